import type { FormVariant } from '../contact-fields.ts'
import { formService } from './form-service.ts'
import { type Submission, submitForm } from './submit-form.ts'
import { submitToFunctions } from './submit-to-functions.ts'
import type { SubmissionMeta } from './use-submission.tsx'

type Values = Readonly<Record<string, string>>

/** What could not be sent, and its key. */
type UnsentMessage = { values: Values; key: string | undefined }

/** What could not be sent. Lives as long as the tab, so the text is back when the visitor returns. */
export const unsentMessages = new Map<FormVariant, UnsentMessage>()

const service =
  import.meta.env.CONTACT === 'service' &&
  formService(
    import.meta.env.VITE_CONTACT_ENDPOINT ?? '',
    import.meta.env.VITE_CONTACT_FIELDS,
    import.meta.env.VITE_CONTACT_ENCODING,
  )

/** Sends a message to wherever this build sends messages, and keeps what fails. */
export async function sendMessage(
  form: FormVariant,
  values: Values,
  meta: SubmissionMeta,
): Promise<Submission> {
  const key = keyOf(values, unsentMessages.get(form))
  const submission = await (service
    ? submitForm(service, values)
    : import.meta.env.CONTACT === 'functions'
      ? submitToFunctions('send-contact-email', { ...values, ...meta, ...(key && { idempotencyKey: key }) })
      : pretendToSend())
  if (submission.ok) unsentMessages.delete(form)
  else unsentMessages.set(form, { values, key })
  return submission
}

/**
 * The key of a message: a second attempt with the same content has the same key, so that it is no second message. A
 * page without TLS, such as a preview in one's own network, has no `randomUUID` and gets none.
 */
function keyOf(values: Values, unsent?: UnsentMessage): string | undefined {
  return unsent && JSON.stringify(unsent.values) === JSON.stringify(values)
    ? unsent.key
    : crypto.randomUUID?.()
}

/** A simulated submission takes a second (spec §4). */
const simulatedSendMs = 1000

/** Used while no endpoint is configured (spec §4 and §7). */
function pretendToSend(): Promise<Submission> {
  return new Promise((resolve) => setTimeout(resolve, simulatedSendMs, { ok: true }))
}
