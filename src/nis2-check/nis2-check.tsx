import { css } from '@linaria/core'
import { lazy, useState } from 'react'
import { FormRegion } from '../forms/form-region.tsx'
import { loadCurrentCopy } from '../i18n/copies.ts'
import { toLoadError } from '../load-error.ts'
import { needsScripts } from '../style/fragments.ts'
import { button, mainButton } from '../ui/button.tsx'

const files = import.meta.glob('../content/*/nis2-check.ts')

/** The form and its copy, loaded when somebody begins: nobody else needs them. */
const CheckForm = lazy(async () => {
  const loading = [import('./check-form.tsx'), loadCurrentCopy(files)] as const
  const [module] = await Promise.all(loading).catch(toLoadError)
  return { default: module.CheckForm }
})

/** Whether NIS2 binds a company. Without scripts the table below says from which size on. */
export function Nis2Check({ label }: { label: string }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <div className={scripted}>
      {isOpen ? (
        <FormRegion>
          <CheckForm />
        </FormRegion>
      ) : (
        <button type="button" className={`${button} ${mainButton}`} onClick={() => setOpen(true)}>
          {label}
        </button>
      )}
    </div>
  )
}

const scripted = css`
  ${needsScripts}
`
