import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'

/** A path in the repository, as documents quote it; what a build writes is in other folders. */
const path =
  /^(?:(?:src|scripts|functions|tests|posts|public|docs|\.github|\.vscode)\/.*|[\w-]+\.(?:md|json))$/

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'))

const inDocs = existsSync('docs') ? readdirSync('docs').filter((name) => name.endsWith('.md')) : []
const documents = ['README.md', 'CONTRIBUTING.md', ...inDocs.map((name) => `docs/${name}`)]

describe.each(documents)('%s', (name) => {
  const text = readFileSync(name, 'utf8')
  const prose = text.replace(/^```[\s\S]*?^```$/gm, '')
  const quoted = [...prose.matchAll(/`([^`\n]+)`/g)].map(([, code = '']) => code)

  test('names files that exist', () => {
    // Of `posts/<slug>.md` the folder.
    const paths = quoted.filter((code) => path.test(code)).map((code) => code.replace(/[^/]*[<*].*$/, ''))
    const missing = paths.filter((file) => !existsSync(file || '.') && !existsSync(join(dirname(name), file)))
    expect(missing).toEqual([])
  })

  test('names commands that exist', () => {
    const commands = [...text.matchAll(/\bnpm (?:run ([\w:-]+)|(test|start)\b)/g)]
    const missing = commands.filter(([, script, short]) => !((script ?? short ?? '') in scripts))
    expect(missing.map(([command]) => command)).toEqual([])
  })

  // The table of mistakes shows links that are wrong.
  test('links to documents and headings that exist', () => {
    const links = [...prose.replace(/`[^`]+`/g, '').matchAll(/\]\((?!https?:)([^)]*)\)/g)]
    const dead = links.filter(([, target = '']) => {
      const [file = '', anchor = ''] = target.split('#')
      const linked = file === '' ? name : join(dirname(name), file)
      if (!existsSync(linked)) return true
      return anchor !== '' && !anchorsOf(readFileSync(linked, 'utf8')).includes(anchor)
    })
    expect(dead.map(([link]) => link)).toEqual([])
  })
})

/** The anchors that GitHub gives to the headings of a document. */
function anchorsOf(markdown: string): string[] {
  return [...markdown.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N}_ -]/gu, '')
      .replaceAll(' ', '-'),
  )
}
