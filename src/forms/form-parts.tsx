import { css } from '@linaria/core'
import { type ReactNode, useId } from 'react'
import { useContentMessages } from '../i18n/language-provider.tsx'
import { mailLink, phoneLink } from '../navigation/contact-links.ts'
import { company } from '../site/company.ts'
import { type FormVariant, fieldsOf } from '../site/contact-fields.ts'
import { defaultLanguage } from '../site/languages.ts'
import { pathOf } from '../site/pages.ts'
import { control, Field, fieldFrame, fields } from '../ui/field.tsx'
import type { Outcome } from './use-submission.tsx'

type Props = {
  variant: FormVariant
  /** The error of a field; a form without errors requires nothing. */
  errorOf?: (name: string) => string | undefined
  isSending?: boolean
}

/** The fields of a contact form. */
export function ContactFields({ variant, errorOf, isSending = false }: Props) {
  const { fields: labels } = useContentMessages()
  return (
    <div className={fields}>
      {fieldsOf(variant).map(({ name, required, ...attributes }) =>
        name === 'callback' ? (
          <CallbackChoice key={name} label={labels.callback} />
        ) : (
          <Field
            key={name}
            name={name}
            label={labels[name]}
            {...attributes}
            required={required && errorOf !== undefined}
            readOnly={isSending}
            error={errorOf?.(name)}
          />
        ),
      )}
    </div>
  )
}

/** When to call back: in the morning or in the afternoon. */
function CallbackChoice({ label }: { label: string }) {
  const id = useId()
  const { none, ...halves } = useContentMessages().contactForm.callback
  return (
    <div className={fieldFrame}>
      <label htmlFor={id}>{label}</label>
      <select id={id} name="callback" autoComplete="off" className={control}>
        <option value="">{none}</option>
        {/* With values that no language changes, so that what is chosen stays. */}
        {Object.entries(halves).map(([name, half]) => (
          <option key={name} value={name}>
            {half}
          </option>
        ))}
      </select>
    </div>
  )
}

/** What a visitor agrees to with sending a form. */
export function FormConsent() {
  const { before, after } = useContentMessages().contactForm.consent
  return (
    <p className={formNote}>
      {before}
      <PolicyLink />
      {after}
    </p>
  )
}

/** In a new tab, so that what was typed is not lost. */
export function PolicyLink() {
  const { link, newTab } = useContentMessages().newsletter.consent
  return (
    <a href={pathOf('privacy', defaultLanguage)} target="_blank" rel="noreferrer">
      {link}
      <span className="sr-only">{newTab}</span>
    </a>
  )
}

/** What became of a form, below its button. It gets the focus; a toast has announced it. */
export function OutcomeText({ outcome, children }: { outcome: Outcome; children?: ReactNode }) {
  const { kept } = useContentMessages().contactForm.failed
  const { isOk, title, description } = outcome
  const { phone, email } = company
  return (
    <p className={formProblem} data-outcome={isOk ? 'sent' : 'failed'} tabIndex={-1}>
      <strong>{title}</strong>
      {` ${description}`}
      <br />
      {isOk ? (
        children
      ) : (
        <>
          {`${kept} `}
          <a href={phoneLink(phone)}>{phone}</a>, <a href={mailLink(email.general)}>{email.general}</a>
        </>
      )}
    </p>
  )
}

/** Small print about the fields. */
export const formNote = css`
  margin-block: var(--space-2);
  max-width: 44rem;
  color: var(--ink-soft);
  font-size: var(--text-small);
`

/** A message about the whole form; takes no room while it is empty. */
export const formProblem = css`
  max-width: 44rem;
  margin: 0;

  &:not(:empty) {
    margin-block-start: var(--space-2);
    padding-inline-start: var(--space-2);
    border-inline-start: 4px solid var(--accent);
  }

  &[data-outcome='sent'] {
    border-color: var(--ink);
  }

  q {
    display: block;
    margin-block-start: var(--space-1);
    color: var(--ink-soft);
    white-space: pre-line;
    overflow-wrap: anywhere;
  }
`
