/** What is wrong with a field, whatever the language that it is told in. */
export type FieldProblem = 'missing' | 'malformed'

type Field = { value: string; required: boolean }
type Validity = Pick<ValidityState, 'valid' | 'valueMissing'>

/**
 * The browser's judgement of a field, as far as our forms tell it. Blanks alone count as missing where
 * something is required; for the browser they are text.
 */
export function fieldProblem(validity: Validity, { value, required }: Field): FieldProblem | undefined {
  if (validity.valueMissing || (required && value.trim() === '')) return 'missing'
  return validity.valid ? undefined : 'malformed'
}
