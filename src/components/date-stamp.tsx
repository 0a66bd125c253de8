import { useLoaderData } from 'react-router-dom'
import { useContentMessages } from '../hooks/language.tsx'
import { useToday } from '../hooks/today.ts'
import { longDay } from '../lib/today.ts'

/** The current day below a legal text; its route's loader gives the day of the build. */
export function DateStamp() {
  const { day } = useLoaderData() as { day: string }
  const today = useToday(day)
  const { asOf } = useContentMessages()
  return (
    <p>
      {asOf} <time dateTime={today}>{longDay(today)}</time>
    </p>
  )
}
