import { Cards } from '../blocks/cards.tsx'
import { content, PageBlocks } from '../blocks/page-blocks.tsx'
import { PageHero } from '../blocks/page-hero.tsx'
import { section } from '../blocks/section.tsx'
import type { Card, PageCopy } from '../content/page-copy.ts'
import type { PricedCopy } from '../content/price-ruler-copy.ts'
import { copyIn } from '../i18n/copies.ts'
import { useContentLanguage } from '../i18n/language-provider.tsx'
import { SixWorks } from '../illustrations/fortress/six-works.tsx'
import { DocumentHead } from '../navigation/document-head.tsx'
import { type Language, otherThan } from '../site/languages.ts'
import { withPriceTable } from '../tools/price-ruler/bill.ts'
import { rulerIn } from '../tools/price-ruler/price-ruler.tsx'
import { WordBreaks } from '../ui/word-breaks.tsx'

/** The short services page: each text in the visitor's language, and below it in the one that shares its address. */
export function Component() {
  const language = useContentLanguage()
  const second = otherThan(language)
  const copy = withPriceTable(copyIn<PricedCopy>(language, 'services'), language)
  const [cards, ...rest] = copy.blocks

  return (
    <>
      <DocumentHead title={copy.title} description={copy.description} />
      <PageHero {...copy} illustration={<SixWorks />} />
      <section className={section} data-turned>
        <h2>
          <WordBreaks text={cards?.heading ?? ''} />
        </h2>
        <div className={content}>
          <Cards cards={cardsOf(language)} also={{ language: second, cards: cardsOf(second) }} />
        </div>
      </section>
      <PageBlocks blocks={rest} drawings={rulerIn({ ...copy, blocks: rest }, 'services')} />
    </>
  )
}

function cardsOf(language: Language): Card[] {
  const { blocks } = copyIn<PageCopy>(language, 'services')
  return blocks.flatMap((block) => (block.kind === 'cards' ? block.cards : []))
}
