import type { Nodes } from 'mdast'
import { numberMessages as messages } from '../messages.ts'
import { months } from './dates.ts'
import { type Draft, type Report, sourceOf } from './rule.ts'

/** Headings whose numbers jump, and lists that have another number of points than the sentence above says. */
export function checkNumbers({ nodes, prose, text }: Draft, report: Report): void {
  checkHeadings(nodes, text, report)
  const sentences = new Map<Nodes, string>(prose.map(({ node, source }) => [node, source]))
  for (const node of nodes) {
    if (!('children' in node)) continue
    for (const [index, list] of node.children.entries()) {
      const above = node.children[index - 1]
      // A list that is broken by other blocks goes on below them.
      const isWhole = !['list', 'code'].includes(node.children[index + 1]?.type ?? '')
      if (list.type !== 'list' || above?.type !== 'paragraph' || !isWhole) continue
      const [word, count] = readCount(sentences.get(above) ?? '')
      const found = list.children.length
      if (count !== undefined && count !== found) report(above, messages.count(word, found))
    }
  }
}

/** `Schritt 3:` and `3.`; days, quarters and the like have numbers of their own. */
const numbered = new RegExp(
  String.raw`^[#\s*]*(?<label>|(?:Schritt|Phase|Etappe|Stufe|Teil|Kapitel|Regel|Tipp|Fehler|Frage|Punkt|Grund|Step|Part|Rule|Tip|Reason) )(?<number>\d{1,2})(?:\\?[.):](?![\d.])| [–-] )` +
    `(?! ?(?:${months.join('|')}|Quartal|Halbjahr|Jahr|Tag|Woche|Monat|Etage|Stock|Platz|Generation|Advent))`,
  'u',
)

function checkHeadings(nodes: readonly Nodes[], text: string, report: Report): void {
  const runs: { label: string; number: number; isPaused: boolean }[] = []
  for (const node of nodes) {
    if (node.type !== 'heading') continue
    // What was numbered below another heading has ended.
    runs.length = Math.min(runs.length, node.depth + 1)
    const { label = '', number: digits } = numbered.exec(sourceOf(node, text))?.groups ?? {}
    const run = runs[node.depth]
    if (digits === undefined) {
      if (run) run.isPaused = true
      continue
    }
    const number = Number(digits)
    const before = run?.label === label && !(run.isPaused && number === 1) ? run.number : undefined
    // A series that does not begin with 1 is another's, such as the articles of a law.
    if (before !== undefined || number === 1) runs[node.depth] = { label, number, isPaused: false }
    else delete runs[node.depth]
    if (before !== undefined && number !== before + 1) report(node, messages.jump(before, number))
  }
}

const words = [
  ...['zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht', 'neun', 'zehn', 'elf', 'zwölf'],
  ...['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'],
]
const word = `(?<![\\p{L}-])(${words.join('|')})(?![\\p{L}-])`

/** What is counted in points; of persons or days there may be others than there are points. */
const counted =
  '(?: \\p{Ll}[\\p{L}-]*(?<!\\bder|\\bvon|\\bof|\\bthe))? \\p{L}*(?:schritte|punkte|fragen|regeln|tipps|gründe|fehler|maßnahmen|dinge|wege|möglichkeiten|vorteile|nachteile|beispiele|kriterien|stufen|phasen|etappen|bausteine|varianten|ziele|aufgaben|themen|bereiche|ebenen|säulen|grundsätze|anforderungen|optionen|faktoren|bedingungen|voraussetzungen|merkmale|anzeichen|ursachen|steps|points|questions|rules|tips|reasons|mistakes|measures|things|ways|options|advantages|examples|criteria|stages|phases|goals|tasks|areas|levels|pillars|principles|requirements|factors|signs|causes)n?'

/** `Drei Schritte führen zum Ziel:` and `Dafür gibt es drei Wege:` */
const announced = new RegExp(
  `^${word}${counted}(?: [^.!?:,]{1,60})?:$|` +
    `^(?!(?:für|bei|mit|nach|vor|neben|ohne|außer|zu|in|auf|for|with|after|before|besides|in) )(?:[^.!?:]* )?` +
    `(?<!(?:mindestens|wenigstens|höchstens|zu|als|über|etwa|rund|oder|und|bis|der|von|nach|vor|neben|außer|least|than|most|to|about|or|and|of|after|before) )${word}${counted}:$`,
  'iu',
)

/** The number of points that a sentence in front of a list says. */
function readCount(source: string): [word: string, count?: number] {
  const [sentence = ''] = source
    .replace(/\ufffc+/g, '')
    .split(/[.!?]\s+/)
    .slice(-1)
  const [, first, second] = announced.exec(sentence.replace(/\s+/g, ' ').trim()) ?? []
  const found = first ?? second ?? ''
  const index = words.indexOf(found.toLowerCase())
  const isOnly = sentence.match(new RegExp(word, 'giu'))?.length === 1
  return index === -1 || !isOnly ? [found] : [found, (index % 11) + 2]
}
