import { LongPage } from '../blocks/long-page.tsx'
import type { PricedCopy } from '../content/price-ruler-copy.ts'
import { useCopy } from '../i18n/language-provider.tsx'
import { Watch } from '../illustrations/watch.tsx'
import { defaultLanguage } from '../site/languages.ts'
import { withPriceTable } from '../tools/price-ruler/bill.ts'
import { rulerIn } from '../tools/price-ruler/price-ruler.tsx'

export function Component() {
  const copy = withPriceTable(useCopy<PricedCopy>('managed-services'), defaultLanguage)
  return <LongPage copy={copy} illustration={<Watch />} drawings={rulerIn(copy, 'managedServices')} />
}
