import { css } from '@linaria/core'
import { useEffect, useRef } from 'react'
import type { EmergencyCopy } from '../content/emergency-copy.ts'
import * as layout from '../site-plan/sheet-layout.tsx'
import { TitleBlock } from '../site-plan/title-block.tsx'
import { fillEmpty, removeDraft, restoreDraft } from '../start/drafts.ts'
import { button, mainButton } from '../ui/button.tsx'
import { Contacts } from './contacts.tsx'
import { HourDial } from './hour-dial.tsx'
import { Offices } from './offices.tsx'
import { readSheet, rememberSheet } from './remembered-sheet.ts'
import { SheetHead } from './sheet-head.tsx'
import { Steps } from './steps.tsx'

const draftName = 'emergency'

/**
 * What to do in the first hour, and whom to call: one sheet for the wall. What is typed stays in the tab, or on the
 * device if the visitor wants it; nothing of it is sent.
 */
export function EmergencySheet({ copy }: { copy: EmergencyCopy }) {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    restoreDraft(form.current)
    fillEmpty(form.current, readSheet())
  }, [])

  return (
    <form
      ref={form}
      className={`${layout.sheet} ${sheet}`}
      aria-label={copy.titleBlock.title}
      data-draft={draftName}
      onInput={({ currentTarget }) => rememberSheet(fieldsOf(currentTarget))}
      onReset={() => {
        removeDraft(draftName)
        rememberSheet({})
      }}
      onSubmit={(event) => event.preventDefault()}
    >
      {/* With a disabled button Enter submits nothing, also without JavaScript. */}
      <button type="submit" disabled hidden />
      <SheetHead copy={copy} />
      <div className={dial}>
        <HourDial label={copy.drawing} />
      </div>
      <div className={columns}>
        <Steps copy={copy} />
        <Contacts copy={copy} />
      </div>
      <div className={wide}>
        <Offices copy={copy} />
      </div>
      <p className={`${layout.part} ${layout.actions}`}>
        <button
          type="button"
          className={`${button} ${mainButton} ${layout.scripted}`}
          onClick={() => window.print()}
        >
          {copy.print}
        </button>
        <button type="reset" className={button}>
          {copy.clear}
        </button>
        <noscript>{copy.printWithoutScript}</noscript>
      </p>
      <div className={corner}>
        <TitleBlock copy={copy} />
      </div>
    </form>
  )
}

/** The form has no files. */
function fieldsOf(form: HTMLFormElement): Record<string, string> {
  return Object.fromEntries(new FormData(form) as unknown as URLSearchParams)
}

const sheet = css`
  && {
    @media (width >= 48rem), print {
      grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
    }
  }

  /* In one column the parts come as they are written. */
  && > *,
  && > * > * {
    order: 0;
  }

  @media print {
    && h2 {
      margin-block-end: 1mm;
      font-size: 11pt;
    }
  }
`

const wide = css`
  grid-column: 1 / -1;
`

const dial = css`
  border-block-start: 1px solid var(--ink);
  background: radial-gradient(circle, var(--line) 1px, var(--paper) 1.5px) 0 0 / 1.25rem 1.25rem;
  container-type: inline-size;

  svg {
    display: block;
    width: 100%;
    height: 100%;
    max-height: 20rem;
    overflow: visible;
  }

  @media (width >= 48rem), print {
    border-block-start: 0;
    border-inline-start: 1px solid var(--ink);
  }

  @media print {
    background: none;

    svg {
      height: 22mm;
    }
  }
`

/** The steps, and beside them the numbers. */
const columns = css`
  display: contents;

  > div {
    border-block-start: 1px solid var(--ink);
  }

  @media (width >= 48rem), print {
    > div {
      grid-column: auto;
    }

    > div + div {
      border-inline-start: 1px solid var(--ink);
    }
  }

  @media print {
    > div {
      padding-block: 2mm;
      font-size: 8.5pt;
      line-height: 1.25;
    }
  }
`

const corner = css`
  border-block-start: 1px solid var(--ink);

  @media (width >= 48rem) {
    border-inline-start: 1px solid var(--ink);
  }

  /* Its title is at the top. */
  @media print {
    grid-column: 1 / -1;
    border-inline-start: 0;

    && p {
      display: none;
    }

    && dl {
      grid-template-columns: repeat(4, 1fr);
      border: 0;
      font-size: 7.5pt;
    }

    && dl div {
      padding: 0.5mm 4mm;
    }

    && dt {
      font-size: 7pt;
    }

    && [data-wide] {
      grid-column: span 2;
      min-height: 0;
    }
  }
`
