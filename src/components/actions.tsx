import { css } from '@linaria/core'
import { company } from '../company.ts'
import type { Action } from '../content/page-copy.ts'
import { mailLink, phoneLink } from '../lib/contact-links.ts'
import { CopyLink } from './copy-link.tsx'

/** Where a visitor goes next; the first action is the main one. */
export function Actions({ actions }: { actions: readonly Action[] }) {
  return (
    <p className={row}>
      {actions.map((action, index) => (
        <ActionLink key={keyOf(action)} action={action} isMain={index === 0} />
      ))}
    </p>
  )
}

function ActionLink({ action, isMain }: { action: Action; isMain: boolean }) {
  const className = isMain ? `${button} ${main}` : button
  if ('to' in action) return <CopyLink className={className} link={action} />
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

const button = css`
  display: inline-flex;
  align-items: center;
  min-height: 3rem;
  padding: 0.5rem var(--space-3);
  border: 1px solid currentColor;
  border-radius: var(--radius);
  color: var(--button-ink, var(--ink));
  font-weight: var(--weight-strong);
  text-decoration: none;
  transition: background var(--quick), color var(--quick);

  &:hover {
    background: var(--button-ink, var(--ink));
    color: var(--button-paper, var(--paper));
  }

  @media print {
    display: none;
  }
`

const main = css`
  border-color: var(--accent);
  background: var(--accent);
  color: var(--on-accent);

  &:hover {
    border-color: var(--accent-strong);
    background: var(--accent-strong);
    color: var(--on-accent);
  }
`
