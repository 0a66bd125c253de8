import { StaticPage } from '../blocks/static-page.tsx'
import type { PricedCopy } from '../content/price-ruler-copy.ts'
import { useCopy } from '../i18n/language-provider.tsx'
import { Triangulation } from '../illustrations/fortress/triangulation.tsx'
import { rulerIn } from '../price-ruler/price-ruler.tsx'

export function Component() {
  const copy = useCopy<PricedCopy>('telephony')
  return <StaticPage copy={copy} illustration={<Triangulation />} drawings={rulerIn(copy, 'telephony')} />
}
