import { useLanguage } from '../../i18n/language-provider.tsx'
import { planText } from '../plan-text.tsx'
import { Sheet } from '../sheet.tsx'
import { CrossingLines } from './crossing.tsx'

/** Both houses of the group with the countries that they stand in. */
export function CrossingSheet() {
  const { language } = useLanguage()
  return (
    <Sheet scale="1:50 000" width={720} height={300}>
      <CrossingLines />
      <g className={planText}>
        <text x="16" y="270">
          {luxembourg[language]}
        </text>
        <text x="390" y="270" textAnchor="middle">
          {moselle[language]}
        </text>
        <text x="704" y="270" textAnchor="end">
          {germany[language]}
        </text>
      </g>
    </Sheet>
  )
}

const luxembourg = { de: 'Luxemburg', en: 'Luxembourg' }
const germany = { de: 'Deutschland', en: 'Germany' }
const moselle = { de: 'Mosel', en: 'Moselle' }
