import { css } from '@linaria/core'
import { type ComponentType, useState } from 'react'
import { FormRegion } from '../../forms/form-region.tsx'
import { loadCopy } from '../../i18n/copies.ts'
import { useContentMessages } from '../../i18n/language-provider.tsx'
import { defaultLanguage } from '../../site/languages.ts'
import { LoadError } from '../../site/load-error.ts'
import { needsScripts } from '../../style/fragments.ts'
import { button, mainButton } from '../../ui/button.tsx'

/** Whether NIS2 binds a company. Without scripts the table below says from which size on. */
export function Nis2Check({ label }: { label: string }) {
  const { notLoaded } = useContentMessages().routeError
  const [Form, setForm] = useState<ComponentType>()
  const [failure, setFailure] = useState<unknown>()
  // Gone after a deploy: the page is loaded again. Without a connection another attempt may succeed.
  if (failure && navigator.onLine) throw new LoadError(String(failure), { cause: failure })

  const begin = () => {
    setFailure(undefined)
    loadForm().then((form) => setForm(() => form), setFailure)
  }
  if (Form) {
    return (
      <FormRegion>
        <Form />
      </FormRegion>
    )
  }
  return (
    <div className={scripted}>
      <button type="button" className={`${button} ${mainButton}`} onClick={begin}>
        {label}
      </button>
      <p role="status">{failure ? notLoaded.text : ''}</p>
    </div>
  )
}

/** The form and its copy, loaded when somebody begins: nobody else needs them. */
async function loadForm(): Promise<ComponentType> {
  const [{ CheckForm }] = await Promise.all([
    import('./check-form.tsx'),
    loadCopy('nis2-check', defaultLanguage),
  ])
  return CheckForm
}

const scripted = css`
  ${needsScripts}
`
