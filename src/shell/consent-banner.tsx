import { css } from '@linaria/core'
import { Link } from 'react-router-dom'
import { consentCategories } from '../consent/consent-cookie.ts'
import { useConsent } from '../consent/consent-provider.tsx'
import { useLanguage, useMessages } from '../i18n/language-provider.tsx'
import { pathOf } from '../site/pages.ts'
import { notPrinted } from '../style/fragments.ts'
import { button } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import { iconPaths } from '../ui/icon-paths.ts'
import { useSettingsButton } from './settings-button.ts'

/** Asks for consent, in a strip along the bottom. Agreeing and declining are equally easy. */
export function ConsentBanner() {
  const { isBannerOpen, save, closeBanner } = useConsent()
  const { language } = useLanguage()
  const { consent } = useMessages()
  const settingsButton = useSettingsButton()
  if (!isBannerOpen) return null

  return (
    <section className={strip} aria-label={consent.label}>
      <p>
        {`${consent.text} `}
        <Link to={pathOf('privacy', language)}>{consent.policy}</Link>
      </p>
      <button type="button" aria-label={consent.close} onClick={closeBanner}>
        <Icon path={iconPaths.close} size={20} />
      </button>
      <div>
        <button type="button" className={button} onClick={() => save(consentCategories)}>
          {consent.acceptAll}
        </button>
        <button type="button" className={button} onClick={() => save([])}>
          {consent.decline}
        </button>
        <button type="button" {...settingsButton}>
          {consent.settings}
        </button>
      </div>
    </section>
  )
}

/* A seventh of a phone's height. With large letters it scrolls inside itself and leaves the page in view. */
const strip = css`
  position: fixed;
  inset: auto 0 0;
  z-index: 3;
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 0.25rem var(--space-2);
  align-items: center;
  max-height: calc(60vh - 40px);
  padding: 0.375rem calc(var(--gutter) + max(0px, 50% - var(--page) / 2));
  overflow-y: auto;
  border-block-start: 3px solid var(--accent);
  background: var(--paper);
  box-shadow: var(--shadow);
  font-size: 0.875rem;
  line-height: 1.3;

  ${notPrinted}

  p {
    margin: 0;
  }

  > button {
    display: grid;
    place-items: center;
    width: 2.75rem;
    height: 2.25rem;
    margin-inline-end: -0.75rem;
  }

  > div {
    grid-column: 1 / -1;
    display: flex;
    flex-wrap: wrap;
    gap: 0.25rem 0.375rem;
  }

  div button {
    flex: 1 1 auto;
    min-height: 40px;
    padding: 0.25rem 0.5rem;
  }

  div button:last-child {
    font-weight: var(--weight-strong);
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }

  @media (min-width: 60rem) {
    grid-template-columns: minmax(0, 1fr) auto auto;

    > div {
      grid-area: 1 / 2;
    }

    > button {
      grid-area: 1 / 3;
    }
  }
`
