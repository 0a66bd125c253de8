import { country, sisterCountry } from '../../company/derive.ts'
import { ifInMarkets } from '../../company/optional.ts'
import { useLocalized } from '../../i18n/language-provider.tsx'
import { planText } from '../plan-text.tsx'
import { Sheet } from '../sheet.tsx'
import { CrossingLines } from './crossing.tsx'

/** Both houses of the group with the countries that they stand in. */
export function CrossingSheet() {
  const own = useLocalized(country.name)
  const other = useLocalized(sisterCountry ?? country.name)
  const river = useLocalized(riverName)
  return (
    <Sheet scale="1:50 000" width={720} height={300}>
      <CrossingLines />
      <g data-labels="" className={planText}>
        <text x="16" y="270">
          {own}
        </text>
        <text x="390" y="270" textAnchor="middle">
          {river}
        </text>
        <text x="704" y="270" textAnchor="end">
          {other}
        </text>
      </g>
    </Sheet>
  )
}

const riverName = ifInMarkets(['LU', 'DE'], { de: 'Mosel', en: 'Moselle' }) ?? { de: '', en: '' }
