import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { listFiles } from '../../io/list-files.ts'
import { createMessage, type Diagnostic, type Place, placeAt } from '../diagnostics.ts'

/** Where a page's copy names a picture of `src/pictures`. */
export type PictureUse = { file: string; place: Place; path: string }

type Found = { uses: PictureUse[]; diagnostics: Diagnostic[] }

const contentFolder = 'src/content'

// The development server loads these modules with a runner of Vite, which refuses a later `import()`.
const require = createRequire(import.meta.url)

/** All pictures that the copy names, and what is wrong with how it does. */
export function findPictureUses(): Found {
  const copies = listFiles(contentFolder).filter((name) => name.endsWith('.ts'))
  const found = copies.map((name) => {
    const file = `${contentFolder}/${name}`
    return [file, readFileSync(file, 'utf8')] as const
  })
  // The parser takes a while to load, and most sites have few pictures.
  const named = found.filter(([, code]) => /\bpicture\s*:/.test(code))
  const all = named.map(([file, code]) => readCopy(file, code))
  return { uses: all.flatMap(({ uses }) => uses), diagnostics: all.flatMap(({ diagnostics }) => diagnostics) }
}

/** The pictures in a file of copy: each `picture: { file: 'name.jpg', alt: '…' }`. */
export function readCopy(file: string, code: string): Found {
  const { parseSync }: typeof import('vite') = require('vite')
  const uses: PictureUse[] = []
  const diagnostics: Diagnostic[] = []
  for (const picture of picturesIn(parseSync(file, code).program)) {
    const { start, end } = picture
    const place = placeAt(code, start, end)
    const report = (text: string) =>
      diagnostics.push(createMessage(file, place, `picture: ${text}`, 'picture'))
    const name = fieldOf(picture, 'file')
    if (typeof name?.value !== 'string')
      report("file needs the name of a file in src/pictures in quotation marks, such as 'workshop.jpg'")
    else uses.push({ file, place: placeAt(code, name.start, name.end), path: name.value })
    const alt = fieldOf(picture, 'alt')
    const isDecoration = fieldOf(picture, 'isDecoration')?.value === true
    if (!isDecoration && (alt === undefined || isBlank(alt)))
      report('what it shows is missing; describe it under alt, or enter isDecoration: true')
    if (!isFocus(fieldOf(picture, 'focus')))
      report(
        'focus needs two numbers from 0 to 100, such as [50, 30]: per cent from the left and from the top',
      )
  }
  return { uses, diagnostics }
}

/** What is needed of a node of the syntax tree. */
type Syntax = {
  type: string
  start: number
  end: number
  value?: unknown
  key?: Syntax & { name?: string }
  properties?: Syntax[]
  expression?: Syntax
  elements?: Syntax[]
}

/** The objects that are the value of a property `picture`. */
function picturesIn(node: unknown): Syntax[] {
  if (typeof node !== 'object' || node === null) return []
  const { type, key, value } = node as Syntax
  const picture = type === 'Property' && nameOf(key) === 'picture' ? withoutType(value as Syntax) : undefined
  const own = picture?.type === 'ObjectExpression' ? [picture] : []
  return [...own, ...Object.values(node).flatMap(picturesIn)]
}

/** An object before `as const` or `satisfies`. */
function withoutType(node: Syntax): Syntax {
  return node.expression ? withoutType(node.expression) : node
}

function fieldOf({ properties = [] }: Syntax, name: string): Syntax | undefined {
  return properties.find(({ key }) => nameOf(key) === name)?.value as Syntax | undefined
}

function nameOf(key: Syntax['key']): unknown {
  return key?.name ?? key?.value
}

const isBlank = ({ value }: Syntax) => typeof value === 'string' && value.trim() === ''

/** Two numbers from 0 to 100. */
function isFocus(focus: Syntax | undefined): boolean {
  if (focus?.elements === undefined) return true
  const values = focus.elements.map(({ value }) => value)
  const isPercent = (value: unknown) => typeof value === 'number' && value >= 0 && value <= 100
  return values.length === 2 && values.every(isPercent)
}
