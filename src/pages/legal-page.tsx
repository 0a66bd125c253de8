import { type ReactElement, useEffect, useState } from 'react'
import { useLoaderData } from 'react-router-dom'
import { StaticPage } from '../blocks/static-page.tsx'
import type { PageCopy } from '../content/page-copy.ts'
import { useContentMessages, useCopy } from '../i18n/language-provider.tsx'
import { companyDay } from '../site/clock.ts'
import { longDay } from '../site/format.ts'
import { defaultLanguage } from '../site/languages.ts'

type Props = { name: string; illustration: ReactElement }

/** Legal notice and privacy policy: they end with the current day; in the first render it is that of the build. */
export function Component({ name, illustration }: Props) {
  const { day } = useLoaderData() as { day: string }
  const [today, setToday] = useState(day)
  useEffect(() => setToday(companyDay(new Date())), [])
  const { asOf } = useContentMessages()
  return (
    <StaticPage copy={useCopy<PageCopy>(name)} illustration={illustration}>
      <p>
        {asOf} <time dateTime={today}>{longDay(today, defaultLanguage)}</time>
      </p>
    </StaticPage>
  )
}
