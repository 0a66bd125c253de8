import { css } from '@linaria/core'
import { useLocation } from 'react-router-dom'
import type { Action, TariffName } from '../content/page-copy.ts'
import { useContentLanguage, useContentMessages } from '../i18n/language-provider.tsx'
import { mailLink, phoneLink } from '../navigation/contact-links.ts'
import { TextLink } from '../navigation/text-link.tsx'
import { company } from '../site/company.ts'
import { enquiryPath, pageAt, pathOf } from '../site/pages.ts'
import { button, mainButton } from '../ui/button.tsx'

/** Links to what a visitor does next; the first is the main one. */
export function Actions({ actions }: { actions: readonly Action[] }) {
  return (
    <p className={actionRow}>
      {actions.map((action, index) => (
        <ActionLink key={keyOf(action)} action={action} isMain={index === 0} />
      ))}
    </p>
  )
}

export function ActionLink({ action, isMain }: { action: Action; isMain: boolean }) {
  const enquiry = useEnquiry()
  const { callPhone } = useContentMessages()
  const className = isMain ? `${button} ${mainButton}` : button
  if ('to' in action) return <TextLink className={className} link={action} />
  switch (action.call) {
    case 'form':
      return <TextLink className={className} link={{ to: enquiry(action.tariff), label: action.label }} />
    case 'phone':
      return (
        <a className={className} href={phoneLink(company.phone)}>
          {callPhone}
        </a>
      )
    case 'mail':
      return (
        <a className={className} href={mailLink(company.email[action.mailbox ?? 'general'], action.subject)}>
          {action.label}
        </a>
      )
  }
}

/** Addresses of the contact form with the current page as the subject. */
function useEnquiry(): (tariff?: TariffName) => string {
  const language = useContentLanguage()
  const page = pageAt(useLocation().pathname)
  return (tariff) => (page ? enquiryPath(language, page, tariff) : pathOf('contact', language))
}

function keyOf(action: Action): string {
  return 'to' in action ? action.to : action.call
}

export const actionRow = css`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
  margin: 0;

  /* On a phone as wide as each other. */
  @media (width < 30rem) {
    > * {
      flex-basis: 100%;
    }
  }
`
