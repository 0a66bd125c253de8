import { css } from '@linaria/core'
import { Fragment, type ReactNode } from 'react'
import { useContentMessages } from '../i18n/language-provider.tsx'
import { mailLink, phoneLink } from '../navigation/contact-links.ts'
import { company } from '../site/company.ts'
import { type ContactField, type FormVariant, fieldsOf } from '../site/contact-fields.ts'
import { defaultLanguage } from '../site/languages.ts'
import { pathOf } from '../site/pages.ts'
import { Field, type FieldProps, fields } from '../ui/field.tsx'

type Props = {
  variant: FormVariant
  /** The field for a callback. */
  callback: ReactNode
  /** What its state adds to a field. */
  stateOf?: (name: ContactField, isRequired: boolean) => Partial<FieldProps>
}

/** The fields of a contact form. */
export function ContactFields({ variant, callback, stateOf }: Props) {
  const { fields: labels } = useContentMessages()
  return (
    <div className={fields}>
      {fieldsOf(variant).map(({ name, required, ...attributes }) =>
        name === 'callback' ? (
          <Fragment key={name}>{callback}</Fragment>
        ) : (
          <Field key={name} name={name} label={labels[name]} {...attributes} {...stateOf?.(name, required)} />
        ),
      )}
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

/** How to reach the company where a form could not be sent. */
export function CallUs() {
  const { kept } = useContentMessages().contactForm.failed
  const { phone, email } = company
  return (
    <>
      <br />
      {`${kept} `}
      <a href={phoneLink(phone)}>{phone}</a>, <a href={mailLink(email.general)}>{email.general}</a>
    </>
  )
}

type OutcomeProps = { isOk: boolean; title: string; description: string; children?: ReactNode }

/** What became of a form, below its button. It gets the focus; a toast has announced it. */
export function Outcome({ isOk, title, description, children }: OutcomeProps) {
  return (
    <p className={formProblem} data-outcome={isOk ? 'sent' : 'failed'} tabIndex={-1}>
      <strong>{title}</strong>
      {` ${description}`}
      {children}
    </p>
  )
}

/** The line with the button. */
export const formEnd = css`
  margin-block: var(--space-2) 0;
`

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
