import { css } from '@linaria/core'
import { useEffect, useRef } from 'react'
import { contactNames, type EmergencyCopy } from '../../content/emergency-copy.ts'
import { removeDraft, restoreDraft } from '../../forms/drafts.ts'
import { fieldBox, needsScripts, notPrinted } from '../../style/fragments.ts'
import { button, mainButton } from '../../ui/button.tsx'

const draftName = 'emergency'

/** Longer entries would not fit on their line on paper. */
const longest = { name: 30, phone: 24 }

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
        <div className="scroll">
          <table>
            <thead>
              <tr>
                <td />
                <th scope="col">{copy.name}</th>
                <th scope="col">{copy.phone}</th>
              </tr>
            </thead>
            <tbody>
              {contactNames.map((contact) => (
                <tr key={contact}>
                  <th scope="row">{copy.contacts[contact]}</th>
                  {(['name', 'phone'] as const).map((part) => (
                    <td key={part} data-head={copy[part]}>
                      <input
                        type="text"
                        aria-label={`${copy.contacts[contact]}: ${copy[part]}`}
                        inputMode={part === 'phone' ? 'tel' : undefined}
                        name={`${contact}-${part}`}
                        maxLength={longest[part]}
                        autoComplete="off"
                      />
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
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

  input {
    ${fieldBox}
    width: 100%;
    min-height: 2.75rem;
    padding: 0.375rem 0.5rem;
  }

  /* Nothing can be opened; fields are cells to write on. */
  @media print {
    summary {
      display: none;
    }

    details::details-content {
      block-size: auto;
      content-visibility: visible;
    }

    && input {
      min-height: 0;
      height: 6mm;
      padding: 0;
      border: 0;
      font-size: 10pt;
    }

    && tr > * {
      padding-block: 0.5mm;
      border-color: var(--ink);
    }
  }
`

const onScreen = css`
  ${notPrinted}
`

const byHand = css`
  @media screen {
    display: none;
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
