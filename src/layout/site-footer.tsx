import { css } from '@linaria/core'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { company, hours } from '../company.ts'
import { useConsent } from '../consent/consent-provider.tsx'
import type { Messages } from '../language/de.ts'
import type { Language } from '../language/language.ts'
import { inLanguage } from '../language/language.ts'
import { useLanguage, useMessages } from '../language/language-provider.tsx'
import { footerColumns, pathOf, screens } from '../pages.ts'
import { mailLink, phoneLink } from './contact-links.ts'
import { useYear } from './use-today.ts'

type Props = {
  /** The legal pages have the short footer, all others the full one. */
  variant: 'full' | 'short'
  /** The year of the build. */
  builtIn: number
}

export function SiteFooter({ variant, builtIn }: Props) {
  const { language } = useLanguage()
  const messages = useMessages()
  const year = useYear(builtIn)

  return (
    <footer className={footer}>
      <div className={inner}>
        {variant === 'full' && (
          <div className={grid}>
            <Column name="services" {...{ language, messages }} />
            <Column name="industries" {...{ language, messages }} />
            <Column name="company" {...{ language, messages }} />
            <AtAGlance {...{ language, messages }} />
          </div>
        )}
        <div className={grid}>
          <CompanyData {...{ language, messages }} />
          <Column name="legal" {...{ language, messages }}>
            <CookieSettings />
            {variant === 'short' && (
              <li>
                {/* A text file of the build, not a page. */}
                <a href="/licenses.txt">{messages.footer.licenses}</a>
              </li>
            )}
          </Column>
        </div>
        {/* The short footer carries the founding year, the full one the current year (specification, section 2). */}
        <p>{`© ${variant === 'full' ? year : company.founded} ${company.name}. ${messages.footer.rights}`}</p>
      </div>
    </footer>
  )
}

type PartProps = { language: Language; messages: Messages }

type ColumnProps = PartProps & { name: keyof typeof footerColumns; children?: ReactNode }

function Column({ name, language, messages, children }: ColumnProps) {
  return (
    <nav aria-label={messages.footer[name]}>
      <h2 className={heading}>{messages.footer[name]}</h2>
      <ul className={list}>
        {footerColumns[name].map((screen) => (
          <li key={screen}>
            <Link viewTransition to={pathOf(screen, language)}>
              {inLanguage(screens[screen].label, language)}
            </Link>
          </li>
        ))}
        {children}
      </ul>
    </nav>
  )
}

/** Withdrawing is as easy as agreeing. */
function CookieSettings() {
  const { openSettings } = useConsent()
  const { consent } = useMessages()
  return (
    <li className={scripted}>
      <button type="button" onClick={openSettings}>
        {consent.openSettings}
      </button>
    </li>
  )
}

/** The sections of the home page that the specification links from the footer. */
function AtAGlance({ language, messages: { footer } }: PartProps) {
  const anchors = {
    services: footer.services,
    unternehmen: footer.whyUs,
    industries: footer.industries,
    partners: footer.partners,
    karriere: inLanguage(screens.careers.label, language),
  }
  return (
    <nav aria-label={footer.overview}>
      <h2 className={heading}>{footer.overview}</h2>
      <ul className={list}>
        {Object.entries(anchors).map(([id, label]) => (
          <li key={id}>
            <Link viewTransition to={`${pathOf('home', language)}#${id}`}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function CompanyData({ language, messages }: PartProps) {
  const { address, email, phone, sister } = company
  const { footer } = messages
  return (
    <div>
      <h2 className={heading}>{company.name}</h2>
      <address className={plain}>
        {`${address.street}, ${address.postalCode} ${inLanguage(address.city, language)}`}
        <br />
        <a href={phoneLink(phone)}>{phone}</a>
        <br />
        <a href={mailLink(email.general)}>{email.general}</a>
      </address>
      <p>
        {`${messages.mondayToFriday} ${hours.office.opens}–${hours.office.closes}`}
        <br />
        {`${footer.sister}: `}
        <a href={sister.url}>{sister.name}</a>
      </p>
      <p>
        <a href={mailLink(email.general, footer.consultationSubject)}>{footer.consultation}</a>
        <br />
        <a href={mailLink(email.general, footer.contactSubject)}>{footer.contact}</a>
      </p>
    </div>
  )
}

const footer = css`
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

  @media print {
    display: none;
  }
`

const inner = css`
  max-width: var(--page);
  margin-inline: auto;
  padding: var(--space-5) var(--gutter) var(--space-3);

  > p {
    margin: 0;
    padding-block-start: var(--space-3);
    border-block-start: 1px solid var(--band-line);
  }
`

const grid = css`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: var(--space-4) var(--space-3);
  margin-block-end: var(--space-4);

  /* The longest list lies across, in columns of its own; on a phone the odd one too. */
  > nav:first-child,
  > :nth-child(4),
  > div {
    grid-column: 1 / -1;

    ul {
      columns: 2;
    }
  }

  /* What the company says of itself stands below, like the title block of a plan. */
  & + & {
    padding-block-start: var(--space-4);
    border-block-start: 1px solid var(--band-line);
  }

  @media (min-width: 40rem) {
    grid-template-columns: repeat(3, minmax(0, 1fr));

    > nav:first-child ul {
      columns: 3;
    }

    > :nth-child(4) {
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

    > nav:first-child {
      grid-column: span 2;

      ul {
        columns: 2;
      }
    }

    > div {
      grid-column: span 4;
    }

    > div > h2 {
      grid-column: auto;
    }
  }
`

const heading = css`
  margin-block: 0 var(--space-1);
  color: var(--on-band);
  font-size: var(--text-small);
  font-weight: var(--weight-strong);
  line-height: inherit;
  letter-spacing: 0;
`

const list = css`
  margin: 0;
  padding: 0;
  list-style: none;
  column-gap: var(--space-3);

  li {
    break-inside: avoid;
  }

  a,
  button {
    display: inline-block;
    padding: 0.25rem 0;
    border: 0;
    background: none;
    color: inherit;
    font: inherit;
    text-decoration: none;
    cursor: pointer;
  }

  a:hover,
  button:hover {
    color: var(--on-band);
    text-decoration: underline;
  }
`

/* Without JavaScript nothing is stored that could be changed. */
const scripted = css`
  @media (scripting: none) {
    display: none;
  }
`

const plain = css`
  margin-block-end: var(--space-2);
  font-style: normal;
`
