import { StaticPage } from '../blocks/static-page.tsx'
import type { PricedCopy } from '../content/price-ruler-copy.ts'
import { useCopy } from '../i18n/language-provider.tsx'
import { Watch } from '../illustrations/watch.tsx'
import { rulerIn } from '../price-ruler/price-ruler.tsx'

export function Component() {
  const copy = useCopy<PricedCopy>('managed-services')
  return <StaticPage copy={copy} illustration={<Watch />} drawings={rulerIn(copy, 'managedServices')} />
}
