import { LongPage } from '../blocks/long-page.tsx'
import type { PricedCopy } from '../content/price-ruler-copy.ts'
import { useCopy } from '../i18n/language-provider.tsx'
import { Triangulation } from '../illustrations/fortress/triangulation.tsx'
import { rulerIn } from '../price-ruler/price-ruler.tsx'

export function Component() {
  const copy = useCopy<PricedCopy>('telephony')
  return <LongPage copy={copy} illustration={<Triangulation />} drawings={rulerIn(copy, 'telephony')} />
}
