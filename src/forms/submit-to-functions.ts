import { functionAddress, functionsKey } from '../endpoints.ts'
import { type Submission, submitForm, type Values } from './submit-form.ts'

/**
 * Sends values to one of the server functions. While it receives a flood it refuses with a challenge; what was typed is
 * then sent again with a proof that this browser has worked for it.
 */
export async function submitToFunctions(name: string, values: Values): Promise<Submission> {
  const endpoint = { address: functionAddress(name), key: functionsKey }
  const submission = await submitForm(endpoint, values)
  if (submission.ok || submission.reason.challenge === undefined) return submission
  try {
    const { proofOf } = await import('./solve-challenge.ts')
    return await submitForm(endpoint, { ...values, proof: await proofOf(submission.reason.challenge) })
  } catch {
    // Not loaded, or a browser without Web Crypto: the refusal names another way to write.
    return submission
  }
}
