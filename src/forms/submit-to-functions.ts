import { functionAddress, functionsKey } from '../endpoints.ts'
import { type Submission, submitForm, type Values } from './submit-form.ts'

/** Sends values to one of the server functions. */
export function submitToFunctions(name: string, values: Values): Promise<Submission> {
  return submitForm({ address: functionAddress(name), key: functionsKey }, values)
}
