import { basename, extname } from 'node:path/posix'
import type { Root } from 'mdast'
import { lintRule } from 'unified-lint-rule'
import { nodesBelow } from './lint-post.ts'

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
      file.message('image: expected an alternative text in the brackets, found none', node.position)
    } else if (isFileName(alt, url)) {
      const message = `image: expected an alternative text that tells what is to be seen, found the file's name`
      file.message(message, node.position)
    }
  }
})

function isFileName(alt: string, url: string): boolean {
  const name = basename(url.split(/[?#]/, 1)[0] ?? '')
  const plain = (text: string) => text.toLowerCase().replace(/[-_ ]+/g, ' ')
  return [name, basename(name, extname(name))].some((candidate) => plain(candidate) === plain(alt))
}
