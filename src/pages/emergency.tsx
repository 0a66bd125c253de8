import { css } from '@linaria/core'
import type { EmergencyCopy } from '../content/emergency-copy.ts'
import { FormRegion } from '../forms/form-region.tsx'
import { useCopy } from '../i18n/language-provider.tsx'
import { mailLink, phoneLink } from '../navigation/contact-links.ts'
import { DocumentHead } from '../navigation/document-head.tsx'
import { company } from '../site/company.ts'
import { paperSheet } from '../style/fragments.ts'
import { Offices } from '../tools/emergency/offices.tsx'
import { Steps } from '../tools/emergency/steps.tsx'
import { WallSheet } from '../tools/emergency/wall-sheet.tsx'
import { button, mainButton } from '../ui/button.tsx'
import { WordBreaks } from '../ui/word-breaks.tsx'

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
        <div>
          <h2>{copy.callHeading}</h2>
          <a href={phoneLink(company.phone)} className={`${button} ${mainButton} ${call}`}>
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

  @media (width >= 48rem), print {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  @media print {
    gap: 4mm;

    h1 {
      font-size: 18pt;
    }

    p {
      margin-block: 1mm 0;
      font-size: 10pt;
    }
  }
`

const call = css`
  && {
    display: flex;
    margin-block-end: var(--space-1);
    font-size: var(--text-h2);

    /* Other buttons are not printed. */
    @media print {
      display: block !important;
      min-height: 0;
      padding: 0;
      border: 0;
      font-size: 18pt;
      text-align: start;
    }
  }
`
