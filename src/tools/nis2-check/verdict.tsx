import { css } from '@linaria/core'
import { Link } from 'react-router-dom'
import type {
  CheckCountry,
  LawOfCountry,
  Nis2CheckCopy,
  Verdict as VerdictName,
} from '../../content/nis2-check-copy.ts'
import { type SourceName, sources } from '../../content/sources.ts'
import { storeEnquiry } from '../../forms/prefill.ts'
import { useContentLanguage } from '../../i18n/language-provider.tsx'
import { TextLink } from '../../navigation/text-link.tsx'
import { fill } from '../../site/fill.ts'
import { longDay } from '../../site/format.ts'
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
      <div className={incomplete}>
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
      <Sources law={law} isDora={verdict === 'dora'} copy={copy} />
      <p>
        <Link
          className={`${button} ${mainButton}`}
          to={enquiryPath(language, 'securityConsulting')}
          onClick={() => storeEnquiry(language, 'securityConsulting', enquiryText(answers, title, copy))}
        >
          {copy.enquire}
        </Link>
      </p>
    </div>
  )
}

function rowsOf(
  verdict: VerdictName,
  law: LawOfCountry,
  { terms, next, reporting, supervision }: Nis2CheckCopy,
): [term: string, text: string][] {
  switch (verdict) {
    case 'essential':
    case 'important':
      return [
        [terms.authority, law.authority],
        [terms.registration, law.registration],
        [terms.reporting, reporting],
        [terms.supervision, supervision[verdict]],
      ]
    case 'clarify':
      return [
        [terms.authority, law.authority],
        [terms.next, next.clarify],
      ]
    case 'dora':
      return [
        [terms.authority, law.financeAuthority],
        [terms.next, next.dora],
      ]
    default:
      return [[terms.next, next[verdict]]]
  }
}

type SourcesProps = { law: LawOfCountry; isDora: boolean; copy: Nis2CheckCopy }

/** Where the verdict comes from: the law of the country, and those of the EU behind it. */
function Sources({ law, isDora, copy }: SourcesProps) {
  const language = useContentLanguage()
  const ofUnion = (['directive', 'companySize', ...(isDora ? (['dora'] as const) : [])] as const).map(
    (source): { source: SourceName; label: string } => ({ source, label: copy.unionLaws[source] }),
  )
  return (
    <>
      <h4>{copy.sources}</h4>
      <ul className={list}>
        {[...law.sources, ...ofUnion].map(({ source, label }) => {
          const day = longDay(sources[source].checked, language)
          return (
            <li key={source}>
              <TextLink link={{ to: sources[source].url, label: fill(copy.readOn, { label, day }) }} />
            </li>
          )
        })}
      </ul>
    </>
  )
}

const list = css`
  margin-block-end: var(--space-3);
  font-size: var(--text-small);

  li {
    padding-block: 0.125rem;
  }
`

const incomplete = css`
  padding: var(--space-2);
  border-block-start: 1px solid var(--ink);
`

const block = css`
  padding: var(--space-3) var(--space-2);
  border-block-start: 2px solid var(--ink);
  background: var(--paper-sunken);

  @container (min-width: 40rem) {
    padding-inline: var(--space-3);
  }

  h3 {
    font-size: clamp(1.375rem, 1.1rem + 1.2vw, 1.75rem);
    hyphens: auto;
  }

  p:last-child {
    margin: 0;
  }

  dl {
    margin: 0 0 var(--space-2);
    border: 1px solid var(--line-strong);
    background: var(--paper);
  }

  dl div {
    padding: var(--space-1) var(--space-2);
  }

  dl div + div {
    border-block-start: 1px solid var(--line-strong);
  }

  dt {
    color: var(--ink-soft);
    font: 0.8125rem var(--font);
  }

  dd {
    margin: 0;
  }
`
