const { execFile } = require('node:child_process')
const { readFile } = require('node:fs/promises')
const { join } = require('node:path')

/**
 * No extension of the marketplace applies a schema to the front matter of markdown (vscode-yaml, issue 207), and
 * none knows what else makes a post right: this one asks the site's own schema and check.
 */
exports.activate = (context) => {
  const vscode = require('vscode')
  const root = vscode.workspace.workspaceFolders?.[0]?.uri.fsPath
  if (root !== undefined) exports.start(vscode, context, root, exports.runCheck)
}

/** Milliseconds without a key pressed after which a post is checked. */
const pause = 300

/** `check(root, file, text)` tells the findings of a post as it stands in the editor. */
exports.start = (vscode, context, root, check) => {
  const posts = { language: 'markdown', pattern: new vscode.RelativePattern(root, 'posts/*.md') }
  const diagnostics = vscode.languages.createDiagnosticCollection('posts')
  const timers = new Map()

  const show = async (document) => {
    const { uri, version } = document
    const findings = await check(root, uri.fsPath, document.getText())
    // What was typed meanwhile is checked after it.
    if (document.isClosed || document.version !== version) return
    diagnostics.set(
      uri,
      findings.map((finding) => toDiagnostic(vscode, finding)),
    )
  }
  const showSoon = (document) => {
    if (vscode.languages.match(posts, document) === 0) return
    const key = document.uri.toString()
    clearTimeout(timers.get(key))
    timers.set(
      key,
      setTimeout(() => show(document), pause),
    )
  }
  const forget = ({ uri }) => {
    clearTimeout(timers.get(uri.toString()))
    diagnostics.delete(uri)
  }

  context.subscriptions.push(
    diagnostics,
    vscode.workspace.onDidOpenTextDocument(showSoon),
    vscode.workspace.onDidChangeTextDocument(({ document }) => showSoon(document)),
    vscode.workspace.onDidCloseTextDocument(forget),
    vscode.languages.registerCompletionItemProvider(posts, {
      provideCompletionItems: async (document, position) => {
        const schema = JSON.parse(await readFile(join(root, '.vscode/front-matter.schema.json'), 'utf8'))
        const lines = document.getText().split(/\r?\n/)
        return complete(schema, lines, position).map(({ label, text, help }) => {
          const item = new vscode.CompletionItem(label)
          return Object.assign(item, { insertText: text, documentation: help })
        })
      },
    }),
  )
  for (const document of vscode.workspace.textDocuments) showSoon(document)
}

/** What can stand at a place of the front matter: fields that are not there yet, or values of one. */
function complete({ properties }, lines, { line, character }) {
  const end = lines.indexOf('---', 1)
  if (lines[0] !== '---' || line === 0 || (end !== -1 && line >= end)) return []
  const before = lines[line].slice(0, character)
  if (/^[A-Za-z]*$/.test(before)) {
    const written = lines.slice(1, end === -1 ? undefined : end).filter((_, index) => index + 1 !== line)
    return Object.entries(properties)
      .filter(([name]) => !written.some((other) => other.startsWith(`${name}:`)))
      .map(([name, { description }]) => ({ label: name, text: `${name}: `, help: description }))
  }
  const field = properties[/^([A-Za-z]+):\s*\S*$/.exec(before)?.[1] ?? '']
  const values = field?.type === 'boolean' ? ['true', 'false'] : (field?.examples ?? [])
  return values.map((value) => ({ label: value, text: value }))
}

function toDiagnostic(vscode, { line, column, endColumn, message, severity }) {
  const range = new vscode.Range(line - 1, column - 1, line - 1, (endColumn ?? column + 1) - 1)
  const { Error: error, Information } = vscode.DiagnosticSeverity
  const diagnostic = new vscode.Diagnostic(range, message, severity === 'error' ? error : Information)
  return Object.assign(diagnostic, { source: 'npm run check' })
}

/** The findings of a post with another text than it is saved with. Node is that of the shell, not the editor's. */
exports.runCheck = (root, file, text) => {
  return new Promise((resolve) => {
    const command = ['--import', 'tsx', 'scripts/check.ts', '--format', 'json', '--unsaved', file]
    const child = execFile('node', command, { cwd: root, maxBuffer: 16 * 1024 * 1024 }, (_, stdout) => {
      try {
        resolve(JSON.parse(stdout))
      } catch {
        // The project is not installed, or its check itself is being changed.
        resolve([])
      }
    })
    child.stdin.on('error', () => {})
    child.stdin.end(text)
  })
}
