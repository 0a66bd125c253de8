import { useLocalized } from '../language/language-provider.tsx'
import { CrossingLines } from './crossing.tsx'
import { planText } from './plan-text.tsx'
import { Sheet } from './sheet.tsx'

/** Both houses of the group with the countries that they stand in. */
export function CrossingSheet() {
  const names = useLocalized(countries)
  return (
    <Sheet scale="1:50 000" width={720} height={300}>
      <CrossingLines />
      <g data-labels="" className={planText}>
        <text x="16" y="270">
          {names.luxembourg}
        </text>
        <text x="390" y="270" textAnchor="middle">
          {names.mosel}
        </text>
        <text x="704" y="270" textAnchor="end">
          {names.germany}
        </text>
      </g>
    </Sheet>
  )
}

const countries = {
  de: { luxembourg: 'Luxemburg', germany: 'Deutschland', mosel: 'Mosel' },
  en: { luxembourg: 'Luxembourg', germany: 'Germany', mosel: 'Mosel' },
}
