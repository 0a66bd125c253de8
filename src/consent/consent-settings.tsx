import { css } from '@linaria/core'
import type { FormEvent } from 'react'
import { useMessages } from '../i18n/language-provider.tsx'
import { button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { consentCategories } from './consent-cookie.ts'
import { useConsent } from './consent-provider.tsx'
import { consentTo } from './consent-store.ts'

/** The choice by category. Only what the visitor has agreed to before is ticked. */
export function ConsentSettings() {
  const { consent: saved, save, closeSettings } = useConsent()
  const { consent } = useMessages()

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const ticked = new FormData(event.currentTarget)
    save(consentTo(consentCategories.filter((category) => ticked.has(category))))
  }

  return (
    <Dialog title={consent.settingsTitle} closeLabel={consent.closeSettings} onClose={closeSettings}>
      <form onSubmit={submit}>
        {(['necessary', ...consentCategories] as const).map((category) => (
          <label key={category} className={row}>
            <input
              type="checkbox"
              name={category}
              defaultChecked={category === 'necessary' || saved?.[category] === true}
              disabled={category === 'necessary'}
              aria-describedby={`consent-${category}`}
            />
            <span>
              <strong>{consent[category].title}</strong>
              <span id={`consent-${category}`}>{consent[category].text}</span>
            </span>
          </label>
        ))}
        <p className={choices}>
          <button type="submit" className={button}>
            {consent.save}
          </button>
          <button type="button" className={button} onClick={() => save(consentTo(consentCategories))}>
            {consent.acceptAll}
          </button>
          <button type="button" className={button} onClick={() => save(consentTo([]))}>
            {consent.decline}
          </button>
        </p>
      </form>
    </Dialog>
  )
}

const row = css`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: var(--space-2);
  padding-block: var(--space-2);
  border-block-start: var(--rule);
  line-height: 1.45;
  cursor: pointer;

  input {
    width: 1.5rem;
    height: 1.5rem;
    margin: 0;
  }

  strong {
    display: block;
  }

  span span {
    color: var(--ink-soft);
    font-size: var(--text-small);
  }
`

const choices = css`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-1);
  margin: 0;
  padding-block: var(--space-2);
  border-block-start: var(--rule);

  /* All choices are in view, however long the texts above them are. */
  @media (min-height: 30rem) {
    position: sticky;
    inset-block-end: 0;
    background: var(--paper);
  }

  button {
    padding-inline: var(--space-2);
  }

  @media (max-width: 30rem) {
    button {
      flex: 1 1 auto;
      min-height: 2.75rem;
      padding-inline: 0.5rem;
      font-size: var(--text-small);
    }
  }
`
