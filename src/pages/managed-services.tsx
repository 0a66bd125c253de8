import { LongPage } from '../blocks/long-page.tsx'
import type { PricedCopy } from '../content/price-ruler-copy.ts'
import { useCopy } from '../i18n/language-provider.tsx'
import { Watch } from '../illustrations/watch.tsx'
import { rulerIn } from '../price-ruler/price-ruler.tsx'

export function Component() {
  const copy = useCopy<PricedCopy>('managed-services')
  return <LongPage copy={copy} illustration={<Watch />} drawings={rulerIn(copy, 'managedServices')} />
}
