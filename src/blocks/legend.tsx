import { css } from '@linaria/core'
import { legend } from '../content/legend.ts'
import { PlanSymbol } from '../illustrations/plan-symbol.tsx'
import type { PlanSymbolName } from '../illustrations/plan-symbols.ts'
import { useContentLanguage } from '../language/language-provider.tsx'
import { inLanguage } from '../languages.ts'
import { section, sectionHeading } from './section.tsx'

/** The legend of all plans: each symbol with its meaning. */
export function Legend() {
  const { heading, intro, names } = inLanguage(legend, useContentLanguage())
  return (
    <section className={section}>
      <div className={sectionHeading}>
        <h2>{heading}</h2>
        <p>{intro}</p>
      </div>
      <ul className={list}>
        {Object.entries(names).map(([name, meaning]) => (
          <li key={name}>
            <PlanSymbol name={name as PlanSymbolName} />
            {meaning}
          </li>
        ))}
      </ul>
    </section>
  )
}

const list = css`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(15rem, 100%), 1fr));
  gap: 0 var(--space-4);
  margin: 0;
  padding: 0;
  list-style: none;

  li {
    display: flex;
    gap: var(--space-2);
    align-items: center;
    padding-block: var(--space-1);
    border-block-end: var(--rule);
  }

  svg {
    flex: none;
    color: var(--accent-text);
  }
`
