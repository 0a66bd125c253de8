import { css } from '@linaria/core'
import { company } from '../company/company.ts'
import { useMessages } from '../i18n/language-provider.tsx'
import { mailLink, phoneLink } from '../links/contact-links.ts'

/** Phone, e-mail and office hours, above the header. */
export function TopBar() {
  const { shortHours } = useMessages()
  return (
    <div className={bar}>
      <div>
        <a href={phoneLink(company.phone)}>{company.phone}</a>
        <a href={mailLink(company.email.general)}>{company.email.general}</a>
        <span>{shortHours}</span>
      </div>
    </div>
  )
}

const bar = css`
  --focus: var(--on-band);

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
