import { test } from 'vitest'
import { liveWeek } from '../support/week.ts'

test('a week with 500 messages, 200 sign-ups and three letters to 2,000 readers loses nothing', {
  timeout: 1_800_000,
}, async () => {
  await liveWeek({ messages: 500, signUps: 200, readers: 2000 })
})
