import { css } from '@linaria/core'
import { DocumentHead } from '../components/document-head.tsx'
import { PageBlocks } from '../components/page-blocks.tsx'
import { PageHero } from '../components/page-hero.tsx'
import type { Card } from '../content/page-copy.ts'
import { services } from '../content/services.ts'
import { useLanguage } from '../hooks/language.tsx'
import { type Language, languages } from '../i18n/language.ts'
import { Icon } from '../ui/icon.tsx'

/** The short services page: each text in the visitor's language, and in the other one in italics. */
export function Component() {
  const { language } = useLanguage()
  const other = languages.find((candidate) => candidate !== language) ?? language
  const copy = services[language]
  const [cards, ...rest] = copy.blocks
  const otherCards = cardsOf(other)

  return (
    <>
      <DocumentHead title={copy.title} description={copy.description} />
      <PageHero heading={copy.heading} lead={copy.lead} actions={copy.actions} />
      <section>
        <h2>{cards?.heading}</h2>
        <ul className={grid}>
          {cardsOf(language).map((card, index) => (
            <li key={card.title} className={item} data-card>
              {card.icon && <Icon name={card.icon} />}
              <h3>{card.title}</h3>
              <p>{card.text}</p>
              <p lang={other} className={translation}>
                {otherCards[index]?.title}: {otherCards[index]?.text}
              </p>
            </li>
          ))}
        </ul>
      </section>
      <PageBlocks blocks={rest} />
    </>
  )
}

function cardsOf(language: Language): Card[] {
  return services[language].blocks.flatMap((block) => (block.kind === 'cards' ? block.cards : []))
}

const grid = css`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 22rem), 1fr));
  gap: var(--space-3);
  padding: 0;
  list-style: none;
`

const item = css`
  padding: var(--space-3);
  border: 1px solid var(--line);
  border-radius: var(--radius);
`

const translation = css`
  font-style: italic;
  color: var(--ink-soft);
`
