import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'

// The editor's side of the extension in .vscode, as much of it as the extension uses.
const { start, runCheck } = createRequire(import.meta.url)('../../.vscode/extensions/posts/extension.cjs')

type Item = { label: string; insertText?: string }
type Document = ReturnType<typeof openDocument>

function openDocument(text: string, fsPath = `${process.cwd()}/posts/x.md`) {
  return {
    uri: { fsPath, toString: () => `file://${fsPath}` },
    version: 1,
    isClosed: false,
    getText: () => text,
  }
}

function createEditor(documents: Document[]) {
  const shown = new Map<string, unknown[]>()
  const listeners: Record<string, (event: never) => void> = {}
  const listen = (name: string) => (listener: (event: never) => void) => {
    listeners[name] = listener
  }
  let provide: (document: Document, place: { line: number; character: number }) => Promise<Item[]>
  class Value {
    constructor(...values: unknown[]) {
      Object.assign(this, values)
    }
  }
  return {
    shown,
    listeners,
    complete: (document: Document, line: number, character: number) => provide(document, { line, character }),
    vscode: {
      RelativePattern: Value,
      Range: class {
        constructor(...places: number[]) {
          Object.assign(this, { places })
        }
      },
      Diagnostic: class {
        constructor(range: { places: number[] }, message: string, severity: number) {
          Object.assign(this, { places: range.places, message, severity })
        }
      },
      CompletionItem: class {
        constructor(readonly label: string) {}
      },
      DiagnosticSeverity: { Error: 0, Information: 2 },
      languages: {
        createDiagnosticCollection: () => ({
          set: (uri: { fsPath: string }, found: unknown[]) => shown.set(uri.fsPath, found),
          delete: (uri: { fsPath: string }) => shown.delete(uri.fsPath),
        }),
        match: (_: unknown, { uri }: Document) => (uri.fsPath.includes('/posts/') ? 10 : 0),
        registerCompletionItemProvider: (
          _: unknown,
          provider: { provideCompletionItems: typeof provide },
        ) => {
          provide = provider.provideCompletionItems
        },
      },
      workspace: {
        textDocuments: documents,
        onDidOpenTextDocument: listen('open'),
        onDidChangeTextDocument: listen('change'),
        onDidCloseTextDocument: listen('close'),
      },
    },
  }
}

const finding = { line: 3, column: 7, endColumn: 9, message: 'slug: expected …', severity: 'error' }
const begin = (editor: ReturnType<typeof createEditor>, check: () => Promise<unknown[]>) =>
  start(editor.vscode, { subscriptions: [] }, process.cwd(), check)

test('fields that are not there yet are offered, and values where some are known', async () => {
  const editor = createEditor([])
  begin(editor, async () => [])
  const document = openDocument('---\nid: "1"\nsl\ncategory: \npublished: \n---\ncategory: \n')
  const labels = async (line: number, character: number) =>
    (await editor.complete(document, line, character)).map(({ label }) => label)
  const all = Object.keys(JSON.parse(readFileSync('.vscode/front-matter.schema.json', 'utf8')).properties)
  expect(await labels(2, 2)).toEqual(all.filter((name) => !['id', 'category', 'published'].includes(name)))
  expect(await labels(3, 10)).toContain('Compliance')
  expect(await labels(4, 11)).toEqual(['true', 'false'])
  expect(await labels(6, 10)).toEqual([])
  expect((await editor.complete(document, 2, 2))[0]?.insertText).toBe('slug: ')
})

test('what the check tells is shown at its place, for posts alone, and goes with the post', async () => {
  const [post, other] = [openDocument(''), openDocument('', '/elsewhere/README.md')]
  const editor = createEditor([post, other])
  begin(editor, async () => [finding, { ...finding, severity: 'hint', endColumn: undefined }])
  await wait(500)
  expect([...editor.shown]).toMatchObject([
    [
      post.uri.fsPath,
      [
        { places: [2, 6, 2, 8], message: 'slug: expected …', severity: 0, source: 'npm run check' },
        { places: [2, 6, 2, 7], severity: 2 },
      ],
    ],
  ])
  editor.listeners.close?.(post as never)
  expect(editor.shown.size).toBe(0)
})

test('what is typed is checked once a key was not pressed for a while, and an older answer is not shown', async () => {
  const post = openDocument('')
  const editor = createEditor([])
  let checks = 0
  begin(editor, async () => {
    checks++
    await wait(100)
    return [finding]
  })
  for (let key = 0; key < 5; key++) editor.listeners.change?.({ document: post } as never)
  await wait(350)
  post.version++
  await wait(200)
  expect([checks, editor.shown.size]).toEqual([1, 0])
})

test('a post is checked as it stands in the editor, not as it is saved', { timeout: 30_000 }, async () => {
  const file = `${process.cwd()}/posts/zero-trust-security-modell.md`
  const text = readFileSync(file, 'utf8').replace(/^date: .*$/m, 'date: morgen')
  expect(await runCheck(process.cwd(), file, text)).toMatchObject([
    { line: 8, column: 7, endColumn: 13, severity: 'error' },
  ])
})
