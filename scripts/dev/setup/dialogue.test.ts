import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import type { Facts } from '../../../src/company/facts-schema.ts'
import { readTree } from '../../../tests/support/project-copy.ts'
import { keys, openUser } from '../../../tests/support/setup-user.ts'
import { temporaryFolder } from '../../../tests/support/temporary-folder.ts'
import { factsFile, readFacts } from '../../io/read-facts.ts'
import { changeable } from './choose-entry.ts'
import { askAgain, knownAnswers } from './dialogue.ts'
import { keptFile } from './kept-answers.ts'
import type { Answers, Dialogue, Question } from './question.ts'
import { questions } from './questions.ts'
import { runSetup } from './run-setup.ts'

const folder = temporaryFolder('for each test')

/** The facts before somebody has taken the site over. */
const sample: Facts = { ...readFacts(), placeholders: ['company.name'] }

/** A project as it is before anybody takes it over: its facts, its logo and a post. */
function openProject() {
  mkdirSync(join(folder, 'posts/images'), { recursive: true })
  mkdirSync(join(folder, 'src/company'), { recursive: true })
  cpSync('src/brand', join(folder, 'src/brand'), { recursive: true })
  writeFileSync(join(folder, factsFile), JSON.stringify(sample))
  for (const name of ['posts/a.md', 'posts/images/a.svg', 'posts/words.txt'])
    writeFileSync(join(folder, name), '')
}

/** All files but the answers that are kept. */
const project = () =>
  [...readTree(folder)].filter(([name]) => name !== keptFile).map(([name, bytes]) => [name, String(bytes)])
const readKept = () => JSON.parse(readFileSync(join(folder, keptFile), 'utf8')).answers
const writtenFacts = (): Facts => JSON.parse(readFileSync(join(folder, factsFile), 'utf8'))

const type = (text: string) => `${keys.clear}${text}${keys.enter}`
const logo = resolve('docs/setup-logo.svg')
const photograph = resolve('tests/recipes/karla.svg')

/** What somebody in Trier types, by a part of the question; else the first choice, or what is offered. */
const typed: [question: RegExp, keys: string][] = [
  [/Sprache \/ Language/, keys.enter],
  [/welchen Landes/, type('Deutschland')],
  [/Bundesland/, keys.enter],
  [/· Rechtsform/, keys.enter],
  [/Kurzer Name/, type('Beispiel IT')],
  [/Name der Firma/, type('Beispiel IT Erika Mustermann')],
  [/vertritt die Firma/, type('Erika Mustermann')],
  [/USt-IdNr/, type('de 000 000 003')],
  [/Straße/, type('Beispielgasse 7')],
  [/Postleitzahl/, type('54290')],
  [/ · Ort/, type('Trier')],
  [/Telefonzeiten/, type('')],
  [/ · Telefon/, type('0651 / 12 34 56')],
  [/ · E-Mail(?! für)/, type('info@beispiel-it.example')],
  [/Adresse der Website/, type('www.beispiel-it.example')],
  [/Sprachen der Website/, type('de')],
  [/Welche Leistungen/, `${keys.space}${keys.enter}`],
  [/ · Logo/, type(logo)],
  [/ihre oder seine Aufgabe/, type('Inhaberin')],
  [/ · Foto/, type(photograph)],
  [/ · Farbe/, type('#0b5cad')],
  [/ · Öffnungszeiten/, type('Mo-Fr 8-12, 13-17')],
  [/Jetzt beantworten/, keys.enter],
  [/Ist alles richtig/, keys.enter],
]

function answer(question: string): string {
  return typed.find(([pattern]) => pattern.test(question))?.[1] ?? keys.enter
}

/** Runs the setup; `interrupt` closes it at the question with this number. */
async function run(press: (question: string, index: number) => string | { end: true } = answer) {
  const { terminal, asked } = openUser(press)
  const project = { root: folder, facts: writtenFacts() }
  const language = await runSetup(terminal, project, 'de').finally(terminal.close)
  return { language, asked }
}

const isEnd = (question: string) => question.includes('Ist alles richtig?')

