import { entry, grid, sign } from '../blocks/cards.tsx'
import { besideHeading } from '../blocks/late-parts.tsx'
import { PageBlocks } from '../blocks/page-blocks.tsx'
import { PageHero } from '../blocks/page-hero.tsx'
import { section } from '../blocks/section.tsx'
import type { Card, PageCopy } from '../content/page-copy.ts'
import type { PricedCopy } from '../content/price-ruler-copy.ts'
import { copyIn } from '../i18n/copies.ts'
import { useContentLanguage } from '../i18n/language-provider.tsx'
import { type Language, sharingWith } from '../i18n/languages.ts'
import { SixWorks } from '../illustrations/fortress/six-works.tsx'
import { DocumentHead } from '../layout/document-head.tsx'
import { isShown } from '../links/missing-pages.ts'
import { isEnabled } from '../pages.ts'
import { rulerIn } from '../price-ruler/price-ruler.tsx'
import { Icon } from '../ui/icon.tsx'
import { planSymbols } from '../ui/plan-symbols.ts'
import { WordBreaks } from '../ui/word-breaks.tsx'

/** The short services page: each text in the visitor's language, and below it in the one that shares its address. */
export function Component() {
  const language = useContentLanguage()
  const second = sharingWith(language)
  const other = second && isEnabled('services', second) ? second : undefined
  const copy = copyIn<PricedCopy>(language, 'services')
  const [cards, ...rest] = copy.blocks
  const otherCards = other ? cardsOf(other) : []

  return (
    <>
      <DocumentHead title={copy.title} description={copy.description} />
      <PageHero
        heading={copy.heading}
        lead={copy.lead}
        actions={copy.actions}
        illustration={besideHeading(copy, <SixWorks />)}
      />
      <section className={section}>
        <h2>
          <WordBreaks text={cards?.heading ?? ''} />
        </h2>
        <ul className={grid}>
          {cardsOf(language).map((card, index) => (
            <li key={card.title} id={card.id} className={entry} data-card>
              {card.icon && (
                <span className={sign}>
                  <Icon path={planSymbols[card.icon]} isSharp />
                </span>
              )}
              <div>
                <h3>
                  <WordBreaks text={card.title} />
                </h3>
                <p>
                  <WordBreaks text={card.text} />
                </p>
                {otherCards[index] && (
                  <p lang={other}>
                    <WordBreaks text={`${otherCards[index].title}: ${otherCards[index].text}`} />
                  </p>
                )}
              </div>
            </li>
          ))}
        </ul>
      </section>
      <PageBlocks blocks={rest} drawings={rulerIn({ ...copy, blocks: rest }, 'services')} />
    </>
  )
}

function cardsOf(language: Language): Card[] {
  const { blocks } = copyIn<PageCopy>(language, 'services')
  return blocks.flatMap((block) => (block.kind === 'cards' ? block.cards.filter(isShown) : []))
}
