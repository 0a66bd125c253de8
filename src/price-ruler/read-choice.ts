import { careTariffs } from './bill.ts'
import type { Choice } from './monthly-cost.ts'

/** What is chosen in the ruler's form; a tariff that is not offered is none. */
export function readChoice(form: FormData): Choice {
  return {
    workplaces: Number(form.get('workplaces')),
    tariff: careTariffs.find((name) => name === form.get('tariff')),
    hasTelephony: form.has('telephony'),
  }
}
