import { css } from '@linaria/core'
import { maxBusinessLength } from './plan-address.ts'

/** Whose plan it is: typed onto the sheet, or written by hand on paper. */
export function BusinessField({ label }: { label: string }) {
  return (
    <div data-wide className={row}>
      <dt>
        <label htmlFor="plan-business">{label}</label>
      </dt>
      <dd>
        <input
          id="plan-business"
          type="text"
          name="business"
          maxLength={maxBusinessLength}
          autoComplete="organization"
          enterKeyHint="done"
        />
      </dd>
    </div>
  )
}

const row = css`
  @media print {
    &&,
    && + [data-blank] {
      grid-column: auto;
    }
  }

  input {
    width: 100%;
    min-height: 2rem;
    padding: 0;
    border: 0;
    border-block-end: 1px dashed var(--line-strong);
    border-radius: 0;
    background: none;
    color: inherit;
    font: inherit;
    font-weight: 700;

    @media (forced-colors: active) {
      border: 1px solid;
    }

    @media print {
      min-height: 0;
      border: 0;
    }
  }
`
