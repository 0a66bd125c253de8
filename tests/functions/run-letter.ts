import { openServices } from '../../functions/node.ts'
import { LetterLocked, sendLetter } from '../../scripts/letters/send-letter.ts'
import { crashLetter } from './crash-letter.ts'

/** Sends the letter of the test with the environment of this process, which the test kills. */
const { services, ready, close } = openServices({ leaseMs: 300 })
await ready
services.config.functionsUrl ??= 'http://localhost/functions'
for (;;) {
  try {
    const report = await sendLetter(services, crashLetter, 1e9)
    console.info(JSON.stringify(report))
    break
  } catch (error) {
    if (!(error instanceof LetterLocked)) throw error
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}
close()
