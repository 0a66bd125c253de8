import { css } from '@linaria/core'
import { notPrinted } from '../style/fragments.ts'

/** For links and buttons; with `mainButton` the most important one. */
export const button = css`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  min-height: 3rem;
  padding: 0.5rem var(--space-3);
  border: 1px solid currentColor;
  border-radius: var(--radius);
  background: none;
  color: var(--ink);
  font: inherit;
  font-weight: var(--weight-strong);
  text-align: center;
  text-decoration: none;
  cursor: pointer;
  transition: background var(--quick), color var(--quick);

  /* Forced colours have a ground of their own for each text, on which it would vanish. */
  @media (forced-colors: none) {
    &:hover {
      background: var(--ink);
      color: var(--paper);
    }
  }

  &:disabled {
    border-color: var(--line-strong);
    background: var(--paper-sunken);
    color: var(--ink-soft);
    forced-color-adjust: auto;
    cursor: not-allowed;
  }

  ${notPrinted}
`

export const mainButton = css`
  border-color: var(--accent);
  background: var(--accent);
  color: var(--on-accent);
  forced-color-adjust: none;

  &:hover:enabled,
  &:hover:any-link {
    border-color: var(--accent-strong);
    background: var(--accent-strong);
    color: var(--on-accent);
  }
`

/** The answers to a question, beside each other: links, or buttons with a radio button each, which the chosen one fills. */
export const choices = css`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-1);

  label,
  a {
    position: relative;
    flex: 1;
    min-height: 2.75rem;
    padding: 0.25rem;
    border-color: var(--line-strong);
    font-size: var(--text-small);
    line-height: 1.3;
    /* None is narrower than its longest word. */
    overflow-wrap: normal;

    &:hover:not(:has(:checked)) {
      background: var(--paper-sunken);
      color: inherit;
    }

    &:has(:checked) {
      background: var(--ink);
      color: var(--paper);
      forced-color-adjust: none;
    }

    &:has(:focus-visible) {
      outline: 3px solid var(--ink);
      outline-offset: 3px;
    }
  }

  /* Invisible, but where its label is: tools that point at controls find it. */
  input {
    position: absolute;
    inset: 0;
    opacity: 0;
  }
`
