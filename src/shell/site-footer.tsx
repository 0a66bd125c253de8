import { css } from '@linaria/core'
import { useEffect, useState } from 'react'
import { Link } from 'react-router-dom'
import { useLanguage, useMessages } from '../i18n/language-provider.tsx'
import { mailLink, phoneLink } from '../navigation/contact-links.ts'
import { companyDay } from '../site/clock.ts'
import { company } from '../site/company.ts'
import { WordBreaks } from '../ui/word-breaks.tsx'
import { CookieSettings, FooterColumn, footerHeading, HomeSections } from './footer-columns.tsx'
import { useRenderedSections } from './render-offscreen-sections.ts'

type Props = {
  /** The legal pages have the short footer, all others the full one. */
  variant: 'full' | 'short'
  buildYear: number
}

export function SiteFooter({ variant, buildYear }: Props) {
  const { footer: copy } = useMessages()
  useRenderedSections('#root > footer')
  const [year, setYear] = useState(buildYear)
  useEffect(() => setYear(Number(companyDay(new Date()).slice(0, 4))), [])

  return (
    <footer className={footer}>
      <div className={inner}>
        {variant === 'full' && (
          <div className={grid}>
            <FooterColumn name="help" />
            <FooterColumn name="servicesOverview">
              {/* Now a part of another page; it redirects (spec §2). */}
              <li>
                <Link to="/backup-services">{copy.backupServices}</Link>
              </li>
            </FooterColumn>
            <FooterColumn name="industries" />
            <FooterColumn name="company" />
          </div>
        )}
        <div className={grid}>
          <CompanyData />
          <FooterColumn name="legal">
            <CookieSettings />
            {variant === 'short' && (
              <li>
                {/* A text file of the build, not a page. */}
                <a href="/licenses.txt">{copy.licenses}</a>
              </li>
            )}
          </FooterColumn>
        </div>
        {variant === 'full' && <HomeSections />}
        {/* The short footer has the founding year, the full one the current year (spec §2). */}
        <p>{`© ${variant === 'full' ? year : company.founded} ${company.name}. ${copy.rights}`}</p>
      </div>
    </footer>
  )
}

function CompanyData() {
  const { language } = useLanguage()
  const { footer: copy, officeHours } = useMessages()
  const { address, email, phone, sister } = company
  return (
    <div>
      <h2 className={footerHeading}>{company.name}</h2>
      <address className={plain}>
        <span>
          <WordBreaks text={`${address.street}, ${address.postalCode}\u00a0${address.city[language]}`} />
        </span>
        <a href={phoneLink(phone)}>{phone}</a>
        <a href={mailLink(email.general)}>{email.general}</a>
      </address>
      <p>
        <WordBreaks text={officeHours} />
        <br />
        {`${copy.sister}: `}
        <a href={sister.url}>{sister.name}</a>
      </p>
      <p>
        <a href={mailLink(email.general, copy.consultationSubject)}>{copy.consultation}</a>
        <br />
        <a href={mailLink(email.general, copy.contactSubject)}>{copy.contact}</a>
      </p>
    </div>
  )
}

const footer = css`
  --focus: var(--on-band);

  border-block-start: 1px solid var(--band-line);
  background: var(--band);
  color: var(--on-band-soft);
  font-size: var(--text-small);

  /* The question for consent must not lie over the end of the page. */
  :root[data-consent='missing'] & {
    padding-block-end: var(--consent-height);
  }

  a {
    color: inherit;
    text-decoration-color: var(--band-line);
  }

  a:hover {
    color: var(--on-band);
    text-decoration-color: currentColor;
  }

  /* The company and its address, on each sheet. */
  @media print {
    display: table-footer-group;

    p {
      display: none;
    }
  }
`

const inner = css`
  max-width: var(--page);
  margin-inline: auto;
  padding: var(--space-5) var(--gutter) var(--space-3);

  > nav,
  > p {
    margin: 0;
    padding-block-start: var(--space-2);
    border-block-start: 1px solid var(--band-line);
  }

  > nav {
    padding-block-end: var(--space-2);
  }

  @media print {
    padding-block: var(--space-2) 0;
  }
`

const grid = css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(8rem, 100%), 1fr));
  gap: var(--space-4) var(--space-3);
  margin-block-end: var(--space-4);

  > nav:first-child + nav,
  > div,
  > div + nav {
    grid-column: 1 / -1;

    ul {
      columns: 2 8rem;
    }
  }

  /* The company's data is below, like the title block of a plan. */
  & + & {
    padding-block-start: var(--space-4);
    border-block-start: 1px solid var(--band-line);
  }

  @media (min-width: 40rem) {
    grid-template-columns: repeat(3, minmax(0, 1fr));

    > nav:first-child + nav {
      grid-column: span 2;
    }

    > div + nav {
      grid-column: auto;

      ul {
        columns: auto;
      }
    }

    > div {
      display: grid;
      grid-column: span 2;
      grid-template-columns: subgrid;
      row-gap: 0;
      align-content: start;
    }

    > div > h2 {
      grid-column: 1 / -1;
    }
  }

  @media (min-width: 64rem) {
    grid-template-columns: repeat(5, minmax(0, 1fr));

    > div {
      grid-column: span 4;
    }

    > div > h2 {
      grid-column: auto;
    }
  }

  @media print {
    &:not(:has(address)) {
      display: none;
    }

    &:has(address),
    > div {
      display: flex;
      gap: 0 var(--space-2);
      margin: 0;
      padding: 0;
      border: 0;
    }
  }
`

const plain = css`
  display: grid;
  align-content: start;
  margin-block-end: var(--space-2);

  @media print {
    display: flex;
    gap: 0 var(--space-2);
    margin: 0;
  }
`
