import { css } from '@linaria/core'
import { Link } from 'react-router-dom'
import { useLanguage, useMessages } from '../i18n/language-provider.tsx'
import { pathOf } from '../pages.ts'
import { notPrinted } from '../style/fragments.ts'
import { button } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import { iconPaths } from '../ui/icon-paths.ts'
import { consentCategories } from './consent-cookie.ts'
import { useConsent } from './consent-provider.tsx'
import { consentTo } from './consent-store.ts'

/** Asks for consent. Agreeing and declining are equally easy. */
export function ConsentBanner() {
  const { isBannerOpen, save, closeBanner, openSettings } = useConsent()
  const { language } = useLanguage()
  const { consent } = useMessages()
  if (!isBannerOpen) return null

  return (
    <section className={banner} aria-label={consent.label}>
      <div>
        <p className={title}>{consent.title}</p>
        <button type="button" aria-label={consent.close} onClick={closeBanner}>
          <Icon path={iconPaths.close} size={20} />
        </button>
      </div>
      <p>
        {`${consent.text} `}
        <Link to={pathOf('privacy', language)}>{consent.policy}</Link>{' '}
        <button type="button" className={plain} onClick={openSettings}>
          {consent.settings}
        </button>
      </p>
      <p className={choices}>
        <button type="button" className={button} onClick={() => save(consentTo(consentCategories))}>
          {consent.acceptAll}
        </button>
        <button type="button" className={button} onClick={() => save(consentTo([]))}>
          {consent.decline}
        </button>
      </p>
    </section>
  )
}

const banner = css`
  display: none;
  position: fixed;
  inset: auto auto 0 0;
  z-index: 3;
  width: min(30rem, 100%);
  padding: var(--space-1) var(--space-2) var(--space-2);
  border: var(--rule);
  border-block-start: 3px solid var(--accent);
  background: var(--paper);
  box-shadow: var(--shadow);
  font-size: var(--text-small);
  line-height: 1.45;

  /* Set before the first paint if no consent is stored; never without JavaScript, which storing needs. */
  :root[data-consent='missing'] & {
    display: block;
  }

  ${notPrinted}

  @media (max-height: 30rem) {
    position: static;
    width: auto;
  }

  @media (min-width: 48rem) {
    inset: auto auto var(--space-2) var(--space-2);
    padding-inline: var(--space-3);
  }

  > div {
    display: flex;
    align-items: center;
    justify-content: space-between;
  }

  > div button {
    display: grid;
    place-items: center;
    width: 2.75rem;
    height: 2.75rem;
    margin-inline-end: -0.75rem;
  }

  p {
    margin-block-end: var(--space-1);
  }
`

const title = css`
  font-weight: var(--weight-strong);
  font-size: var(--text);
`

const choices = css`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-1);
  margin: 0;

  button {
    min-height: 2.75rem;
    padding-inline: var(--space-2);
  }

  @media (max-width: 30rem) {
    button {
      flex: 1;
      padding-inline: 0.5rem;
    }
  }
`

const plain = css`
  min-height: 1.5rem;
  padding: 0;
  color: var(--accent-text);
  text-decoration: underline;
  text-underline-offset: 0.2em;
`