test('somebody answers everything, and it is written', async () => {
  openProject()
  const { language } = await run()
  expect(language).toBe('de')
  const { company, brand, languages, disabledPages, people } = writtenFacts()
  expect(company).toMatchObject({
    ...{
      country: 'DE',
      name: 'Beispiel IT Erika Mustermann',
      phone: '+49 651 12 34 56',
      vatNumber: 'DE000000003',
    },
    hours: { office: { 'monday-friday': ['08:00-12:00', '13:00-17:00'] } },
  })
  expect([brand.colours.accent, languages, disabledPages.includes('telephony')]).toEqual([
    '#0b5cad',
    ['de'],
    true,
  ])
  expect(people).toEqual([{ name: 'Erika Mustermann', role: { de: 'Inhaberin' }, picture: 'karla.svg' }])
  expect(existsSync(join(folder, 'src/pictures/karla.svg'))).toBe(true)
  expect(readFileSync(join(folder, 'src/brand/logo.svg'), 'utf8')).toBe(readFileSync(logo, 'utf8'))
  // Of the answers; the language is not asked for again.
  expect(readKept()).toEqual({})
})

/** Without the promises and what comes after them, which are asked in the same way. */
const brief = (question: string) =>
  /(Zusagen|können\)|Weiteres|Website\))\n/.test(question) ? `${keys.down}${keys.enter}` : answer(question)

test('Ctrl+C at a question changes nothing, and the answers are offered the next time', async () => {
  openProject()
  const { asked } = await run((question) => (isEnd(question) ? keys.interrupt : brief(question)))
  const total = asked.length
  expect(total).toBeGreaterThan(25)
  const before = project()
  // The first ones, which are not kept, and some of each kind.
  for (const last of [0, 1, 2, 3, 5, 8, 13, 18, total - 1]) {
    rmSync(join(folder, keptFile), { force: true })
    const stopped = await run((question, index) => (index === last ? keys.interrupt : brief(question)))
    expect([last, stopped.language, stopped.asked.length]).toEqual([last, undefined, last + 1])
    expect(project()).toEqual(before)
    if (last < 2) continue
    const kept = readKept()
    // The question after the one about going on.
    const next = await run((_, index) => (index < 1 ? keys.enter : keys.interrupt))
    expect(next.asked[1]?.split('\n')[1]).toBe(stopped.asked[last]?.split('\n')[1])
    expect(readKept()).toEqual(kept)
  }
})

test('a terminal that is closed keeps the answers, too', async () => {
  openProject()
  const before = project()
  const { language } = await run((question, index) => (index === 5 ? { end: true } : answer(question)))
  expect([language, project()]).toEqual([undefined, before])
  expect(readKept()).toMatchObject({ country: 'DE' })
})

test('answers that cannot be read, or no longer fit, are asked for again', async () => {
  openProject()
  writeFileSync(join(folder, keptFile), '{"language": "de", "answers": {')
  expect((await run()).language).toBe('de')
  openProject()
  writeFileSync(
    join(folder, keptFile),
    JSON.stringify({ language: 'de', answers: { country: 'DE', state: 'XX' } }),
  )
  const { asked } = await run((_, index) => (index < 1 ? keys.enter : keys.interrupt))
  expect(question(asked[1])).toContain('Bundesland')
})

const question = (screen = '') => screen.split('\n').find((line) => line.includes('·')) ?? screen

test('Esc goes back one question at a time, with what was answered', async () => {
  openProject()
  let went = 0
  const { asked } = await run((question) => {
    if (question.includes('Postleitzahl') && went < 2) {
      went++
      return keys.escape
    }
    if (question.includes('Straße') && went === 1) return keys.enter
    return isEnd(question) ? keys.interrupt : answer(question)
  })
  const names = asked.map(question)
  const at = names.findIndex((name) => name.includes('Postleitzahl'))
  expect(names.slice(at - 1, at + 3).map((name) => /Straße|Postleitzahl/.exec(name)?.[0])).toEqual([
    ...['Straße', 'Postleitzahl', 'Straße', 'Postleitzahl'],
  ])
  expect(asked[at + 1]).toContain('Beispielgasse 7')
})

test('what is typed replaces the present answer, Enter keeps it, and a dash removes one that is optional', async () => {
  openProject()
  await run()
  const { terminal } = openUser((question) =>
    question.includes('Kurzer Name') ? 'Neu\r' : question.includes('USt-IdNr') ? '-\r' : keys.enter,
  )
  const facts = { ...writtenFacts(), people: [] }
  const dialogue: Dialogue = { terminal, language: 'de', facts, keep: () => {} }
  let answers: Answers = knownAnswers(facts)
  for (const name of ['name', 'shortName', 'vatNumber']) {
    const question = questions.find((each) => each.name === name) as Question
    answers = (await askAgain(question, answers, dialogue)) ?? {}
  }
  terminal.close()
  expect(answers).toMatchObject({
    name: 'Beispiel IT Erika Mustermann',
    shortName: 'Neu',
    vatNumber: null,
  })
})

