/** Called while a phase runs. */
export type OnProgress = (done: number, total: number) => void

export type BuildLog = ReturnType<typeof openBuildLog>

/** Logs the phases of a build with their durations; on a terminal also how far a phase is. */
export function openBuildLog(out: Pick<NodeJS.WriteStream, 'write' | 'isTTY'> = process.stdout) {
  const seconds: Record<string, number> = {}
  const summaries: string[] = []
  let shown = 0

  const show = (name: string, text: string, end: string) => {
    out.write(`${out.isTTY ? '\r\u001b[K' : ''}${name.padEnd(20)}${text}${end}`)
  }
  return {
    /** Seconds by phase. */
    seconds,
    /** Runs a phase; `summarize` describes its result in a few words. */
    async phase<Result>(
      name: string,
      run: (onProgress: OnProgress) => Result | Promise<Result>,
      summarize: (result: Result) => string,
    ): Promise<Result> {
      const started = performance.now()
      const onProgress: OnProgress = (done, total) => {
        const now = performance.now()
        if (!out.isTTY || now - shown < 100) return
        shown = now
        show(name, `${done} of ${total}`, '')
      }
      const result = await run(onProgress)
      const duration = (performance.now() - started) / 1000
      seconds[name] = duration
      const summary = summarize(result)
      summaries.push(summary)
      show(name, `${summary.padEnd(32)}${duration.toFixed(1).padStart(6)} s`, '\n')
      return result
    },
    /** Logs the line that sums the build up. `started` is a time of `performance.now()`. */
    end(started: number): void {
      const duration = ((performance.now() - started) / 1000).toFixed(1)
      out.write(`Built in ${duration} s: ${summaries.join(', ')}.\n`)
    },
  }
}
