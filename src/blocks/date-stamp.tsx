import { useLoaderData } from 'react-router-dom'
import { useContentMessages } from '../language/language-provider.tsx'
import { longDay } from '../layout/today.ts'
import { useToday } from '../layout/use-today.ts'

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
