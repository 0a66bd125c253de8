import { css } from '@linaria/core'
import { Link } from 'react-router-dom'
import type {
  CheckCountry,
  LawOfCountry,
  Nis2CheckCopy,
  Verdict as VerdictName,
} from '../../content/nis2-check-copy.ts'
import { sources } from '../../content/sources.ts'
import { storeEnquiry } from '../../forms/prefill.ts'
import { useContentLanguage } from '../../i18n/language-provider.tsx'
import { TextLink } from '../../navigation/text-link.tsx'
import { fill } from '../../site/fill.ts'
import { enquiryPath } from '../../site/pages.ts'
import { button, mainButton } from '../../ui/button.tsx'
import { errorMark } from '../../ui/error-mark.tsx'
import { Points } from '../../ui/points.tsx'
import { TermList } from '../../ui/term-list.tsx'
import { type Answers, enquiryText } from './answers.ts'
import type { Result } from './classify.ts'

type Props = { answers: Answers; result: Result; copy: Nis2CheckCopy }

/** What the answers mean: the verdict, why, and what follows; or what is still to be answered. */
export function Verdict({ answers, result, copy }: Props) {
  const language = useContentLanguage()
  if ('missing' in result) {
    return (
      <div className={block}>
        <p className={errorMark}>{copy.missing}</p>
        <Points points={result.missing.map((question) => copy.questions[question])} />
      </div>
    )
  }
  const { verdict, reason } = result
  const law = copy.laws[answers.country as CheckCountry]
  const title =
    verdict === 'essential' ? fill(copy.essential, { name: law.essential }) : copy.verdicts[verdict]
  return (
    <div className={block}>
      <h3>{title}</h3>
      <p>
        {copy.reasons[reason]} {reason === 'administration' && law.administration}
      </p>
      <TermList rows={rowsOf(verdict, law, copy)} />
      <p>
        {copy.limits} {law.note}
      </p>
      <p>
        <strong>{copy.noAdvice}</strong>
      </p>
      <h4>{copy.sources}</h4>
      <ul>
        {[...law.sources, ...copy.unionLaws].map(({ source, label }) => (
          <li key={source}>
            <TextLink link={{ to: sources[source].url, label }} />
          </li>
        ))}
      </ul>
      <Link
        className={`${button} ${mainButton}`}
        to={enquiryPath(language, 'securityConsulting')}
        onClick={() => storeEnquiry(language, 'securityConsulting', enquiryText(answers, title, copy))}
      >
        {copy.enquire}
      </Link>
    </div>
  )
}

/** Who is in charge, and what to do. */
function rowsOf(
  verdict: VerdictName,
  law: LawOfCountry,
  { terms, next, reporting, supervision }: Nis2CheckCopy,
): [term: string, text: string][] {
  const authority = [terms.authority, verdict === 'dora' ? law.financeAuthority : law.authority] as const
  if (verdict === 'supplyChain' || verdict === 'none') return [[terms.next, next[verdict]]]
  if (verdict === 'clarify' || verdict === 'dora') return [[...authority], [terms.next, next[verdict]]]
  return [
    [...authority],
    [terms.registration, law.registration],
    [terms.reporting, reporting],
    [terms.supervision, supervision[verdict]],
  ]
}

const block = css`
  padding: var(--space-3);
  border-block-start: 2px solid var(--ink);
  background: var(--paper-sunken);

  dl div {
    padding-block: var(--space-1);
    border-block-start: 1px solid var(--line-strong);
  }

  dt {
    color: var(--ink-soft);
    font-size: var(--text-small);
  }

  dd {
    margin: 0;
  }

  li {
    padding-block: 0.125rem;
  }

  ul {
    margin-block-end: var(--space-2);
  }
`
