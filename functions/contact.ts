import { createHash, randomUUID } from 'node:crypto'
import type { ContactForm, Outcome } from './forms.ts'
import { withTimeout } from './mail/mail.ts'
import { deliver, enqueue, stateOf } from './outbox/outbox.ts'
import type { Services } from './services.ts'
import { limitVisitor, type Visitor } from './slow-down.ts'

/**
 * Stores a message, then sends it. A success means that it is stored, and will be sent if it was not; a refusal means
 * that the mail server refused it for good, and that the visitor should choose another way. It is kept then, too.
 */
export async function sendContact(services: Services, form: ContactForm, visitor: Visitor): Outcome {
  const { idempotencyKey: key = randomUUID(), ...fields } = form
  // A visitor who changes the message after a failure sends another one.
  const content = `${key}\0${JSON.stringify(fields)}`
  const id = createHash('sha256').update(content).digest('hex').slice(0, 32)
  const known = await stateOf(services, id)
  // What waits is sent by itself; what was refused may be tried again, as often as a new message may be sent.
  if (known !== undefined && known !== 'refused') return undefined
  const refusal = await limitVisitor(services, 'messages', visitor)
  if (refusal) return refusal
  await enqueue(services, id, 'message', fields)
  await withTimeout(services.sendTimeoutMs, deliver(services, id))
  return (await stateOf(services, id)) === 'refused' ? { status: 503, problem: 'messageNotSent' } : undefined
}
