import { onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals'

/** A page that throws in a loop sends no more of them. */
const maxErrors = 10

type Report = { path: string; vitals: Record<string, number>; errors: string[] }

/** The vitals of the loaded page, by their names; watched once, since web-vitals cannot stop. */
const vitals: Record<string, number> = {}
let isWatching = false

/**
 * Sends a report when the page is hidden: the path that was loaded, vitals (milliseconds; CLS without a unit) and the
 * errors since the last report, and nothing that could tell visitors apart. Failures are ignored.
 */
export function collectReports(endpoint: string, send: typeof fetch = fetch): () => void {
  watchVitals()
  const path = window.location.pathname
  let errors: string[] = []
  let sent = ''
  const add = (text: string) => {
    if (errors.length < maxErrors) errors.push(`${window.location.pathname}: ${text}`.slice(0, 300))
  }
  const onError = ({ message, filename, lineno, colno }: ErrorEvent) =>
    add(`${message} (${filename}:${lineno}:${colno})`)
  const onRejection = ({ reason }: PromiseRejectionEvent) => add(`unhandled: ${reason}`)
  const report = () => {
    if (document.visibilityState !== 'hidden') return
    const body = JSON.stringify({ path, vitals, errors } satisfies Report)
    if (body === sent) return
    sent = body
    errors = []
    const headers = { 'Content-Type': 'text/plain' }
    // Arrives though the page is left, without cookies, and without a preflight request.
    send(endpoint, { method: 'POST', headers, body, credentials: 'omit', keepalive: true }).catch(() => {})
  }
  const controller = new AbortController()
  const { signal } = controller
  window.addEventListener('error', onError, { signal })
  window.addEventListener('unhandledrejection', onRejection, { signal })
  document.addEventListener('visibilitychange', report, { signal })
  return () => controller.abort()
}

function watchVitals(): void {
  if (isWatching) return
  isWatching = true
  for (const watch of [onCLS, onFCP, onINP, onLCP, onTTFB]) {
    watch(({ name, value }) => {
      vitals[name] = Math.round(value * 1000) / 1000
    })
  }
}
