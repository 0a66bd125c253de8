import { css } from '@linaria/core'
import { useEffect, useRef } from 'react'
import { actionRow } from '../../blocks/actions.tsx'
import { contactNames, type EmergencyCopy } from '../../content/emergency-copy.ts'
import { restoreDraft } from '../../forms/drafts.ts'
import { removeTab } from '../../forms/tab-storage.ts'
import { fieldBox, needsScripts, notPrinted, openDetails } from '../../style/fragments.ts'
import { button, mainButton } from '../../ui/button.tsx'

const draftName = 'emergency'

/** Longer entries would not fit on their line on paper. */
const maxLength = 50

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
      onReset={() => removeTab(draftName)}
    >
      {/* With a disabled button Enter submits nothing, also without JavaScript. */}
      <button type="submit" disabled hidden />
      <details ref={details}>
        <summary>{copy.fill}</summary>
        <p className={onScreen}>{copy.fillIntro}</p>
        <h2>{copy.contactsHeading}</h2>
        <div className={contacts}>
          {contactNames.map((contact) => (
            <label key={contact}>
              {copy.contacts[contact]}
              <input type="text" name={contact} maxLength={maxLength} autoComplete="off" />
            </label>
          ))}
        </div>
        <p className={byHand}>{copy.checkedOn}</p>
        <div className={`${actionRow} ${actions}`}>
          <button type="button" className={`${button} ${mainButton}`} onClick={() => window.print()}>
            {copy.print}
          </button>
          <button type="reset" className={button}>
            {copy.clear}
          </button>
        </div>
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

  /* Nothing can be opened; fields are lines to write on. */
  @media print {
    summary {
      display: none;
    }

    ${openDetails}
  }
`

const contacts = css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 20rem), 1fr));
  gap: var(--space-2) var(--space-3);

  input {
    ${fieldBox}
    display: block;
    width: 100%;
  }

  @media print {
    grid-template-columns: minmax(0, 1fr);
    gap: 0;

    label {
      display: grid;
      grid-template-columns: 40mm minmax(0, 1fr);
      border-block-end: 1px solid var(--ink);
    }

    && input {
      min-height: 0;
      height: 6mm;
      padding: 0;
      border: 0;
      background: none;
      font-size: 10pt;
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
  margin-block-start: var(--space-3);

  [type='button'] {
    ${needsScripts}
  }
`
