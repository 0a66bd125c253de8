import { StaticPage } from '../blocks/static-page.tsx'
import type { Block, PageCopy } from '../content/page-copy.ts'
import type { PricedCopy } from '../content/price-ruler-copy.ts'
import { copyIn } from '../i18n/copies.ts'
import { useContentLanguage } from '../i18n/language-provider.tsx'
import { SixWorks } from '../illustrations/fortress/six-works.tsx'
import { type Language, otherThan } from '../site/languages.ts'
import { PriceRuler } from '../tools/price-ruler/price-ruler.tsx'

/** German visitors have the ruler on the page of the managed services. */
type Services = PageCopy & Partial<PricedCopy>

/** The short services page: each text in the visitor's language, and below it in the one that shares its address. */
export function Component() {
  const language = useContentLanguage()
  const copy = copyIn<Services>(language, 'services')
  const blocks = copy.blocks.map((block) => withOther(block, otherThan(language)))
  const insets = copy.ruler && { 'price-ruler': <PriceRuler copy={copy.ruler} topic="services" /> }
  return <StaticPage copy={{ ...copy, blocks }} illustration={<SixWorks />} insets={insets} />
}

/** The cards, each with its text in another language. */
function withOther(block: Block, language: Language): Block {
  if (block.kind !== 'cards') return block
  const other = copyIn<Services>(language, 'services').blocks.find(
    ({ kind }) => kind === 'cards',
  ) as typeof block
  const cards = block.cards.map((card, index) => {
    const { title, text } = other.cards[index] ?? card
    return { ...card, also: { language, text: `${title}: ${text}` } }
  })
  return { ...block, cards }
}
