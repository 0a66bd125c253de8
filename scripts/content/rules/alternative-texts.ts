import { basename, extname } from 'node:path/posix'
import { type Draft, type Remark, rangeOf } from './rule.ts'

/** Images of the text that say nothing to who cannot see them. */
export function checkAlternativeTexts(draft: Draft): Remark[] {
  const urls = new Map<string, string>()
  for (const node of draft.nodes) {
    if (node.type === 'definition' && !urls.has(node.identifier)) urls.set(node.identifier, node.url)
  }
  const remarks: Remark[] = []
  for (const node of draft.nodes) {
    if (node.type !== 'image' && node.type !== 'imageReference') continue
    const alt = (node.alt ?? '').trim()
    const url = node.type === 'image' ? node.url : (urls.get(node.identifier) ?? '')
    const range = rangeOf(draft, node)
    if (alt === '') {
      remarks.push({ ...range, message: 'image: expected an alternative text in the brackets, found none' })
    } else if (isFileName(alt, url)) {
      const message = `image: expected an alternative text that tells what is to be seen, found the file's name`
      remarks.push({ ...range, message })
    }
  }
  return remarks
}

function isFileName(alt: string, url: string): boolean {
  const name = basename(url.split(/[?#]/, 1)[0] ?? '')
  const plain = (text: string) => text.toLowerCase().replace(/[-_ ]+/g, ' ')
  return [name, basename(name, extname(name))].some((candidate) => plain(candidate) === plain(alt))
}
