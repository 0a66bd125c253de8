import { css } from '@linaria/core'
import { Icon } from '../ui/icon.tsx'
import { type PlanSymbolName, planSymbols } from '../ui/plan-symbols.ts'
import { WordBreaks } from '../ui/word-breaks.tsx'

/** The legend of all plans: each symbol with its meaning. */
export function Legend({ names }: { names: Record<PlanSymbolName, string> }) {
  return (
    <ul className={list}>
      {Object.entries(names).map(([name, meaning]) => (
        <li key={name}>
          <Icon path={planSymbols[name as PlanSymbolName]} isSharp />
          <span>
            <WordBreaks text={meaning} />
          </span>
        </li>
      ))}
    </ul>
  )
}

const list = css`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(15rem, 45%), 1fr));
  gap: 0 var(--space-2);
  font-size: var(--text-small);
  line-height: 1.3;
  overflow-wrap: anywhere;

  li {
    display: flex;
    gap: var(--space-1);
    min-width: 0;
    align-items: center;
    padding-block: 0.25rem;
    border-block-end: var(--rule);
  }

  svg {
    flex: none;
    color: var(--accent-text);
  }
`
