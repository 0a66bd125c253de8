import { css } from '@linaria/core'
import { type RefObject, useState } from 'react'
import type { SitePlanCopy } from '../content/site-plan-copy.ts'
import { useContentLanguage, useContentMessages } from '../i18n/language-provider.tsx'
import { button } from '../ui/button.tsx'
import { encodePlan, type Plan } from './plan-address.ts'
import { scripted } from './sheet-layout.tsx'
import { planIn } from './use-plan.ts'

type Props = { form: RefObject<HTMLFormElement | null>; earlier: Plan | undefined; copy: SitePlanCopy }

/** The plan as a picture, and as a link that draws it in another browser. */
export function SharePlan({ form, earlier, copy }: Props) {
  const { sharing } = copy
  const language = useContentLanguage()
  const { notLoaded } = useContentMessages().routeError
  const [outcome, setOutcome] = useState('')
  const plan = () => planIn(form.current as HTMLFormElement)

  const save = async () => {
    const { savePicture } = await import('./plan-picture.ts')
    savePicture(form.current as HTMLFormElement, plan(), earlier, copy, language)
  }
  const copyLink = async () => {
    const { origin, pathname } = window.location
    const link = origin + pathname + encodePlan(plan())
    // A page without TLS has no clipboard.
    const isCopied = await navigator.clipboard?.writeText(link).then(
      () => true,
      () => false,
    )
    setOutcome(isCopied ? sharing.copied : `${sharing.notCopied} ${link}`)
  }
  return (
    <>
      <button
        type="button"
        className={`${button} ${scripted}`}
        onClick={() => void save().catch(() => setOutcome(notLoaded.text))}
      >
        {sharing.download}
      </button>
      <button type="button" className={`${button} ${scripted}`} onClick={() => void copyLink()}>
        {sharing.copyLink}
      </button>
      <span role="status" className={status}>
        {outcome}
      </span>
    </>
  )
}

const status = css`
  order: 1;
  flex-basis: 100%;
  overflow-wrap: anywhere;

  &:empty {
    position: absolute;
  }
`
