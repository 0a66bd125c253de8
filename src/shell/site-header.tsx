import { css } from '@linaria/core'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { LogoMark } from '../brand/logo.tsx'
import { useLanguage, useMessages } from '../i18n/language-provider.tsx'
import { company } from '../site/company.ts'
import { pathOf } from '../site/pages.ts'
import { notPrinted } from '../style/fragments.ts'
import { Icon } from '../ui/icon.tsx'
import { iconPaths } from '../ui/icon-paths.ts'
import { BackToTop } from './back-to-top.tsx'
import { loadedDialogs, useDialogButton } from './dialog-button.ts'
import { LanguageSwitch } from './language-switch.tsx'
import { MainNavigation } from './main-navigation.tsx'
import { TopBar } from './top-bar.tsx'

/**
 * Contact data, logo, main navigation and language switch; in narrow windows the latter two are in a menu.
 * Without JavaScript the navigation is always visible.
 */
export function SiteHeader() {
  const { language } = useLanguage()
  const { menu } = useMessages()
  const [isMenuOpen, setMenuOpen] = useState(false)
  const menuButtonProps = useDialogButton(() => setMenuOpen(true))
  const SiteMenu = loadedDialogs()?.SiteMenu

  return (
    <header className={header}>
      <TopBar />
      <div className={row}>
        <Link to={pathOf('home', language)} className={logo}>
          <LogoMark />
          {company.shortName}
        </Link>
        <BackToTop />
        <MainNavigation className={wide} />
        <LanguageSwitch className={wide} />
        <button type="button" className={menuButton} {...menuButtonProps}>
          <Icon path={iconPaths.menu} />
          {menu.open}
        </button>
      </div>
      {isMenuOpen && SiteMenu && <SiteMenu onClose={() => setMenuOpen(false)} />}
    </header>
  )
}

const header = css`
  position: sticky;
  inset-block-start: 0;
  z-index: 2;
  background: var(--paper);
  border-block-end: var(--rule);

  /* The top bar, one line high, scrolls out of view. */
  @media (max-width: 60rem) {
    inset-block-start: -2.25rem;
  }

  @media (max-height: 30rem) {
    position: static;
  }

  ${notPrinted}
`

const row = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 var(--space-3);
  max-width: var(--page);
  margin-inline: auto;
  padding: var(--space-1) var(--gutter);

  /* The logo takes the room that is left. */
  > :first-child {
    margin-inline-end: auto;
  }

  nav + nav {
    margin-inline-end: calc(-1 * var(--space-2));
  }

  @media (max-width: 22rem) {
    column-gap: var(--space-1);
  }
`

const menuButton = css`
  display: inline-flex;
  align-items: center;
  gap: var(--space-1);
  min-height: 2.75rem;
  font-weight: var(--weight-strong);

  @media (min-width: 60.001rem), (scripting: none) {
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

/* Comes after the styles of the imported components, so that it wins over their `display`. */
const wide = css`
  @media (max-width: 60rem) and (scripting: enabled) {
    display: none;
  }
`
