import { JSDOM } from 'jsdom'
import { legend } from '../../src/content/de/legend.ts'
import { legend as englishLegend } from '../../src/content/en/legend.ts'
import type { BuiltSite } from './project-copy.ts'
import { everythingIn } from './traces.ts'

/** What the symbols of the plans mean is no promise. */
const symbols = [legend, englishLegend].flatMap((block) =>
  block.kind === 'legend' ? Object.values(block.names) : [],
)

/** The texts of all pages but those about the law and the blog, each after the name of its file. */
const textsOf = ({ files }: BuiltSite) =>
  [...files]
    .filter(
      ([name]) =>
        name.endsWith('.html') &&
        !/^(en\/)?(blog|agb|terms|datenschutz|privacy|barrierefreiheit|accessibility)\b/.test(name),
    )
    .flatMap(([name, bytes]) => {
      const lines = everythingIn(new JSDOM(String(bytes)).window.document).split('\n')
      return lines
        .filter((line) => !symbols.includes(line))
        .map((line) => `${name}: ${line.replaceAll('\u00ad', '')}`)
    })

/** A function that finds texts with some words on the pages, which are read once. */
export function finder(site: BuiltSite) {
  let texts: string[] | undefined
  return (words: RegExp) => {
    texts ??= textsOf(site)
    return texts.filter((text) => words.test(text))
  }
}
