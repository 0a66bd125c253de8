import { expect, test } from 'vitest'
import { signalIn } from './worker-pool.ts'

test('an error of workerpool that no longer names the signal is not taken for another fault', () => {
  expect(signalIn('terminated\n    exitCode: `null`\n    signalCode: `SIGKILL`\n')).toBe('SIGKILL')
  expect(() => signalIn('worker ended by SIGKILL')).toThrow('expected workerpool to name the signal')
})
