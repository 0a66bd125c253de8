import type { FormVariant } from '../site/contact-fields.ts'
import { type Submission, submitForm } from './submit-form.ts'
import type { SubmissionMeta } from './use-submission.tsx'

type Values = Readonly<Record<string, string>>

/** What could not be sent, and its key. Lives as long as the tab, so the text is back when the visitor returns. */
export const unsentMessages = new Map<FormVariant, { values: Values; key: string | undefined }>()

/** Sends a message, and keeps what fails. */
export async function sendMessage(
  form: FormVariant,
  values: Values,
  meta: SubmissionMeta,
): Promise<Submission> {
  const key = keyOf(values, form)
  const submission =
    import.meta.env.CONTACT === 'functions'
      ? await submitForm('send-contact-email', { ...values, ...meta, ...(key && { idempotencyKey: key }) })
      : await pretendToSend()
  if (submission.ok) unsentMessages.delete(form)
  else unsentMessages.set(form, { values, key })
  return submission
}

/**
 * The key of a message: a second attempt with the same content has the same key, so that it is no second message. A
 * page without TLS, such as a preview in one's own network, has no `randomUUID` and gets none.
 */
function keyOf(values: Values, form: FormVariant): string | undefined {
  const unsent = unsentMessages.get(form)
  const isSame = unsent && JSON.stringify(unsent.values) === JSON.stringify(values)
  return isSame ? unsent.key : crypto.randomUUID?.()
}

/** A simulated submission takes a second; used while no endpoint is configured (spec §4 and §7). */
function pretendToSend(): Promise<Submission> {
  return new Promise((resolve) => setTimeout(resolve, 1000, { ok: true }))
}
