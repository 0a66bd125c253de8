import { useEffect, useState } from 'react'
import { luxembourgDay } from './today.ts'

/**
 * The visitor's day in Luxembourg, `YYYY-MM-DD`; the first render has the day of the build, as the page's
 * HTML does.
 */
export function useToday(builtOn: string): string {
  const [today, setToday] = useState(builtOn)
  useEffect(() => setToday(luxembourgDay(new Date())), [])
  return today
}

/** The visitor's year; the first render has the year of the build. */
export function useYear(builtIn: number): number {
  const [year, setYear] = useState(builtIn)
  useEffect(() => setYear(Number(luxembourgDay(new Date()).slice(0, 4))), [])
  return year
}
