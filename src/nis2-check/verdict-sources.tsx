import { css } from '@linaria/core'
import type { LawOfCountry, Nis2CheckCopy } from '../content/nis2-check-copy.ts'
import { type SourceName, sources } from '../content/sources.ts'
import { fill } from '../i18n/fill.ts'
import { longDay } from '../i18n/format.ts'
import { useContentLanguage } from '../i18n/language-provider.tsx'
import { TextLink } from '../links/text-link.tsx'

type Props = { law: LawOfCountry; isDora: boolean; copy: Nis2CheckCopy }

/** Where the verdict comes from: the law of the country, and those of the EU behind it. */
export function VerdictSources({ law, isDora, copy }: Props) {
  const ofUnion = (['directive', 'companySize', ...(isDora ? (['dora'] as const) : [])] as const).map(
    (source): { source: SourceName; label: string } => ({ source, label: copy.unionLaws[source] }),
  )
  const language = useContentLanguage()
  return (
    <>
      <h4>{copy.sources}</h4>
      <ul className={list}>
        {[...law.sources, ...ofUnion].map(({ source, label }) => (
          <li key={source}>
            <TextLink
              link={{
                to: sources[source].url,
                label: fill(copy.readOn, { label, day: longDay(sources[source].checked, language) }),
              }}
            />
          </li>
        ))}
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
