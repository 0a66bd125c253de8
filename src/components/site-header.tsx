import { css } from '@linaria/core'
import { Link, useLocation } from 'react-router-dom'
import { company, hours } from '../company.ts'
import { useLanguage, useMessages } from '../hooks/language.tsx'
import { languageNames, languages } from '../i18n/language.ts'
import { mailLink, phoneLink } from '../lib/contact-links.ts'
import { isWithin, pathOf, type ScreenName, screenAt, screens } from '../paths.ts'

const navigation = ['home', 'services', 'company', 'contact'] as const

/** Top bar with contact data, logo, main navigation and language switch. */
export function SiteHeader() {
  const { language, choose } = useLanguage()
  const messages = useMessages()
  const { pathname } = useLocation()

  return (
    <header className={header}>
      <div className={bar}>
        <a href={phoneLink(company.phone)}>{company.phone}</a>
        <a href={mailLink(company.email.general)}>{company.email.general}</a>
        <span>
          {messages.weekdays} {hours.office.opens}–{hours.office.closes}
        </span>
      </div>
      <div className={row}>
        <Link to={pathOf('home', language)} className={logo}>
          {company.shortName}
        </Link>
        <nav aria-label={messages.mainNavigation}>
          <ul className={list}>
            {navigation.map((name) => (
              <li key={name}>
                <Link to={pathOf(name, language)} aria-current={currency(name, pathname)} className={item}>
                  {screens[name].label[language]}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields; these switch at once. */}
        <div role="group" aria-label={messages.language} className={list}>
          {languages.map((code) => (
            <button
              key={code}
              type="button"
              lang={code}
              aria-pressed={code === language}
              className={item}
              onClick={() => choose(code)}
            >
              {languageNames[code]}
            </button>
          ))}
        </div>
      </div>
    </header>
  )
}

/** What `aria-current` says of a link: the page itself, or the part of the site that the page is in. */
function currency(name: ScreenName, pathname: string): 'page' | 'true' | undefined {
  if (screenAt(pathname) === name) return 'page'
  return isWithin(name, pathname) ? 'true' : undefined
}

const header = css`
  position: sticky;
  inset-block-start: 0;
  z-index: 1;
  background: var(--paper);
  border-block-end: 1px solid var(--line);

  @media (max-height: 30rem), (max-width: 40rem) {
    position: static;
  }
`

const bar = css`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--space-3);
  padding: var(--space-1) var(--gutter);
  background: var(--paper-sunken);
  font-size: var(--text-small);
`

const row = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-1) var(--space-4);
  padding: var(--space-1) var(--gutter);
`

const logo = css`
  font-weight: 700;
  color: var(--ink);
  text-decoration: none;
`

const list = css`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-1);
  margin: 0;
  padding: 0;
  list-style: none;
`

const item = css`
  display: inline-flex;
  align-items: center;
  min-height: 2.75rem;
  padding-inline: var(--space-2);
  border: 0;
  background: none;
  color: var(--ink);
  font: inherit;
  text-decoration: none;
  cursor: pointer;

  &[aria-current],
  &[aria-pressed='true'] {
    text-decoration: underline;
    text-decoration-thickness: 2px;
    text-decoration-color: var(--accent);
    text-underline-offset: 0.4em;
  }
`
