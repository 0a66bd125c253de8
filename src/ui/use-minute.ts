import { useEffect, useState } from 'react'

/** The time, updated every minute; `undefined` before hydration, since only the visitor's browser knows it. */
export function useMinute(): Date | undefined {
  const [now, setNow] = useState<Date>()
  useEffect(() => {
    let timer: number
    const update = () => {
      window.clearTimeout(timer)
      const time = new Date()
      setNow(time)
      timer = window.setTimeout(update, 60_000 - (time.getTime() % 60_000))
    }
    update()
    // Timers stand still in a frozen tab, a sleeping laptop and the back/forward cache.
    const controller = new AbortController()
    const { signal } = controller
    document.addEventListener('visibilitychange', update, { signal })
    for (const event of ['pageshow', 'focus', 'resume']) window.addEventListener(event, update, { signal })
    return () => {
      window.clearTimeout(timer)
      controller.abort()
    }
  }, [])
  return now
}
