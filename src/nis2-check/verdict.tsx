import { css } from '@linaria/core'
import { Link } from 'react-router-dom'
import type {
  CheckCountry,
  LawOfCountry,
  Nis2CheckCopy,
  Verdict as VerdictName,
} from '../content/nis2-check-copy.ts'
import { storeEnquiry } from '../forms/prefill.ts'
import { fill } from '../i18n/fill.ts'
import { useContentLanguage } from '../i18n/language-provider.tsx'
import { enquiryPath } from '../pages.ts'
import { button, mainButton } from '../ui/button.tsx'
import { errorMark } from '../ui/error-mark.tsx'
import { TermList } from '../ui/term-list.tsx'
import type { Answers, Result } from './classify.ts'
import { enquiryText } from './enquiry-text.ts'
import { VerdictSources } from './verdict-sources.tsx'

type Props = { answers: Answers; result: Result; copy: Nis2CheckCopy }

/** What the answers mean: the verdict, why, and what follows; or what is still to be answered. */
export function Verdict({ answers, result, copy }: Props) {
  const language = useContentLanguage()
  if ('missing' in result) {
    const questions = result.missing.map((question) => copy.questions[question])
    return (
      <p className={`${incomplete} ${errorMark}`}>{fill(copy.missing, { questions: questions.join(' ') })}</p>
    )
  }
  const { verdict, reason } = result
  const law = copy.laws[answers.country as CheckCountry] as LawOfCountry
  const title = titleOf(verdict, law, copy)
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
      <VerdictSources law={law} isDora={verdict === 'dora'} copy={copy} />
      <p>
        <Link
          viewTransition
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

function titleOf(verdict: VerdictName, law: LawOfCountry, copy: Nis2CheckCopy): string {
  return verdict === 'essential' ? fill(copy.essential, { name: law.essential }) : copy.verdicts[verdict]
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

const incomplete = css`
  margin: 0;
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
