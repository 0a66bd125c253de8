import { JSDOM } from 'jsdom'
import { describe, expect, test } from 'vitest'
import { legend } from '../../src/content/de/legend.ts'
import { legend as englishLegend } from '../../src/content/en/legend.ts'
import { type BuiltSite, builtSite, copyWithoutPosts } from '../support/project-copy.ts'
import { wordsOfFacts, wordsOfFeatures, wordsOfPages } from '../support/promise-words.ts'
import { editFacts } from '../support/take-over.ts'
import { isSample } from '../support/this-site.ts'
import { everythingIn } from '../support/traces.ts'
import { confirmNothing } from '../support/unconfirmed.ts'

/** Whole sites without promises, and without pages; each fact and page is taken away alone in `src/content/promises.test.ts`. */

/** What the symbols of the plans mean is no promise. */
const symbols = [legend, englishLegend].flatMap((block) =>
  block.kind === 'legend' ? Object.values(block.names) : [],
)

/** The texts of all pages but those about the law and the blog, each after the name of its file. */
const textsOf = ({ files }: BuiltSite) =>
  [...files]
    .filter(([name]) => name.endsWith('.html') && !/^(blog|agb|datenschutz|barrierefreiheit)\b/.test(name))
    .flatMap(([name, bytes]) => {
      const lines = everythingIn(new JSDOM(String(bytes)).window.document).split('\n')
      return lines
        .filter((line) => !symbols.includes(line))
        .map((line) => `${name}: ${line.replaceAll('\u00ad', '')}`)
    })

/** A function that finds texts with some words on the pages, which are read once. */
function finder(site: BuiltSite) {
  let texts: string[] | undefined
  return (words: RegExp) => {
    texts ??= textsOf(site)
    return texts.filter((text) => words.test(text))
  }
}

describe.skipIf(!isSample)('a site whose owner has confirmed nothing', () => {
  const site = builtSite((folder) => editFacts(folder, confirmNothing), { copy: copyWithoutPosts })
  const found = finder(site)

  test('has all of its pages, and none promises anything', () => {
    expect([...site.files.keys()]).toContain('leistungen/managed-services.html')
    const words = [...Object.values(wordsOfFacts), ...Object.values(wordsOfFeatures)]
    expect(words.flatMap((each) => found(each))).toEqual([])
  })

  test('says nothing where a fact is missing', () => {
    expect(found(/\bundefined\b|\bNaN\b|\[object|(?<!bei )\bnull\b/)).toEqual([])
  })
})

describe.skipIf(!isSample)('a site without half of its services and some further pages', () => {
  const off = [
    ...['cloud', 'backup', 'backupServices', 'telephony', 'emailArchiving', 'securityConsulting'],
    ...['careers', 'sitePlan', 'visionMission', 'retail', 'healthcare'],
  ]
  const site = builtSite((folder) => editFacts(folder, (facts) => facts.disabledPages.push(...off)), {
    copy: copyWithoutPosts,
  })
  const found = finder(site)

  test.each(wordsOfPages.filter(([pages]) => pages.every((page) => off.includes(page))))(
    'says nothing of %s',
    (_, words) => {
      expect(found(words)).toEqual([])
    },
  )
})
