import { css } from '@linaria/core'
import { useId } from 'react'
import { fieldBox } from '../style/fragments.ts'
import { errorMark } from './error-mark.tsx'

type FieldProps = {
  name: string
  label: string
  type?: 'text' | 'email' | 'tel'
  /** The number of rows of a textarea; without it the field has one line. */
  rows?: number
  required?: boolean
  autoComplete?: string
  maxLength?: number
  readOnly?: boolean
  /** Shown below the field, which is then marked as invalid. */
  error?: string | undefined
}

/**
 * A field with its label. It is uncontrolled, so that text typed before hydration is not lost; forms read it when
 * they are sent.
 */
export function Field({ label, rows, type = 'text', required = false, error, ...rest }: FieldProps) {
  const id = useId()
  const errorId = `${id}-error`
  const attributes = {
    ...rest,
    id,
    required,
    className: control,
    ...errorAttributes(errorId, error),
  }
  return (
    <div className={fieldFrame}>
      <label htmlFor={id}>
        {label}
        {required && <span aria-hidden="true"> *</span>}
      </label>
      {rows === undefined ? <input {...attributes} type={type} /> : <textarea {...attributes} rows={rows} />}
      <FieldError id={errorId} error={error} />
    </div>
  )
}

/** Marks a control as invalid, and ties it to its error. */
export function errorAttributes(id: string, error: string | undefined) {
  return error === undefined ? {} : ({ 'aria-invalid': true, 'aria-describedby': id } as const)
}

/** The text of an error, below what it is about; nothing without one. */
export function FieldError({ id, error }: { id: string; error: string | undefined }) {
  return (
    error !== undefined && (
      <p id={id} className={`${errorText} ${errorMark}`}>
        {error}
      </p>
    )
  )
}

/** Fields in two columns where there is room; one of several lines or with a choice takes both. */
export const fields = css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, max(15rem, 40%)), 1fr));
  gap: var(--space-2) var(--space-3);

  > :has(textarea, select) {
    grid-column: 1 / -1;
  }
`

/** Around a control and its label. */
export const fieldFrame = css`
  min-width: 0;

  label {
    display: block;
    padding-block-end: 0.25rem;
    font-size: var(--text-small);
    font-weight: var(--weight-strong);
  }
`

const errorText = css`
  margin: 0.25rem 0;
  font-size: var(--text-small);
  line-height: 1.45;
`

/** An input, a textarea or a select. */
export const control = css`
  ${fieldBox}
  display: block;
  width: 100%;
  margin: 0;

  &:has(+ .${errorText}) {
    border-color: var(--ink);
    box-shadow: inset 0 0 0 2px var(--ink);
  }

  &:focus-visible {
    outline-offset: 1px;
  }
`
