import { StaticPage } from '../blocks/static-page.tsx'
import type { PricedCopy } from '../content/price-ruler-copy.ts'
import { useCopy } from '../i18n/language-provider.tsx'
import { Watch } from '../illustrations/watch.tsx'
import { PriceRuler } from '../tools/price-ruler/price-ruler.tsx'

export function Component() {
  const copy = useCopy<PricedCopy>('managed-services')
  const insets = { 'price-ruler': <PriceRuler copy={copy.ruler} topic="managedServices" /> }
  return <StaticPage copy={copy} illustration={<Watch />} insets={insets} />
}
