import { useEffect, useState } from 'react'

/** The time in whole minutes; `undefined` before hydration, since only the visitor's browser knows it. */
export function useMinute(): Date | undefined {
  const [minute, setMinute] = useState<number>()
  useEffect(() => {
    const update = () => setMinute(Math.floor(Date.now() / 60_000))
    update()
    // Every second, so that it is soon right after a frozen tab, a sleeping laptop and the back/forward cache.
    const timer = window.setInterval(update, 1000)
    return () => window.clearInterval(timer)
  }, [])
  return minute === undefined ? undefined : new Date(minute * 60_000)
}
