import { useEffect, useState } from 'react'
import { luxembourgDay } from '../lib/today.ts'

/**
 * The visitor's day in Luxembourg, `YYYY-MM-DD`; the first render has the day of the build, as the page's
 * HTML does.
 */
export function useToday(builtOn: string): string {
  const [today, setToday] = useState(builtOn)
  useEffect(() => setToday(luxembourgDay(new Date())), [])
  return today
}

export function useYear(builtIn: number): number {
  return Number(useToday(String(builtIn)).slice(0, 4))
}
