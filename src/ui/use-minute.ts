import { useEffect, useState } from 'react'

/** The time, updated every minute; `undefined` before hydration, since only the visitor's browser knows it. */
export function useMinute(): Date | undefined {
  const [now, setNow] = useState<Date>()
  useEffect(() => {
    let timer: number
    const update = () => {
      const time = new Date()
      setNow(time)
      timer = window.setTimeout(update, 60_000 - (time.getTime() % 60_000))
    }
    update()
    return () => window.clearTimeout(timer)
  }, [])
  return now
}
