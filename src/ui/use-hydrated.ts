import { useSyncExternalStore } from 'react'

const subscribe = () => () => {}

/** False in the pre-rendered page and during hydration, then true. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  )
}
