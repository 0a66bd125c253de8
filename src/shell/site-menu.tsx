import { css } from '@linaria/core'
import type { MouseEvent } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { loadPageCopy } from '../i18n/copies.ts'
import { useLanguage, useMessages } from '../i18n/language-provider.tsx'
import { type Localized, languages } from '../site/languages.ts'
import { footerColumns, mainPage, navigation, type PageName, pathOf, sectionAt } from '../site/pages.ts'
import { needsScripts } from '../style/fragments.ts'
import { menuId } from '../ui/element-ids.ts'

const languageNames: Localized<string> = { de: 'Deutsch', en: 'English' }

/**
 * Main navigation and language switch. In narrow windows they are a drawer at the right edge. The browser itself opens and
 * closes it, also before the application starts and without scripts.
 */
export function SiteMenu() {
  const { language, choose } = useLanguage()
  const { menu, mainNavigation, labels, language: switchLabel } = useMessages()
  const { pathname } = useLocation()
  const closeOnChoice = ({ currentTarget, target }: MouseEvent<HTMLElement>) => {
    if (target instanceof Element && target.closest('a, [aria-pressed]')) currentTarget.hidePopover()
  }
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/noStaticElementInteractions: the links and buttons inside are what is clicked.
    <div id={menuId} popover="auto" className={box} onClick={closeOnChoice}>
      <button type="button" popoverTarget={menuId}>
        {menu.close}
      </button>
      <nav aria-label={mainNavigation}>
        <ul>
          {navigation.map((name) => (
            <li key={name}>
              <Link to={pathOf(name, language)} aria-current={ariaCurrent(name, pathname)}>
                {labels[name]}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields; these switch at once. */}
      <div role="group" aria-label={switchLabel}>
        {languages.map((code) => (
          <button
            key={code}
            type="button"
            lang={code}
            aria-pressed={code === language}
            // A failure is ignored: the language is loaded again when it is chosen.
            onPointerEnter={() => loadPageCopy(pathname, code).catch(() => {})}
            onClick={() => choose(code)}
          >
            {languageNames[code]}
          </button>
        ))}
      </div>
    </div>
  )
}

/** `page` for the page itself, `true` for the part of the site that the page is in, by the columns of the footer. */
function ariaCurrent(name: PageName, pathname: string): 'page' | 'true' | undefined {
  const page = sectionAt(pathname)
  if (page === undefined) return undefined
  if (mainPage(page) === name) return 'page'
  return Object.entries(footerColumns).some(([column, names]) => column === name && names.includes(page))
    ? 'true'
    : undefined
}

const box = css`
  /* In wide windows it has nothing of a popover. */
  all: unset;
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--space-3);

  > button {
    display: none;
  }

  ul,
  > div {
    display: flex;
    flex-wrap: wrap;
  }

  > div {
    font-size: var(--text-small);

    ${needsScripts}
  }

  li a,
  div button {
    position: relative;
    display: inline-flex;
    align-items: center;
    min-height: 2.75rem;
    padding-inline: var(--space-2);
    color: var(--ink);
    text-decoration: none;
  }

  li a:hover,
  div button:hover {
    color: var(--accent-text);
  }

  /* Its text ends where the page does. */
  div button:last-child {
    margin-inline-end: calc(-1 * var(--space-2));
  }

  [aria-current]::after,
  [aria-pressed='true']::after {
    content: '';
    position: absolute;
    inset: auto var(--space-2) 0.375rem;
    border-block-end: 2px solid var(--accent);
  }

  @media (max-width: 60rem) {
    &:not(:popover-open) {
      display: none;
    }
  }

  &:popover-open {
    position: fixed;
    inset: 0 0 0 auto;
    flex-flow: column;
    gap: var(--space-2);
    width: min(21rem, 100% - 4rem);
    padding: var(--space-2) var(--space-1);
    background: var(--paper);
    overflow: auto;
    overscroll-behavior: contain;

    > button {
      display: block;
      align-self: end;
      min-height: 2.75rem;
      padding-inline: var(--space-2);
    }

    li {
      flex: 1 0 100%;
      border-block-end: var(--rule);
    }
  }

  &::backdrop {
    background: rgb(0 0 0 / 55%);
  }
`
