import { css } from '@linaria/core'
import { company, hours } from '../company.ts'
import { useMessages } from '../language/language-provider.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { mailLink, phoneLink } from './contact-links.ts'
import { LanguageSwitch } from './language-switch.tsx'
import { MainNavigation } from './main-navigation.tsx'

/** The menu of narrow windows: navigation, language switch and contact data in a dialog. */
export function SiteMenu({ onClose }: { onClose: () => void }) {
  const { menu, mondayToFriday } = useMessages()
  return (
    <Dialog title={menu.label} closeLabel={menu.close} onClose={onClose} place="side">
      <MainNavigation listClassName={column} onChoose={onClose} />
      <LanguageSwitch className={switchInMenu} />
      <p className={contact}>
        <a href={phoneLink(company.phone)}>{company.phone}</a>
        <a href={mailLink(company.email.general)}>{company.email.general}</a>
        <span>
          {mondayToFriday} {hours.office.opens}–{hours.office.closes}
        </span>
      </p>
    </Dialog>
  )
}

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
