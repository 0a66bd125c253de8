import { type LaunchedChrome, launch } from 'chrome-launcher'
import lighthouse, { type Result } from 'lighthouse'
import { findBrowser } from '../find-browser.ts'

/**
 * A Chromium for one measurement after the other. Lighthouse empties its storage before each: every visit is
 * a first one, with the question for consent.
 */
export function launchMeasuredBrowser(): Promise<LaunchedChrome> {
  return launch({
    chromePath: findBrowser(),
    logLevel: 'error',
    // The command stops it, together with the server.
    handleSIGINT: false,
    chromeFlags: [
      '--headless=new',
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      // The language that most visitors read; without it, it would be the machine's.
      '--accept-lang=de-DE',
    ],
  })
}

/** Lighthouse for mobile as it is, with simulated throttling. Throws if the page could not be measured. */
export async function runLighthouse(url: string, { port }: LaunchedChrome): Promise<Result> {
  const result = await lighthouse(url, { port, logLevel: 'error', disableFullPageScreenshot: true })
  if (!result) throw new Error('Lighthouse gave no result')
  const { runtimeError } = result.lhr
  if (runtimeError) throw new Error(`${runtimeError.code}: ${runtimeError.message}`)
  return result.lhr
}
