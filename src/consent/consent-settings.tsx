import { css } from '@linaria/core'
import type { FormEvent } from 'react'
import { useMessages } from '../i18n/language-provider.tsx'
import { tickLabel } from '../style/fragments.ts'
import { button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { consentCategories, readConsent } from './consent-cookie.ts'
import { useConsent } from './consent-provider.tsx'

/** The choice by category. Only what the visitor has agreed to before is ticked. */
export function ConsentSettings() {
  const { save, closeSettings } = useConsent()
  const { consent } = useMessages()
  const saved = readConsent()

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const ticked = new FormData(event.currentTarget)
    save(consentCategories.filter((category) => ticked.has(category)))
  }

  return (
    <Dialog title={consent.settingsTitle} closeLabel={consent.closeSettings} onClose={closeSettings}>
      <form className={settings} onSubmit={submit}>
        {(['necessary', ...consentCategories] as const).map((category) => (
          <div key={category}>
            <label>
              <input
                type="checkbox"
                name={category}
                defaultChecked={category === 'necessary' || saved?.[category]}
                disabled={category === 'necessary'}
                aria-describedby={`consent-${category}`}
              />
              {consent[category].title}
            </label>
            <p id={`consent-${category}`}>{consent[category].text}</p>
          </div>
        ))}
        <button type="submit" className={button}>
          {consent.save}
        </button>
      </form>
    </Dialog>
  )
}

const settings = css`
  label {
    ${tickLabel}
    font-weight: var(--weight-strong);
  }

  p {
    color: var(--ink-soft);
    font-size: var(--text-small);
  }
`
