import { css } from '@linaria/core'
import { Link, useLocation } from 'react-router-dom'
import { useLanguage, useMessages } from '../i18n/language-provider.tsx'
import { mailLink, phoneLink } from '../navigation/contact-links.ts'
import { company } from '../site/company.ts'
import { footerColumns, pageAt, pathOf } from '../site/pages.ts'
import { button, mainButton } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { LanguageSwitch } from './language-switch.tsx'
import { MainNavigation } from './main-navigation.tsx'
import { PageLabel } from './page-label.tsx'

/** The menu of narrow windows: navigation with its second level, language switch, contact, in a dialog. */
export function SiteMenu({ onClose }: { onClose: () => void }) {
  const { language } = useLanguage()
  const { menu, footer, emergency, officeHours } = useMessages()
  return (
    <Dialog title={menu.label} closeLabel={menu.close} onClose={onClose} place="side">
      <MainNavigation
        listClassName={column}
        onChoose={onClose}
        below={(name) =>
          (name === 'servicesOverview' || name === 'company') && (
            <SecondLevel name={name} onChoose={onClose} />
          )
        }
      />
      <LanguageSwitch className={switchInMenu} onChoose={onClose} />
      <Link to={pathOf('contact', language)} className={`${button} ${mainButton} ${wide}`} onClick={onClose}>
        {footer.consultation}
      </Link>
      <p className={contact}>
        <Link to={pathOf('emergency', language)} onClick={onClose}>
          {emergency}
        </Link>
        <a href={phoneLink(company.phone)}>{company.phone}</a>
        <a href={mailLink(company.email.general)}>{company.email.general}</a>
        <span>{officeHours}</span>
      </p>
    </Dialog>
  )
}

/** The other pages of a part of the site. */
function SecondLevel({ name, onChoose }: { name: 'servicesOverview' | 'company'; onChoose: () => void }) {
  const { language } = useLanguage()
  const { menu, labels } = useMessages()
  const current = pageAt(useLocation().pathname)
  const pages = footerColumns[name].filter((page) => page !== name)
  return (
    <details name="menu">
      <summary aria-label={`${labels[name]}: ${menu.pages}`} />
      <ul>
        {pages.map((page) => (
          <li key={page}>
            <Link
              to={pathOf(page, language)}
              aria-current={page === current ? 'page' : undefined}
              onClick={onChoose}
            >
              <PageLabel page={page} />
            </Link>
          </li>
        ))}
      </ul>
    </details>
  )
}

const column = css`
  flex-direction: column;
  border-block-start: var(--rule);

  > li {
    position: relative;
    border-block-end: var(--rule);
  }

  > li > a {
    min-height: 3.25rem;
    padding-inline: 0;
    font-size: var(--text-h3);
  }

  > li > a[aria-current]::after {
    inset-inline: 0 auto;
    width: 2rem;
  }

  /* At the end of the line with the part's own link. */
  summary {
    position: absolute;
    inset: 0 -0.625rem auto auto;
    display: grid;
    place-items: center;
    width: 3.25rem;
    height: 3.25rem;
    font-size: 1.5rem;
    cursor: pointer;
  }

  summary::before {
    content: '+';
  }

  [open] > summary::before {
    content: '–';
  }

  ul {
    margin-block-end: var(--space-2);
    padding: 0 0 var(--space-1) var(--space-2);
  }

  ul a {
    display: flex;
    align-items: center;
    min-height: 2.75rem;
    color: var(--ink-soft);
    text-decoration: none;
  }

  ul a[aria-current] {
    color: var(--accent-text);
    text-decoration: underline;
  }
`

const switchInMenu = css`
  margin: var(--space-2) 0 var(--space-2) calc(-1 * var(--space-2));
`

const wide = css`
  display: flex;
`

const contact = css`
  display: grid;
  gap: 0 var(--space-1);
  margin: var(--space-2) 0 0;
  color: var(--ink-soft);
  font-size: var(--text-small);

  a {
    padding-block: 0.375rem;
    overflow-wrap: anywhere;
  }
`
