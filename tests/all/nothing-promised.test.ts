import { describe, expect, test } from 'vitest'
import { builtSite, copyWithoutPosts } from '../support/project-copy.ts'
import { wordsOfFacts, wordsOfFeatures, wordsOfPages } from '../support/promise-words.ts'
import { finder } from '../support/promises-on.ts'
import { editFacts } from '../support/take-over.ts'
import { isSample } from '../support/this-site.ts'
import { confirmNothing } from '../support/unconfirmed.ts'

/** Whole sites without promises, and without pages; each fact and page is taken away alone in `src/content/promises.test.ts`. */

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
