import type { CareTariff, Choice } from '../company/monthly-cost.ts'

/** What is chosen in the ruler's form; a tariff that is not offered is none. */
export function readChoice(form: FormData, tariffs: readonly CareTariff[]): Choice {
  return {
    workplaces: Number(form.get('workplaces')),
    tariff: tariffs.find((name) => name === form.get('tariff')),
    hasTelephony: form.has('telephony'),
  }
}
