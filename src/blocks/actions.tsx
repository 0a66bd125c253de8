import { css } from '@linaria/core'
import { company } from '../company.ts'
import type { Action } from '../content/page-copy.ts'
import { mailLink, phoneLink } from '../layout/contact-links.ts'
import { hasPage } from '../layout/missing-pages.ts'
import { TextLink } from '../layout/text-link.tsx'
import { button, mainButton } from '../ui/button.tsx'

/** Links to what a visitor does next; the first is the main one. */
export function Actions({ actions }: { actions: readonly Action[] }) {
  return (
    <p className={row}>
      {actions.filter(isPossible).map((action, index) => (
        <ActionLink key={keyOf(action)} action={action} isMain={index === 0} />
      ))}
    </p>
  )
}

function isPossible(action: Action): boolean {
  return !('to' in action) || hasPage(action)
}

function ActionLink({ action, isMain }: { action: Action; isMain: boolean }) {
  const className = isMain ? `${button} ${mainButton}` : button
  if ('to' in action) return <TextLink className={className} link={action} />
  return action.call === 'phone' ? (
    <a className={className} href={phoneLink(company.phone)}>
      {action.label ?? company.phone}
    </a>
  ) : (
    <a className={className} href={mailLink(company.email[action.mailbox ?? 'general'], action.subject)}>
      {action.label}
    </a>
  )
}

function keyOf(action: Action): string {
  return 'to' in action ? action.to : action.call
}

const row = css`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
  margin: 0;
`
