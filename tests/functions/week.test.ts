import { test } from 'vitest'
import { liveWeek } from '../support/week.ts'

// Hundreds of mails, on a machine with other work.
test('a week with every fault, restarts and a wrong clock loses nothing', { timeout: 300_000 }, async () => {
  await liveWeek({ messages: 100, signUps: 40, readers: 60 })
})
