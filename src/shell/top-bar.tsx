import { css } from '@linaria/core'
import { Link } from 'react-router-dom'
import { OpenNow } from '../blocks/open-now.tsx'
import { useLanguage, useMessages } from '../i18n/language-provider.tsx'
import { mailLink, phoneLink } from '../navigation/contact-links.ts'
import { company } from '../site/company.ts'
import { pathOf } from '../site/pages.ts'

/** Phone, e-mail, office hours, what is open now, and what to do in an emergency, above the header. */
export function TopBar() {
  const { language } = useLanguage()
  const { shortHours, emergency } = useMessages()
  return (
    <div className={bar}>
      <div>
        <a href={phoneLink(company.phone)}>{company.phone}</a>
        <a href={mailLink(company.email.general)}>{company.email.general}</a>
        <span>{shortHours}</span>
        <span>
          <OpenNow />
        </span>
        <Link to={pathOf('emergency', language)}>{emergency}</Link>
      </div>
    </div>
  )
}

const bar = css`
  --focus: var(--on-band);

  background: var(--band);
  color: var(--on-band-soft);
  font-size: var(--text-small);
  font-variant-numeric: tabular-nums;

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

  span span {
    padding: 0;
  }

  a:hover {
    color: var(--on-band);
    text-decoration: underline;
  }

  b {
    color: var(--on-band);
    font-weight: var(--weight-strong);
  }

  a:last-child {
    margin-inline-start: auto;
    color: var(--on-band);
    font-weight: var(--weight-strong);
  }

  /* A phone has room for the number, when somebody answers, and the way out of an emergency. */
  @media (max-width: 60rem) {
    a + span,
    span span {
      display: none;
    }
  }

  @media (max-width: 36rem) {
    > div {
      gap: 0 var(--space-1);
    }

    a + a {
      display: none;
    }
  }

  @media (max-width: 22rem) {
    span {
      display: none;
    }
  }
`