test('who is not content changes one answer and keeps the others', async () => {
  openProject()
  let ends = 0
  const { language } = await run((question) => {
    if (isEnd(question)) return ++ends === 1 ? `${keys.down}${keys.enter}` : keys.enter
    // The first of all answers: the country.
    if (question.includes('Was möchten Sie ändern?')) return keys.enter
    return answer(question)
  })
  expect([language, ends]).toEqual(['de', 2])
  expect(writtenFacts().company).toMatchObject({ country: 'DE', phone: '+49 651 12 34 56' })
})

/** What somebody who comes back types, and the questions that they see. */
const visits: [entry: string, answers: [question: string, keys: string][], written: object][] = [
  [
    'preis essential',
    [
      ['Kleinster Tarif', type('49')],
      ['Wofür der Preis gilt', type('je Gerät')],
      ['Was ist im Tarif Essential enthalten', `${keys.space}${keys.enter}`],
      ['Ab welchem Tarif gibt es Notfallsupport', keys.enter],
    ],
    {
      prices: { managedServices: { essential: 49, professional: null, enterprise: null } },
      priceUnits: { managedServices: { de: 'je Gerät' } },
    },
  ],
  [
    'auf anfrage mittlerer',
    [
      ['Mittlerer Tarif', type('auf Anfrage')],
      ['Was ist im Tarif Professional enthalten', keys.enter],
      ['Was ist im Tarif Professional enthalten', `${keys.space}${keys.enter}`],
      ['Ab welchem Tarif gibt es Notfallsupport', keys.enter],
    ],
    { tariffs: { managedServices: { essential: [], professional: ['helpdesk'], enterprise: [] } } },
  ],
  [
    'foto',
    [
      ['Wen soll man', keys.enter],
      ['Was ist ihre oder seine Aufgabe', keys.escape],
      ['Wen soll man', keys.enter],
      ['Was ist ihre oder seine Aufgabe', type('Gründerin')],
      // No photograph.
      ['Foto', type(join(folder, 'kaputt.jpg'))],
      ['Foto', type('README.md')],
      ['Foto', type(photograph)],
    ],
    {},
  ],
  [
    'kurzer',
    [
      ['Name der Firma', keys.escape],
      ['Was möchten Sie ändern', `telefon${keys.enter}`],
      ['Telefon', type('0651 998877')],
    ],
    { phone: '+49 651 998877' },
  ],
]

test.each(visits)(
  'who comes back and types “%s” is asked what belongs to it',
  async (entry, answers, written) => {
    openProject()
    await run()
    writeFileSync(join(folder, 'kaputt.jpg'), 'Foto folgt')
    // Without the photograph, which is in the folder of the test.
    const { people, ...facts } = writtenFacts()
    const others = people.map(({ name, role }) => ({ name, role }))
    writeFileSync(join(folder, factsFile), JSON.stringify({ ...facts, people: others }))
    const presses = [`${entry}${keys.enter}`, ...answers.map(([, press]) => press), keys.enter]
    const { asked } = await run((_, index) => presses[index] ?? keys.interrupt)
    const parts = ['Was möchten Sie ändern', ...answers.map(([part]) => part), 'Ist alles richtig']
    expect(asked).toEqual(parts.map((part) => expect.stringContaining(part)))
    expect(writtenFacts().company).toMatchObject(written)
  },
)

test('a part that was put off is one entry among the answers to change, and then asks its questions', async () => {
  openProject()
  await run()
  // Without the photograph, which is in the folder of the test.
  const facts = { ...writtenFacts(), people: [] }
  const known = knownAnswers(facts)
  expect(changeable(known).filter(({ isGate }) => isGate)).toEqual([])
  const later = { ...known, 'now.hours': false }
  const hours = changeable(later).filter(({ group }) => group === 'hours')
  expect(hours.map(({ name }) => name)).toEqual(['now.hours'])
  const { terminal, asked } = openUser((question) => {
    return question.includes('Telefonzeiten') ? type('Mo 9-12') : keys.enter
  })
  const dialogue: Dialogue = { terminal, language: 'de', facts, keep: () => {} }
  const answers = await askAgain(hours[0] as Question, later, dialogue).finally(terminal.close)
  expect(asked.map((screen) => /Telefonzeiten|Öffnungszeiten/.exec(screen)?.[0])).toEqual([
    ...['Öffnungszeiten', 'Telefonzeiten'],
  ])
  expect(answers).toMatchObject({ hours: known.hours, telephoneHours: { monday: ['09:00-12:00'] } })
})
