import { useEffect, useReducer } from 'react'
import type { RequestCountCopy } from '../../content/page-copy.ts'
import { useCopy } from '../../i18n/language-provider.tsx'
import { Figures } from '../figures.tsx'
import { countRequests } from './count-requests.ts'

/** The requests since the page was loaded, and what its policy has blocked since the visitor began to count. */
export function LiveCount() {
  const labels = useCopy<RequestCountCopy>('request-count')
  const [addresses, add] = useReducer((all: string[], more: string[]) => [...all, ...more], [])
  const [blocked, block] = useReducer((count: number) => count + 1, 0)

  useEffect(() => {
    const observer = new PerformanceObserver((list) => add(list.getEntries().map(({ name }) => name)))
    observer.observe({ type: 'resource', buffered: true })
    document.addEventListener('securitypolicyviolation', block)
    return () => {
      observer.disconnect()
      document.removeEventListener('securitypolicyviolation', block)
    }
  }, [])

  const { own, foreign, hosts } = countRequests(addresses, window.location.host)
  return (
    <div role="status" tabIndex={-1} ref={focus}>
      <Figures
        figures={[
          { value: String(foreign), label: labels.foreign },
          { value: String(own), label: labels.own },
          { value: String(blocked), label: labels.blocked },
        ]}
      />
      {hosts.length > 0 && <p>{`${labels.hosts} ${hosts.join(', ')}`}</p>}
    </div>
  )
}

/** The button that had the focus is gone. */
const focus = (element: HTMLElement | null) => element?.focus({ preventScroll: true })
