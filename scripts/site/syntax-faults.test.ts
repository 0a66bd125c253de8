import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../tests/support/temporary-folder.ts'
import { checkSyntax } from './check-types.ts'
import { findPlainFacts } from './syntax-faults.ts'

const folder = temporaryFolder()

const copy = `import { compact } from '../optional.ts'

export const home = {
  title: 'Eins',
  text: \`Zwei \${name} – drei\`,
  cards: [
    {
      title: 'Karte',
      list: compact('a', 'b'),
    },
    {
      title: \`Karte \${name}\`,
      price: 89.5,
    },
  ],
  end: 'Ende',
}
`

/** What somebody mistypes in a text, and what is said: the line, the column, the fault. */
const slips: [slip: string, from: string, to: string, ...said: string[]][] = [
  ['a missing comma', "'Eins',", "'Eins'", '4:16 Komma'],
  ['a missing comma after a card', '    },\n    {', '    }\n    {', '10:6 Komma'],
  ['a missing comma in a line', "'a', 'b'", "'a' 'b'", '9:24 Komma'],
  ['a missing comma between two fields of a line', "'Eins',", "'Eins' more: 'b',", '4:16 Komma'],
  ['two commas', "'Eins',", "'Eins',,", '4:17 zu viel'],
  ['no quote at the end', "'Eins'", "'Eins", '4:16 Anführungszeichen'],
  ['no quote at the beginning', "'Eins'", "Eins'", '4:14 Anführungszeichen'],
  ['no quotes', "'Eins'", 'Eins zwei', '4:15 Anführungszeichen'],
  ['an apostrophe', "'Eins'", "'Wie geht's?'", '4:20 Apostroph'],
  ['a line break in a text', "'Eins'", "'Eins\n  zwei'", '4:15 Anführungszeichen'],
  ['quotes of a word processor', "'Eins'", '„Eins“', '4:10 gerade'],
  ['one such quote at the beginning', "'Eins'", "“Eins'", '4:10 gerade'],
  ['one such quote at the end', "'Eins'", "'Eins’", '4:15 gerade'],
  ['no backtick at the end', 'drei`', 'drei', '5:1 Backtick'],
  ['no backtick at the beginning', '`Zwei', 'Zwei', '5:1 Backtick'],
  ['a bracket of a value missing', '{name} –', '{name –', '5:1 Backtick'],
  ['no colon', "title: 'Eins'", "title 'Eins'", '4:9 Doppelpunkt'],
  ['a German comma', '89.5', '89,50', '13:19 Punkt'],
  ['a card that is not closed', "'b'),\n    },", "'b'),", '7:5 nicht geschlossen'],
  ['a list that is not closed', '  ],\n', '', '6:10 nicht geschlossen'],
  ['a page that is not closed', "'Ende',\n}", "'Ende',", '3:21 nicht geschlossen'],
  ['a bracket that is not closed in its line', "'b')", "'b'", '10:5 Klammer'],
  ['a bracket too many', "'Ende',\n}", "'Ende',\n}}", '17:2 Klammer'],
  [
    'a line without a comma, and one without a quote',
    "'Eins',",
    "'Eins'\n  a: 'b,",
    '4:16 Komma',
    '5:9 Anführ',
  ],
]

test.each(slips)(
  '%s is found at its place, without what follows from it',
  async (slip, from, to, ...said) => {
    const file = join(folder, `${slip.replaceAll(' ', '-')}.ts`)
    expect(copy).toContain(from)
    writeFileSync(
      file,
      copy.replace(from, () => to),
    )
    const found = (await checkSyntax([file])).map(({ line, column, reason }) => `${line}:${column} ${reason}`)
    expect(found).toEqual(
      said.map((text) => expect.stringMatching(new RegExp(`^${text.replace(' ', ' .*')}`))),
    )
  },
)

test('copy has dashes, blanks and quotes of all kinds in its texts', async () => {
  const file = join(folder, 'fine.ts')
  writeFileSync(file, "export const a = ['1 – 2', 'A\\u00a0B', '„so“ und “so”', 'l’été', `a\n`]\n")
  expect(await checkSyntax([file])).toEqual([])
})

test.each<[text: string, offset: number | undefined]>([
  ["text: 'Werte in {region.de}'", 16],
  ['text: `Werte in {region.de}`', 16],
  ['text: `Werte in $region.de}`', 16],
  ['text: `Werte in \u0024{region.de}`', undefined],
  ["import { claims } from './claims.ts'", undefined],
])('a fact in a text needs its dollar sign: %s', (source, offset) => {
  expect(findPlainFacts(source)[0]?.offset).toBe(offset)
})
