import { css } from '@linaria/core'
import { useEffect, useRef, useState } from 'react'
import { actionRow } from '../../blocks/actions.tsx'
import type { Nis2CheckCopy } from '../../content/nis2-check-copy.ts'
import { restoreDraft } from '../../forms/drafts.ts'
import { removeEnquiry } from '../../forms/prefill.ts'
import { removeTab } from '../../forms/tab-storage.ts'
import { useCopy } from '../../i18n/language-provider.tsx'
import { notPrinted } from '../../style/fragments.ts'
import { button, mainButton } from '../../ui/button.tsx'
import { type Answers, readAnswers } from './answers.ts'
import { classify } from './classify.ts'
import { Questions } from './questions.tsx'
import { Verdict } from './verdict.tsx'

const draftName = 'nis2-check'

/** The questions of the check and its result, which is announced and goes as soon as an answer changes. */
export function CheckForm() {
  const copy = useCopy<Nis2CheckCopy>('nis2-check')
  const form = useRef<HTMLFormElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const [answers, setAnswers] = useState<Answers>()
  useEffect(() => {
    restoreDraft(form.current)
    heading.current?.focus()
  }, [])
  const result = answers && classify(answers)

  return (
    <form
      ref={form}
      className={sheet}
      aria-label={copy.heading}
      data-draft={draftName}
      onInput={() => setAnswers(undefined)}
      onSubmit={(event) => {
        event.preventDefault()
        const given = readAnswers(new FormData(event.currentTarget))
        const outcome = classify(given)
        setAnswers(given)
        if (!('missing' in outcome)) return
        // On a phone the first open question may be two screens away.
        event.currentTarget.querySelector<HTMLElement>(`[name=${outcome.missing[0]}]`)?.focus()
      }}
      onReset={() => {
        setAnswers(undefined)
        removeTab(draftName)
        removeEnquiry()
      }}
    >
      <div className={questions}>
        <h3 ref={heading} tabIndex={-1}>
          {copy.heading}
        </h3>
        <p>{copy.intro}</p>
        <Questions copy={copy} />
        <div className={actionRow}>
          <button type="submit" className={`${button} ${mainButton}`}>
            {copy.submit}
          </button>
          <button type="reset" className={button}>
            {copy.reset}
          </button>
        </div>
      </div>
      <div role="status">
        {answers && result && <Verdict answers={answers} result={result} copy={copy} />}
      </div>
    </form>
  )
}

const sheet = css`
  border: 2px solid var(--ink);
  outline: 1px solid var(--line-strong);
  outline-offset: 5px;
`

const questions = css`
  padding: var(--space-3) var(--space-2);

  h3:focus {
    outline: none;
  }

  ${notPrinted}
`
