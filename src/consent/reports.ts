/**
 * Reports errors in pages, and how fast they are, to `endpoint`. The code for it is loaded only now; after the returned
 * function was called nothing is sent.
 */
export function startReports(endpoint: string): () => void {
  let isAllowed = true
  let stop = () => {}
  const load = async () => {
    const { collectReports } = await import('./collect-reports.ts')
    if (isAllowed) stop = collectReports(endpoint)
  }
  // Without it nothing is reported, and the page works.
  load().catch(() => {})
  return () => {
    isAllowed = false
    stop()
  }
}
