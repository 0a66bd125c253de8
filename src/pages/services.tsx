import { entry, grid, sign } from '../blocks/cards.tsx'
import { PageBlocks } from '../blocks/page-blocks.tsx'
import { PageHero } from '../blocks/page-hero.tsx'
import { section } from '../blocks/section.tsx'
import { services as german } from '../content/de/services.ts'
import { services as english } from '../content/en/services.ts'
import type { Card } from '../content/page-copy.ts'
import { SixOffers } from '../illustrations/fortress/six-offers.tsx'
import { useLanguage } from '../language/language-provider.tsx'
import { inLanguage, type Language, otherLanguage } from '../languages.ts'
import { DocumentHead } from '../layout/document-head.tsx'
import { isShown } from '../layout/missing-pages.ts'
import { PlanSymbol } from '../ui/plan-symbol.tsx'
import { WordBreaks } from '../ui/word-breaks.tsx'

/** In all languages, since the page shows two. */
const services = { de: german, en: english }

/** The short services page: each text in the visitor's language, and in the other one in italics. Its address is English. */
export function Component() {
  const { language } = useLanguage()
  const other = otherLanguage(language) ?? language
  const copy = inLanguage(services, language)
  const [cards, ...rest] = copy.blocks
  const otherCards = cardsOf(other)

  return (
    <>
      <DocumentHead title={copy.title} description={copy.description} />
      <PageHero heading={copy.heading} lead={copy.lead} actions={copy.actions} illustration={<SixOffers />} />
      <section className={section}>
        <h2>
          <WordBreaks text={cards?.heading ?? ''} />
        </h2>
        <ul className={grid}>
          {cardsOf(language).map((card, index) => (
            <li key={card.title} id={card.id} className={entry} data-card>
              {card.icon && (
                <span className={sign}>
                  <PlanSymbol name={card.icon} />
                </span>
              )}
              <div>
                <h3>
                  <WordBreaks text={card.title} />
                </h3>
                <p>
                  <WordBreaks text={card.text} />
                </p>
                <p lang={other}>
                  <WordBreaks text={`${otherCards[index]?.title}: ${otherCards[index]?.text}`} />
                </p>
              </div>
            </li>
          ))}
        </ul>
      </section>
      <PageBlocks blocks={rest} />
    </>
  )
}

function cardsOf(language: Language): Card[] {
  const { blocks } = inLanguage(services, language)
  return blocks.flatMap((block) => (block.kind === 'cards' ? block.cards.filter(isShown) : []))
}
