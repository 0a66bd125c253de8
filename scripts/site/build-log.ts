const summaries: string[] = []

/** Runs a phase and logs how long it takes; `summarize` describes its result in a few words. */
export async function phase<Result>(
  name: string,
  run: () => Promise<Result>,
  summarize: (result: Result) => string,
): Promise<Result> {
  const started = performance.now()
  const result = await run()
  const duration = (performance.now() - started) / 1000
  const summary = summarize(result)
  summaries.push(summary)
  console.info(`${name.padEnd(20)}${summary.padEnd(32)}${duration.toFixed(1).padStart(6)} s`)
  return result
}

/** Logs the line that sums the build up. `started` is a time of `performance.now()`. */
export function logEnd(started: number): void {
  const values = { seconds: ((performance.now() - started) / 1000).toFixed(1), parts: summaries.join(', ') }
  console.info(`Built in ${values.seconds} s: ${values.parts}.`)
}
