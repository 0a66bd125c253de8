import { css } from '@linaria/core'
import { useState } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { company, hours } from '../company.ts'
import { LogoMark } from '../illustrations/logo-mark.tsx'
import { inLanguage, languageNames, languages } from '../language/language.ts'
import { useLanguage, useMessages } from '../language/language-provider.tsx'
import { isWithin, navigation, pathOf, type ScreenName, screenAt, screens } from '../pages.ts'
import { Dialog } from '../ui/dialog.tsx'
import { Icon } from '../ui/icon.tsx'
import { mailLink, phoneLink } from './contact-links.ts'

/**
 * Top bar with contact data, logo, main navigation and language switch; the latter two are in a menu where there
 * is no room for them. Without JavaScript the navigation is always there.
 */
export function SiteHeader() {
  const { language } = useLanguage()
  const messages = useMessages()
  const [isMenuOpen, setMenuOpen] = useState(false)

  return (
    <header className={header}>
      <div className={bar}>
        <div>
          <a href={phoneLink(company.phone)}>{company.phone}</a>
          <a href={mailLink(company.email.general)}>{company.email.general}</a>
          <span>{`${messages.weekdays} ${hours.office.opens}–${hours.office.closes}`}</span>
        </div>
      </div>
      <div className={row}>
        <Link viewTransition to={pathOf('home', language)} className={logo}>
          <LogoMark />
          {company.shortName}
        </Link>
        <nav aria-label={messages.mainNavigation} className={wide}>
          <ul className={list}>
            <NavigationItems className={item} />
          </ul>
        </nav>
        <LanguageSwitch className={wide} />
        <button type="button" className={menuButton} aria-haspopup="dialog" onClick={() => setMenuOpen(true)}>
          <Icon name="menu" />
          {messages.menu.open}
        </button>
      </div>
      {isMenuOpen && (
        <Dialog
          title={messages.menu.label}
          closeLabel={messages.menu.close}
          onClose={() => setMenuOpen(false)}
          place="side"
        >
          <nav aria-label={messages.mainNavigation}>
            <ul className={`${list} ${column}`}>
              <NavigationItems className={item} onChoose={() => setMenuOpen(false)} />
            </ul>
          </nav>
          <LanguageSwitch className={switchInMenu} />
          <p className={contact}>
            <a href={phoneLink(company.phone)}>{company.phone}</a>
            <a href={mailLink(company.email.general)}>{company.email.general}</a>
            <span>
              {messages.mondayToFriday} {hours.office.opens}–{hours.office.closes}
            </span>
          </p>
        </Dialog>
      )}
    </header>
  )
}

function NavigationItems({ className, onChoose }: { className: string; onChoose?: () => void }) {
  const { language } = useLanguage()
  const { pathname } = useLocation()
  return navigation.map((name) => (
    <li key={name}>
      <Link
        viewTransition
        to={pathOf(name, language)}
        aria-current={currency(name, pathname)}
        className={className}
        onClick={onChoose}
      >
        {inLanguage(screens[name].label, language)}
      </Link>
    </li>
  ))
}

function LanguageSwitch({ className }: { className: string }) {
  const { language, choose } = useLanguage()
  const messages = useMessages()
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields; these switch at once.
    <div role="group" aria-label={messages.language} className={`${list} ${languageSwitch} ${className}`}>
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
  border-block-end: var(--rule);

  /* The bar, which is as high as its one line, leaves room for the page. */
  @media (max-width: 48rem) {
    inset-block-start: -2.25rem;
  }

  @media (max-height: 30rem) {
    position: static;
  }

  @media print {
    display: none;
  }
`

const bar = css`
  background: var(--band);
  color: var(--on-band-soft);
  font-size: var(--text-small);

  > div {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--space-3);
    max-width: var(--page);
    margin-inline: auto;
    padding-inline: var(--gutter);
  }

  a,
  span {
    padding-block: 0.375rem;
    color: inherit;
    text-decoration: none;
  }

  a:hover {
    color: var(--on-band);
    text-decoration: underline;
  }

  span {
    margin-inline-start: auto;
  }

  @media (max-width: 48rem) {
    span {
      display: none;
    }
  }

  @media (max-width: 28rem) {
    a + a {
      display: none;
    }
  }
`

const row = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 var(--space-4);
  max-width: var(--page);
  margin-inline: auto;
  padding: var(--space-1) var(--gutter);

  > nav,
  > button {
    margin-inline-start: auto;
  }
`

const menuButton = css`
  display: inline-flex;
  align-items: center;
  gap: var(--space-1);
  min-height: 2.75rem;
  padding: 0;
  border: 0;
  background: none;
  color: var(--ink);
  font: inherit;
  font-weight: var(--weight-strong);
  cursor: pointer;

  @media (min-width: 48.001rem), (scripting: none) {
    display: none;
  }
`

const logo = css`
  display: inline-flex;
  align-items: center;
  gap: 0.625rem;
  min-height: 2.75rem;
  color: var(--ink);
  font-size: 1.1875rem;
  font-weight: var(--weight-strong);
  letter-spacing: -0.01em;
  text-decoration: none;

  svg {
    color: var(--accent);
  }
`

const list = css`
  display: flex;
  flex-wrap: wrap;
  margin: 0;
  padding: 0;
  list-style: none;
`

const item = css`
  position: relative;
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

  &:hover {
    color: var(--accent-text);
  }

  &[aria-current]::after,
  &[aria-pressed='true']::after {
    content: '';
    position: absolute;
    inset: auto var(--space-2) 0.375rem;
    border-block-end: 2px solid var(--accent);
  }

  @media (max-width: 30rem) {
    padding-inline: 0.75rem;

    &[aria-current]::after,
    &[aria-pressed='true']::after {
      inset-inline: 0.75rem;
    }
  }
`

const languageSwitch = css`
  font-size: var(--text-small);

  @media (scripting: none) {
    display: none;
  }
`

const column = css`
  flex-direction: column;
  border-block-start: var(--rule);

  a {
    display: flex;
    min-height: 3.25rem;
    padding-inline: 0;
    border-block-end: var(--rule);
    font-size: var(--text-h3);
  }

  a[aria-current]::after {
    inset-inline: 0 auto;
    width: 2rem;
  }
`

const switchInMenu = css`
  margin: var(--space-3) 0 var(--space-3) calc(-1 * var(--space-2));
`

const contact = css`
  display: grid;
  gap: var(--space-1);
  margin: 0;
  color: var(--ink-soft);
  font-size: var(--text-small);

  a {
    padding-block: 0.375rem;
    overflow-wrap: anywhere;
  }
`

/* Last, to win over the layout of what it hides. */
const wide = css`
  @media (max-width: 48rem) and (scripting: enabled) {
    display: none;
  }
`
