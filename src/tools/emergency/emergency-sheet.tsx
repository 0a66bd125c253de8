import { css } from '@linaria/core'
import type { EmergencyCopy } from '../../content/emergency-copy.ts'
import { FormRegion } from '../../forms/form-region.tsx'
import { useCopy } from '../../i18n/language-provider.tsx'
import { mailLink, phoneLink } from '../../navigation/contact-links.ts'
import { DocumentHead } from '../../navigation/document-head.tsx'
import { company } from '../../site/company.ts'
import { paperSheet } from '../../style/fragments.ts'
import { WordBreaks } from '../../ui/word-breaks.tsx'
import { HourDial } from './hour-dial.tsx'
import { Offices } from './offices.tsx'
import { Steps } from './steps.tsx'
import { WallSheet } from './wall-sheet.tsx'

/** Whom to call, what to do in the first hour, and where to report it; on paper a sheet for the wall. */
export function Component() {
  const copy = useCopy<EmergencyCopy>('emergency')
  return (
    <div className={sheet}>
      <DocumentHead title={copy.title} description={copy.description} />
      <header className={head}>
        <h1 tabIndex={-1}>
          <WordBreaks text={copy.heading} />
        </h1>
        <HourDial label={copy.drawing} />
        <div>
          <h2>{copy.callHeading}</h2>
          <a href={phoneLink(company.phone)} className={call}>
            {company.phone}
          </a>
          <strong>{copy.phoneHours[1]}</strong>
          <p>{copy.customers}</p>
          <p>
            {copy.others} <a href={mailLink(company.email.general)}>{company.email.general}</a>
          </p>
        </div>
      </header>
      <Steps copy={copy} />
      <FormRegion>
        <WallSheet copy={copy} />
      </FormRegion>
      <Offices copy={copy} />
    </div>
  )
}

const sheet = css`
  ${paperSheet}

  > * {
    padding: var(--space-3) var(--space-2);
  }

  > * + * {
    border-block-start: 1px solid var(--ink);
  }

  @media (width >= 64rem) {
    > * {
      padding: var(--space-3);
    }
  }

  /* In letters that can be read on a wall. */
  @media print {
    font-size: 10pt;
    line-height: 1.3;

    > * {
      padding: 2mm 4mm;
    }

    h2 {
      margin-block-end: 1.5mm;
      font-size: 12pt;
    }
  }
`

const head = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-3);
  align-items: start;

  h1 {
    font-size: clamp(2rem, 0.6rem + 3vw, 3.25rem);
  }

  p {
    margin-block: var(--space-1) 0;
    font-size: var(--text-small);
  }

  svg {
    display: none;
  }

  @media (width >= 48rem) {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  }

  @media (width >= 64rem), print {
    grid-template-columns: minmax(0, 6fr) 12rem minmax(0, 7fr);

    svg {
      display: block;
    }
  }

  @media print {
    grid-template-columns: minmax(0, 4fr) 22mm minmax(0, 8fr);
    gap: 4mm;

    h1 {
      font-size: 18pt;
    }

    svg {
      width: 22mm;
      height: 22mm;
    }

    p {
      margin-block: 1mm 0;
      font-size: 10pt;
    }
  }
`

const call = css`
  display: flex;
  align-items: center;
  justify-content: center;
  min-height: 3.5rem;
  padding-inline: var(--space-2);
  border-radius: var(--radius);
  background: var(--accent);
  color: var(--on-accent);
  margin-block-end: var(--space-1);
  font-size: var(--text-h2);
  font-weight: var(--weight-strong);
  text-decoration: none;
  forced-color-adjust: none;

  &:hover {
    background: var(--accent-strong);
  }

  @media print {
    justify-content: start;
    min-height: 0;
    padding: 0;
    background: none;
    font-size: 18pt;
    line-height: 1.2;
  }
`
