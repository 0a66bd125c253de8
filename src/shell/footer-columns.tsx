import { css } from '@linaria/core'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { useConsent } from '../consent/consent-provider.tsx'
import { useLanguage, useMessages } from '../i18n/language-provider.tsx'
import { footerColumns, homeSections, type PageName, pathOf } from '../site/pages.ts'
import { needsScripts } from '../style/fragments.ts'
import { useDialogButton } from './dialog-button.ts'
import { PageLabel } from './page-label.tsx'

type Props = { name: keyof typeof footerColumns; children?: ReactNode }

/** Links to the pages of one part of the site, its overview in the heading; `children` are further entries. */
export function FooterColumn({ name, children }: Props) {
  const { language } = useLanguage()
  const { footer } = useMessages()
  return (
    <nav aria-label={footer[name]}>
      <h2 className={footerHeading}>
        {isPage(name) ? <Link to={pathOf(name, language)}>{footer[name]}</Link> : footer[name]}
      </h2>
      <ul className={list}>
        {footerColumns[name]
          .filter((page) => page !== name)
          .map((page) => (
            <li key={page}>
              <Link to={pathOf(page, language)}>
                <PageLabel page={page} />
              </Link>
            </li>
          ))}
        {children}
      </ul>
    </nav>
  )
}

/** Whether a column is called after its overview. */
function isPage(name: keyof typeof footerColumns): name is keyof typeof footerColumns & PageName {
  return (footerColumns[name] as string[]).includes(name)
}

/** Links to the sections of the home page (spec §2), in one line. */
export function HomeSections() {
  const { language } = useLanguage()
  const { footer } = useMessages()
  const sections = Object.keys(homeSections) as (keyof typeof homeSections)[]
  return (
    <nav aria-label={footer.home} className={line}>
      {sections.map((name) => (
        <Link key={name} to={`${pathOf('home', language)}#${homeSections[name]}`}>
          {footer.homeSections[name]}
        </Link>
      ))}
    </nav>
  )
}

/** Withdrawing consent is as easy as giving it. */
export function CookieSettings() {
  const { openSettings } = useConsent()
  const { consent } = useMessages()
  return (
    <li className={scripted}>
      <button type="button" {...useDialogButton(openSettings)}>
        {consent.openSettings}
      </button>
    </li>
  )
}

export const footerHeading = css`
  margin-block: 0 var(--space-1);
  color: var(--on-band);
  font-size: var(--text-h3);

  a {
    display: inline-block;
    margin-block: -0.25rem;
    padding-block: 0.25rem;
  }
`

const list = css`
  column-gap: var(--space-3);

  li {
    break-inside: avoid;
  }

  a,
  button {
    display: inline-block;
    padding: 0.25rem 0;
    color: inherit;
    text-align: start;
    text-decoration: none;
  }

  a:hover,
  button:hover {
    color: var(--on-band);
    text-decoration: underline;
  }
`

const line = css`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--space-3);

  a {
    padding-block: 0.25rem;
  }
`

/* Without JavaScript nothing is stored. */
const scripted = css`
  ${needsScripts}
`
