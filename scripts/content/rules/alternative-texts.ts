import { basename, extname } from 'node:path/posix'
import type { Root } from 'mdast'
import { lintRule } from 'unified-lint-rule'
import { nodesBelow } from '../markdown/nodes-below.ts'
import { imageMessages } from '../messages.ts'

/** Images of the text without a text for who cannot see them. */
export const remarkAlternativeTexts = lintRule<Root>('post:alternative-texts', (tree, file) => {
  const nodes = nodesBelow(tree)
  const urls = new Map<string, string>()
  for (const node of nodes) {
    if (node.type === 'definition' && !urls.has(node.identifier)) urls.set(node.identifier, node.url)
  }
  for (const node of nodes) {
    if (node.type !== 'image' && node.type !== 'imageReference') continue
    const alt = (node.alt ?? '').trim()
    const url = node.type === 'image' ? node.url : (urls.get(node.identifier) ?? '')
    if (alt === '') {
      file.message(imageMessages.noAlternativeText, node.position)
    } else if (isFileName(alt, url)) {
      file.message(imageMessages.fileNameAsText, node.position)
    }
  }
})

function isFileName(alt: string, url: string): boolean {
  const name = basename(url.split(/[?#]/, 1)[0] ?? '')
  const plain = (text: string) => text.toLowerCase().replace(/[-_ ]+/g, ' ')
  return [name, basename(name, extname(name))].some((candidate) => plain(candidate) === plain(alt))
}
