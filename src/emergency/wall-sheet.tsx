import { css } from '@linaria/core'
import { useEffect, useRef } from 'react'
import { contactNames, type EmergencyCopy } from '../content/emergency-copy.ts'
import { removeDraft, restoreDraft } from '../start/drafts.ts'
import { fieldBox, needsScripts, notPrinted } from '../style/fragments.ts'
import { button, mainButton } from '../ui/button.tsx'

const draftName = 'emergency'

/** Longer entries would not fit on their line on paper. */
const longest = { name: 36, phone: 24 }

/**
 * The names and numbers of a business: fields that are closed until wanted, on paper lines, also to write on. What is
 * typed stays in the tab; nothing of it is sent.
 */
export function WallSheet({ copy }: { copy: EmergencyCopy }) {
  const form = useRef<HTMLFormElement>(null)
  const details = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    restoreDraft(form.current)
    const fields = [...(form.current?.querySelectorAll('input') ?? [])]
    if (details.current && fields.some(({ value }) => value !== '')) details.current.open = true
  }, [])

  return (
    <form
      ref={form}
      className={wallSheet}
      aria-label={copy.fill}
      data-draft={draftName}
      onReset={() => removeDraft(draftName)}
      onSubmit={(event) => event.preventDefault()}
    >
      {/* With a disabled button Enter submits nothing, also without JavaScript. */}
      <button type="submit" disabled hidden />
      <details ref={details}>
        <summary>{copy.fill}</summary>
        <p className={onScreen}>{copy.fillIntro}</p>
        <h2>{copy.contactsHeading}</h2>
        <div className={contacts}>
          {contactNames.map((contact) => (
            <fieldset key={contact}>
              <legend>{copy.contacts[contact]}</legend>
              {(['name', 'phone'] as const).map((part) => (
                <label key={part}>
                  <span>{copy[part]}</span>
                  <input
                    type="text"
                    inputMode={part === 'phone' ? 'tel' : undefined}
                    name={`${contact}-${part}`}
                    maxLength={longest[part]}
                    autoComplete="off"
                  />
                </label>
              ))}
            </fieldset>
          ))}
        </div>
        <p className={byHand}>{copy.checkedOn}</p>
        <p className={`${onScreen} ${actions}`}>
          <button type="button" className={`${button} ${mainButton}`} onClick={() => window.print()}>
            {copy.print}
          </button>
          <button type="reset" className={button}>
            {copy.clear}
          </button>
          <noscript>{copy.printWithoutScript}</noscript>
        </p>
      </details>
    </form>
  )
}

const wallSheet = css`
  summary {
    font-weight: var(--weight-strong);
    font-size: var(--text-h3);
    cursor: pointer;
  }

  p {
    max-width: var(--measure);
    margin-block: var(--space-2);
  }

  /* On paper nothing can be opened. */
  @media print {
    summary {
      display: none;
    }

    details::details-content {
      block-size: auto;
      content-visibility: visible;
    }
  }
`

const contacts = css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 24rem), 1fr));
  gap: 0 var(--space-3);

  fieldset {
    display: grid;
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    gap: 0.25rem var(--space-1);
    min-width: 0;
    margin: 0;
    padding: 0.625rem 0;
    border: 0;
    border-block-start: var(--rule);
  }

  legend {
    float: left;
    grid-column: 1 / -1;
    padding: 0;
    font-weight: var(--weight-strong);
  }

  span {
    display: block;
    color: var(--ink-soft);
    font-size: 0.8125rem;
  }

  input {
    ${fieldBox}
    width: 100%;
    min-height: 2.75rem;
    padding: 0.375rem 0.5rem;
  }

  @media print {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    gap: 0 6mm;

    fieldset {
      grid-template-columns: minmax(0, 1fr);
      gap: 0;
      padding-block: 1mm;
    }

    label {
      display: flex;
      align-items: end;
    }

    span {
      flex: none;
      width: 16mm;
      font-size: 10pt;
      line-height: 1;
    }

    input {
      min-height: 0;
      height: 6.5mm;
      padding: 0;
      border: 0;
      border-block-end: 1px solid var(--ink);
      border-radius: 0;
      font-size: 10pt;
      line-height: 1;
    }
  }
`

const onScreen = css`
  ${notPrinted}
`

const byHand = css`
  display: none;

  @media print {
    display: flex;
    gap: 2mm;
    max-width: none;
    margin: 3mm 0 0;

    &::after {
      content: '';
      flex: 1;
      max-width: 50mm;
      border-block-end: 1px solid var(--ink);
    }
  }
`

const actions = css`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
  align-items: center;

  [type='button'] {
    ${needsScripts}
  }
`
