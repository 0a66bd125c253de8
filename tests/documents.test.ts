import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

/** Folders of the repository whose files the documents name; what a build makes is in others. */
const path = /^(?:(?:src|scripts|tests|posts|public|\.github|\.vscode)\/.*|[\w-]+\.(?:md|json))$/

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'))

describe.each([['README.md'], ['CONTRIBUTING.md']])('%s', (name) => {
  const text = readFileSync(name, 'utf8')
  const prose = text.replace(/^```[\s\S]*?^```$/gm, '')
  const quoted = [...prose.matchAll(/`([^`\n]+)`/g)].map(([, code = '']) => code)

  test('names files that are there', () => {
    // Of `posts/<slug>.md` the folder.
    const paths = quoted.filter((code) => path.test(code)).map((code) => code.replace(/[^/]*[<*].*$/, ''))
    expect(paths.length).toBeGreaterThan(5)
    expect(paths.filter((file) => !existsSync(file || '.'))).toEqual([])
  })

  test('names commands that are there', () => {
    const commands = [...text.matchAll(/npm run ([\w:-]+)/g)].map(([, command = '']) => command)
    expect(commands.length).toBeGreaterThan(5)
    expect(commands.filter((command) => !(command in scripts))).toEqual([])
  })

  test('links to documents and headings that are there', () => {
    const targets = [...prose.replace(/`[^`]+`/g, '').matchAll(/\]\((?!https:)([^)]*)\)/g)].map(
      ([, target = '']) => target,
    )
    const dead = targets.filter((target) => {
      const [file = '', anchor = ''] = target.split('#')
      if (!existsSync(file || name)) return true
      return anchor !== '' && !anchorsOf(readFileSync(file || name, 'utf8')).includes(anchor)
    })
    expect(dead).toEqual([])
  })
})

/** As GitHub names the headings of a document, as far as the documents here need it. */
function anchorsOf(markdown: string): string[] {
  return [...markdown.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\w -]/g, '')
      .replaceAll(' ', '-'),
  )
}
