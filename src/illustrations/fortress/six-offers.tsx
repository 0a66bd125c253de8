import { useLocalized } from '../../i18n/language-provider.tsx'
import type { Localized } from '../../i18n/languages.ts'
import { type Six, SixWorks } from '../six-works.tsx'

/** The six services as detached works around the customer. */
export function SixOffers() {
  return <SixWorks names={useLocalized<Six>(names)} />
}

const names = {
  de: ['Aus der Ferne', 'Vor Ort', 'Sicherheit', 'Backup', 'Cloud', '24/7'],
  en: ['Remote', 'On site', 'Security', 'Backup', 'Cloud', '24/7'],
} satisfies Localized<Six>
