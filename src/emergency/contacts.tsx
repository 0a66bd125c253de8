import { css } from '@linaria/core'
import { contactNames, type EmergencyCopy } from '../content/emergency-copy.ts'
import { part } from '../site-plan/sheet-layout.tsx'
import { fieldBox, needsScripts, notPrinted, tickLabel } from '../style/fragments.ts'
import { rememberName } from './remembered-sheet.ts'

/** Longer entries would not fit on their line on paper. */
const longest = { name: 36, phone: 24 }

/** The names and numbers of a business: fields on the screen, lines on paper. */
export function Contacts({ copy }: { copy: EmergencyCopy }) {
  return (
    <div className={part}>
      <h2>{copy.contactsHeading}</h2>
      <div className={contacts}>
        {contactNames.map((contact) => (
          <fieldset key={contact}>
            <legend>{copy.contacts[contact]}</legend>
            <label>
              <span>{copy.name}</span>
              <input type="text" name={`${contact}-name`} maxLength={longest.name} autoComplete="off" />
            </label>
            <label>
              <span>{copy.phone}</span>
              <input
                type="text"
                inputMode="tel"
                name={`${contact}-phone`}
                maxLength={longest.phone}
                autoComplete="off"
              />
            </label>
          </fieldset>
        ))}
      </div>
      <div className={remember}>
        <label>
          <input type="checkbox" name={rememberName} aria-describedby="remember-hint" />
          {copy.remember}
        </label>
        <p id="remember-hint">{copy.rememberHint}</p>
      </div>
    </div>
  )
}

const contacts = css`
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
    line-height: 1.3;
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
    fieldset {
      grid-template-columns: minmax(0, 1fr);
      gap: 0;
      padding-block: 1mm;
    }

    legend {
      font-size: 8.5pt;
    }

    label {
      display: flex;
      align-items: end;
    }

    span {
      flex: none;
      width: 11mm;
      font-size: 7pt;
      line-height: 1;
    }

    input {
      min-height: 0;
      height: 5mm;
      padding: 0;
      border: 0;
      border-block-end: 1px solid var(--ink);
      border-radius: 0;
      font-size: 8pt;
      line-height: 1;
    }
  }
`

const remember = css`
  padding-block-start: var(--space-2);
  border-block-start: var(--rule);

  label {
    ${tickLabel}
    font-weight: var(--weight-strong);
  }

  p {
    margin: 0;
    color: var(--ink-soft);
    font-size: var(--text-small);
  }

  ${needsScripts}
  ${notPrinted}
`
