export type BuildLog = ReturnType<typeof openBuildLog>

/** Logs the phases of a build with their durations. */
export function openBuildLog() {
  const seconds: Record<string, number> = {}
  const summaries: string[] = []
  return {
    /** Seconds by phase. */
    seconds,
    /** Runs a phase; `summarize` describes its result in a few words. */
    async phase<Result>(
      name: string,
      run: () => Result | Promise<Result>,
      summarize: (result: Result) => string,
    ): Promise<Result> {
      const started = performance.now()
      const result = await run()
      const duration = (performance.now() - started) / 1000
      seconds[name] = duration
      const summary = summarize(result)
      summaries.push(summary)
      console.info(`${name.padEnd(20)}${summary.padEnd(32)}${duration.toFixed(1).padStart(6)} s`)
      return result
    },
    /** Logs the line that sums the build up. `started` is a time of `performance.now()`. */
    end(started: number): void {
      const duration = ((performance.now() - started) / 1000).toFixed(1)
      console.info(`Built in ${duration} s: ${summaries.join(', ')}.`)
    },
  }
}
