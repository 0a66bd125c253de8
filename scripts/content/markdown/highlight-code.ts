import { createRequire } from 'node:module'
import type { Element, ElementContent } from 'hast'
import type { LanguageFn } from 'highlight.js'
import { createLowlight } from 'lowlight'
import { elementPlugin, h, readableText, SKIP } from './elements.ts'

/** What the articles of an IT company show; highlight.js knows most of them by several names. */
const codeLanguages = [
  ...['accesslog', 'apache', 'bash', 'c', 'cpp', 'csharp', 'css', 'diff', 'dns', 'dockerfile', 'dos', 'go'],
  ...['graphql', 'http', 'ini', 'java', 'javascript', 'json', 'kotlin', 'lua', 'makefile', 'markdown'],
  ...['nginx', 'perl', 'php', 'powershell', 'properties', 'python', 'ruby', 'rust', 'shell', 'sql', 'swift'],
  ...['typescript', 'vbscript', 'x86asm', 'xml', 'yaml'],
]

/** What is longer stays plain: the time of the grammars grows with the square of a text without an end of a line. */
const longest = { code: 20_000, line: 1_000 }

/** Code in which marks stand deeper in each other is none that somebody wrote. */
const maxMarkDepth = 30

/** Marks code for `src/blog/article-body.tsx`: `k` keywords, `n` names, `s` strings, `v` values, `c` comments. */
export const rehypeHighlightCode = elementPlugin(() => (node) => {
  if (node.tagName !== 'pre') return undefined
  const [code] = node.children
  if (code?.type === 'element' && code.tagName === 'code') highlight(code)
  // Wide code can be scrolled with the keyboard.
  node.properties = { className: ['code'], tabIndex: 0 }
  return SKIP
})

function highlight(code: Element): void {
  const [className = ''] = (code.properties.className ?? []) as string[]
  // The sanitizer leaves an empty list of a name that it does not allow.
  if (className === '') code.properties = {}
  const language = className.replace(/^language-/, '')
  const text = readableText(code)
  const isLong = text.length > longest.code || text.split('\n').some((line) => line.length > longest.line)
  if (language === '' || isLong || !loadLanguages().registered(language)) return
  const marked = loadLanguages().highlight(language, text)
  const children = marked.children.flatMap((child) => simplify(child as ElementContent, 1))
  // highlight.js (11.12) takes U+2028 for the end of a line, and may write another in its place.
  if (readableText(h('code', {}, ...children)) === text) code.children = children
}

let loaded: ReturnType<typeof createLowlight> | undefined

/** All at once: in a language that holds others, what is marked must not depend on the posts before. */
function loadLanguages() {
  const require = createRequire(import.meta.url)
  const load = (name: string): LanguageFn => require(`highlight.js/lib/languages/${name}`)
  loaded ??= createLowlight(Object.fromEntries(codeLanguages.map((name) => [name, load(name)])))
  return loaded
}

/** Replaces the classes of highlight.js by ours; other marks become text, and what is nested too deeply is left out. */
function simplify(node: ElementContent, depth: number): ElementContent[] {
  if (node.type !== 'element') return [node]
  if (depth > maxMarkDepth) return []
  const scope = String((node.properties.className as string[])[0]).replace('hljs-', '')
  const children = node.children.flatMap((child) => simplify(child, depth + 1))
  const name = classes.get(scope)
  return name === undefined ? children : [{ ...node, properties: { className: [name] }, children }]
}

const classes = new Map(
  Object.entries({
    k: ['keyword', 'built_in', 'name', 'selector-tag', 'section', 'deletion', 'meta', 'bullet'],
    n: ['title', 'attr', 'attribute', 'type', 'property', 'selector-class', 'selector-id', 'selector-attr'],
    s: ['string', 'regexp', 'addition', 'link', 'code', 'char'],
    v: ['number', 'literal', 'symbol', 'variable', 'template-variable', 'selector-pseudo'],
    c: ['comment', 'quote'],
  }).flatMap(([name, scopes]) => scopes.map((scope) => [scope, name] as const)),
)
