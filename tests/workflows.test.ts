import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'

const folder = '.github/workflows'
const workflows = readdirSync(folder).map(
  (name) => [name, readFileSync(`${folder}/${name}`, 'utf8')] as const,
)

test.each(workflows)('%s uses actions by their commits, and names their versions', (_, text) => {
  const uses = text.match(/uses: .*/g) ?? []
  expect(uses.length).toBeGreaterThan(0)
  for (const line of uses) expect(line).toMatch(/^uses: [\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/)
})

test.each(workflows)(
  '%s gives each job its own permissions, and no credentials to its commands',
  (_, text) => {
    const { permissions, jobs } = parse(text)
    expect(permissions).toEqual({})
    for (const { permissions, steps } of Object.values<{ permissions?: object; steps: object[] }>(jobs)) {
      expect(permissions).toBeDefined()
      for (const step of steps as { uses?: string; with?: object }[]) {
        if (step.uses?.startsWith('actions/checkout@'))
          expect(step.with).toMatchObject({ 'persist-credentials': false })
      }
    }
  },
)
