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

/** The answers to a question, beside each other: labels with a radio button each, which the chosen one fills. */
export const choices = css`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: var(--space-1);

  label {
    position: relative;
    display: grid;
    place-items: center;
    min-height: 2.75rem;
    padding-inline: 0.25rem;
    border: 1px solid var(--line-strong);
    border-radius: var(--radius);
    font-size: var(--text-small);
    font-weight: var(--weight-strong);
    line-height: 1.3;
    text-align: center;
    cursor: pointer;

    &:hover {
      background: var(--paper-sunken);
    }

    &:has(:checked) {
      border-color: var(--ink);
      background: var(--ink);
      color: var(--paper);
      /* Otherwise the text would have a ground of its own, on which it would vanish. */
      forced-color-adjust: none;
    }

    &:has(:focus-visible) {
      outline: 3px solid var(--accent);
      outline-offset: 3px;
    }
  }

  /* Invisible, but where its label is: tools that point at controls find it. */
  input {
    position: absolute;
    inset: 0;
    margin: 0;
    opacity: 0;
    cursor: pointer;
  }
`
