import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** Whether scripts are at work: false in the rendered page and while React takes it over. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
