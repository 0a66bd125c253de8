import { css } from '@linaria/core'
import { type ComponentType, useState } from 'react'
import { useContentMessages } from '../i18n/language-provider.tsx'
import { LoadError } from '../load-error.ts'
import { needsScripts } from '../style/fragments.ts'
import { button, mainButton } from '../ui/button.tsx'

type Props = { label: string; load: () => Promise<ComponentType>; isMain?: boolean }

/** A button whose press loads what takes its place: nobody else needs the code. */
export function LoadButton({ label, load, isMain }: Props) {
  const { notLoaded } = useContentMessages().routeError
  const [Loaded, setLoaded] = useState<ComponentType>()
  const [failure, setFailure] = useState<unknown>()
  // Gone after a deploy: the page is loaded again. Without a connection another attempt may succeed.
  if (failure && navigator.onLine) throw new LoadError(String(failure), { cause: failure })

  const begin = () => {
    setFailure(undefined)
    load().then((loaded) => setLoaded(() => loaded), setFailure)
  }
  return (
    <div className={scripted}>
      {Loaded ? (
        <Loaded />
      ) : (
        <>
          <button type="button" className={isMain ? `${button} ${mainButton}` : button} onClick={begin}>
            {label}
          </button>
          <p role="status">{failure ? notLoaded.text : ''}</p>
        </>
      )}
    </div>
  )
}

const scripted = css`
  &:not(:first-child) {
    margin-block-start: var(--space-3);
  }

  ${needsScripts}
`
