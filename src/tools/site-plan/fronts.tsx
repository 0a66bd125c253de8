import { css } from '@linaria/core'
import { answers, frontNames, type SitePlanCopy } from '../../content/site-plan-copy.ts'
import { TextLink } from '../../navigation/text-link.tsx'
import { company } from '../../site/company.ts'

const states = [...answers, 'open'] as const

/** The drawing in words: each front in each state, and its gap; the styles show those that the answers give. */
export function Fronts({ copy }: { copy: SitePlanCopy }) {
  return (
    <>
      <h2>{copy.indexHeading}</h2>
      <p>{copy.order}</p>
      <ol className={fronts}>
        {frontNames.map((name, index) => (
          <li key={name} data-front={name}>
            <div>
              <b>
                <i>{index + 1}</i> {copy.fronts[name].label}
              </b>
              {states.map((state) => (
                <span key={state} data-state={state}>
                  {copy.states[state]}
                </span>
              ))}
            </div>
            <p data-state="no">
              {copy.fronts[name].gap} <TextLink link={copy.fronts[name].link} />
            </p>
          </li>
        ))}
      </ol>
      <p className={onPaper}>
        <b>{copy.name}</b>
        <br />
        {copy.byHand}
        <br />
        {`${company.name}, ${company.phone}, ${company.email.general}`}
      </p>
    </>
  )
}

const fronts = css`
  margin-block-end: var(--space-3);

  li {
    padding-block: 0.375rem;
    border-block-start: var(--rule);
  }

  div {
    display: flex;
    flex-wrap: wrap;
    gap: 0 0.75em;
    justify-content: space-between;
  }

  i {
    font-style: normal;
  }

  span[data-state='no'] {
    color: var(--accent-text);
    font-weight: var(--weight-strong);
  }

  a {
    font-weight: var(--weight-strong);
  }

  @media print {
    margin-block-end: 2mm;

    li {
      padding-block: 0.6mm;
    }
  }
`

const onPaper = css`
  @media screen {
    display: none;
  }
`
