import { css } from '@linaria/core'
import { useEffect, useState } from 'react'
import { useLoaderData } from 'react-router-dom'
import { useContentMessages } from '../i18n/language-provider.tsx'
import { companyDay } from '../site/clock.ts'
import { longDay } from '../site/format.ts'
import { defaultLanguage } from '../site/languages.ts'

/**
 * The current day below a legal text. The first render has the day of the build, like the page's HTML, from the
 * route's loader.
 */
export function DateStamp() {
  const { day: buildDay } = useLoaderData() as { day: string }
  const today = useToday(buildDay)
  const { asOf } = useContentMessages()
  return (
    <p className={stamp}>
      {asOf} <time dateTime={today}>{longDay(today, defaultLanguage)}</time>
    </p>
  )
}

const stamp = css`
  margin-block-end: var(--space-4);
`

/** Today where the company is, as `YYYY-MM-DD`; in the first render the day of the build. */
export function useToday(buildDay: string): string {
  const [today, setToday] = useState(buildDay)
  useEffect(() => setToday(companyDay(new Date())), [])
  return today
}
