import { css } from '@linaria/core'
import { type ReactNode, useEffect, useState } from 'react'
import { Link } from 'react-router-dom'
import { useLanguage, useMessages } from '../i18n/language-provider.tsx'
import { mailLink, phoneLink } from '../navigation/contact-links.ts'
import { companyDay } from '../site/clock.ts'
import { company } from '../site/company.ts'
import { contentLanguage, footerColumns, homeSections, type PageName, pathOf } from '../site/pages.ts'
import { needsScripts } from '../style/fragments.ts'
import { WordBreaks } from '../ui/word-breaks.tsx'
import { useRenderedSections } from './render-offscreen-sections.ts'
import { useSettingsButton } from './settings-button.ts'

type Props = {
  /** The legal pages have the short footer, all others the full one. */
  variant: 'full' | 'short'
  buildYear: number
}

export function SiteFooter({ variant, buildYear }: Props) {
  const { footer: copy, consent } = useMessages()
  const settingsButton = useSettingsButton()
  useRenderedSections('#root > footer')
  const [year, setYear] = useState(buildYear)
  useEffect(() => setYear(Number(companyDay(new Date()).slice(0, 4))), [])

  return (
    <footer className={footer}>
      <div className={inner}>
        {variant === 'full' && (
          <div className={grid}>
            <Column name="help" />
            <Column name="servicesOverview">
              {/* Now a part of another page; it redirects (spec §2). */}
              <li>
                <Link to="/backup-services">{copy.backupServices}</Link>
              </li>
            </Column>
            <Column name="industries" />
            <Column name="company" />
          </div>
        )}
        <div className={grid}>
          <CompanyData />
          <Column name="legal">
            {/* Withdrawing consent is as easy as giving it. */}
            <li>
              <button type="button" {...settingsButton}>
                {consent.openSettings}
              </button>
            </li>
            {variant === 'short' && (
              <li>
                {/* A text file of the build, not a page. */}
                <a href="/licenses.txt">{copy.licenses}</a>
              </li>
            )}
          </Column>
        </div>
        {variant === 'full' && <HomeSections />}
        {/* The short footer has the founding year, the full one the current year (spec §2). */}
        <p>{`© ${variant === 'full' ? year : company.founded} ${company.name}. ${copy.rights}`}</p>
      </div>
    </footer>
  )
}

/** Links to the pages of one part of the site, marked if in the other language; `children` are further entries. */
function Column({ name, children }: { name: keyof typeof footerColumns; children?: ReactNode }) {
  const { language } = useLanguage()
  const { footer, labels, untranslated } = useMessages()
  const linkTo = (page: PageName, label: string) => <Link to={pathOf(page, language)}>{label}</Link>
  const labelOf = (page: PageName) => {
    const isOther = contentLanguage(pathOf(page, language), language) !== language
    return isOther ? `${labels[page]} (${untranslated.mark})` : labels[page]
  }
  // Most are called after their overview, which is the first.
  const overview = footerColumns[name].find((page) => page === name)
  return (
    <nav aria-label={footer[name]}>
      <h2>{overview ? linkTo(overview, footer[name]) : footer[name]}</h2>
      <ul>
        {footerColumns[name]
          .filter((page) => page !== overview)
          .map((page) => (
            <li key={page}>{linkTo(page, labelOf(page))}</li>
          ))}
        {children}
      </ul>
    </nav>
  )
}

/** Links to the sections of the home page (spec §2), in one line. */
function HomeSections() {
  const { language } = useLanguage()
  const { footer } = useMessages()
  const sections = Object.keys(homeSections) as (keyof typeof homeSections)[]
  return (
    <nav aria-label={footer.home}>
      {sections.map((name) => (
        <Link key={name} to={`${pathOf('home', language)}#${homeSections[name]}`}>
          {footer.homeSections[name]}
        </Link>
      ))}
    </nav>
  )
}

function CompanyData() {
  const { language } = useLanguage()
  const { footer: copy, officeHours } = useMessages()
  const { address, email, phone, sister } = company
  return (
    <div>
      <h2>{company.name}</h2>
      <address>
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

  h2 {
    margin-block: 0 var(--space-1);
    color: var(--on-band);
    font-size: var(--text-h3);
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
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--space-3);
    margin: 0;
    padding-block: var(--space-2);
    border-block-start: 1px solid var(--band-line);
  }

  @media print {
    padding-block: var(--space-2) 0;
  }
`

const grid = css`
  display: grid;
  /* One or two columns, by the size of the letters. */
  grid-template-columns: repeat(auto-fit, minmax(min(max(8rem, 34%), 100%), 1fr));
  gap: var(--space-4) var(--space-3);
  margin-block-end: var(--space-4);

  nav a,
  button {
    display: inline-block;
    padding: 0.25rem 0;
    text-align: start;
  }

  h2 a {
    margin-block: -0.25rem;
  }

  li a {
    text-decoration: none;
  }

  li a:hover,
  button:hover {
    color: var(--on-band);
    text-decoration: underline;
  }

  /* Without JavaScript nothing is stored. */
  button {
    ${needsScripts}
  }

  li {
    break-inside: avoid;
  }

  > nav:first-child + nav,
  > div,
  > div + nav {
    grid-column: 1 / -1;

    ul {
      columns: 2 8rem;
      column-gap: var(--space-3);
    }
  }

  address {
    display: grid;
    align-content: start;
    margin-block-end: var(--space-2);
  }

  /* The company's data is below, like the title block of a plan. */
  & + & {
    padding-block-start: var(--space-4);
    border-block-start: 1px solid var(--band-line);
  }

  @media (min-width: 60rem) {
    grid-template-columns: repeat(5, minmax(0, 1fr));

    > nav:first-child + nav {
      grid-column: span 2;
    }

    > div {
      display: grid;
      grid-column: span 4;
      grid-template-columns: subgrid;
    }

    > div + nav {
      grid-column: auto;

      ul {
        columns: auto;
      }
    }
  }

  @media print {
    &:not(:has(address)) {
      display: none;
    }

    &,
    > div,
    address {
      display: flex;
      gap: 0 var(--space-2);
      margin: 0;
      padding: 0;
      border: 0;
    }
  }
`
