import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { serve } from '../../scripts/dev/static-host.ts'
import { languages } from '../../src/i18n/languages.ts'
import { openPage, visit } from '../support/browser.ts'
import { buildProject, copyProject, editFacts, readTree } from '../support/project-copy.ts'

/** The recipes of CONTRIBUTING.md, followed on copies of the project. */

const contributing = readFileSync('CONTRIBUTING.md', 'utf8')

/** The files that a recipe says it takes, each as an expression that its paths match. */
function filesOf(recipe: string): [name: string, pattern: RegExp][] {
  const [, section = ''] = contributing.split(`\n## ${recipe}\n`)
  const [, line = ''] = /^\s*Files: (.*)\n/.exec(section) ?? []
  const names = [...line.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name)
  expect(names, recipe).not.toEqual([])
  return names.map((name) => [
    name,
    new RegExp(`^${name.replace(/<\w+>/g, '[\\w-]+').replace('/*', '/.+')}$`),
  ])
}

/** A copy of the project, in which recipes are followed and compared with what they say they take. */
function openCopy() {
  const { folder, remove } = copyProject()
  const read = () => new Map(['src', 'functions'].flatMap((part) => entriesOf(folder, part)))
  let before = read()
  return {
    folder,
    remove,
    edit: (file: string, ...changes: [from: string | RegExp, to: string][]) => edit(folder, file, changes),
    write: (file: string, text: string) => writeFileSync(join(folder, file), text),
    /** How many files were changed since the last time, which have to be those of the recipe. */
    check(recipe: string): number {
      const after = read()
      const all = [...new Set([...before.keys(), ...after.keys()])]
      const changed = all.filter((name) => before.get(name) !== after.get(name))
      before = after
      const listed = filesOf(recipe)
      expect(changed.filter((name) => !listed.some(([, pattern]) => pattern.test(name)))).toEqual([])
      expect(listed.filter(([, pattern]) => !changed.some((name) => pattern.test(name)))).toEqual([])
      return changed.length
    },
  }
}

function entriesOf(folder: string, part: string): [string, string][] {
  return [...readTree(join(folder, part))].map(([name, bytes]) => [`${part}/${name}`, String(bytes)])
}

function edit(folder: string, file: string, changes: [from: string | RegExp, to: string][]): void {
  const path = join(folder, file)
  let text = readFileSync(path, 'utf8')
  for (const [from, to] of changes) {
    expect(text, file).toMatch(from)
    text = text.replace(from, () => to)
  }
  writeFileSync(path, text)
}

/** Builds a copy and serves it. */
async function buildAndServe(folder: string) {
  const { status, output } = buildProject(folder, {}, ['--functions=/functions'])
  expect(status, output).toBe(0)
  const { url, close } = await serve(join(folder, 'dist'))
  return { url, close, files: readTree(join(folder, 'dist')) }
}

type Site = Awaited<ReturnType<typeof buildAndServe>>

const htmlOf = ({ files }: Site, name: string) => String(files.get(name))

let copy: ReturnType<typeof openCopy>
let site: Site
const counts: Record<string, number> = {}

beforeAll(async () => {
  copy = openCopy()
  const { folder, edit } = copy
  const follow = (recipe: string, name: string, steps: () => void) => {
    steps()
    counts[name] = copy.check(recipe)
  }
  follow('Change a fact or a price', 'fact', () =>
    editFacts(folder, ({ company }) => {
      company.phone = '+352 12 34 56'
    }),
  )
  follow('Change a fact or a price', 'price', () =>
    editFacts(folder, ({ company }) => {
      company.prices.managedServices.essential = 95
    }),
  )
  follow('Change the colours', 'colour', () =>
    edit('src/style/tokens.css', [/--accent: #b8391a;/, '--accent: #0b5cad;']),
  )
  follow('Change a text', 'text', () => {
    edit('src/content/de/home.ts', [
      /(?<=id: 'services',\s+kind: 'cards',\s+)heading: '[^']+'/,
      "heading: 'Neuer Text'",
    ])
    edit('src/content/en/home.ts', [
      /(?<=id: 'services',\s+kind: 'cards',\s+)heading: '[^']+'/,
      "heading: 'New text'",
    ])
  })
  follow('Add an icon', 'icon', () => {
    edit('src/ui/plan-symbols.ts', ['  depot:', "  crane: 'M3 21h18M7 21V3h12v5',\n  depot:"])
    for (const code of languages)
      edit(`src/content/${code}/legend.ts`, ['    depot:', "    crane: 'Kran/crane',\n    depot:"])
  })
  follow('Add a page or a service', 'page', () => add('fieldReports', 'Berichte', 'company', 'careers'))
  follow('Add a page or a service', 'service', () => add('printing', 'Drucken', 'servicesOverview', 'cloud'))
  follow('Remove a page', 'removed', () => remove())
  follow('Add a field to the contact form', 'field', () => {
    edit('src/contact-fields.ts', [
      '  subject: {',
      "  town: { autoComplete: 'address-level2', maxLength: 60 },\n  subject: {",
    ])
    for (const code of languages)
      edit(`src/content/${code}/shell.ts`, [/(?<=\bfields\b.*\{\n)/, "  town: 'Ort/town',\n"])
  })
  site = await buildAndServe(folder)
})
afterAll(async () => {
  await site?.close()
  copy?.remove()
})

/** A page in German and English, beside another one of its column. */
function add(name: string, label: string, column: string, neighbour: string): void {
  const file = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
  for (const code of languages) {
    copy.write(
      `src/content/${code}/${file}.ts`,
      `import type { PageCopy } from '../page-copy.ts'

export const ${name}: PageCopy = {
  title: '${label} ${code}',
  description: '${label}: Kräne, Kabel und Kanten, wie sie jeden Tag vorkommen, mit Bildern und kurzen Texten.',
  heading: '${label} ${code}',
  lead: 'Kurz.',
  blocks: [
    { kind: 'cards', heading: 'Kräne', cards: [{ icon: 'crane', title: 'Kran', text: 'Hebt.' }] },
    { kind: 'call', heading: 'Fragen?', actions: [{ call: 'form', label: 'Kontakt' }] },
  ],
}
`,
    )
  }
  for (const code of languages)
    copy.edit(`src/content/${code}/labels.ts`, ['  retail:', `  ${name}: '${label}',\n  retail:`])
  copy.edit(
    'src/page-table.ts',
    [/^ {2}retail:/m, `  ${name}: { path: '/${label.toLowerCase()}' },\n  retail:`],
    [new RegExp(`(?<=${column}: \\[[^\\]]*)'${neighbour}'`), `'${neighbour}', '${name}'`],
  )
  const row = /^ {2}cloud: \(\) =>\n.*?\n {4}\),\n/ms
  const [original = ''] = row.exec(readFileSync(join(copy.folder, 'src/routes.tsx'), 'utf8')) ?? []
  const own = original.replace('cloud', name).replaceAll('cloud', file)
  copy.edit('src/routes.tsx', [row, `${original}${own}`])
}

/** The page on backup services, in German alone; other pages then link to the one on backup. */
function remove(): void {
  for (const code of languages) copy.edit(`src/content/${code}/labels.ts`, [/ {2}backupServices:.*\n/, ''])
  copy.edit(
    'src/page-table.ts',
    [/ {2}backupServices: \{.*\n/, ''],
    [/ *'backupServices',\n/, ''],
    [
      'movedPages: Readonly<Record<string, string>> = {',
      "movedPages: Readonly<Record<string, string>> = {\n  '/backup-services': '/leistungen/backup',\n",
    ],
  )
  copy.edit('src/routes.tsx', [/^ {2}backupServices: \(\) =>\n.*?\n {4}\),\n/ms, ''])
  rmSync(join(copy.folder, 'src/content/de/backup-services.ts'))
  rmSync(join(copy.folder, 'src/illustrations/retention-scales.tsx'))
  const linking = ['de/site-plan', 'en/site-plan', 'de/backup', 'de/home-proof', 'de/services-overview']
  for (const file of linking)
    copy.edit(`src/content/${file}.ts`, [/'\/backup-services(#\w+)?'/, "'/leistungen/backup'"])
  copy.edit('src/content/de/chooser.ts', [/ {4}\{ to: '\/backup-services'.*\n/, ''])
  copy.edit('src/content/en/summaries.ts', [/^ {2}backupServices: \{\n.*?^ {2}\},\n/ms, ''])
}

test('each touches as many files as the docs promise', () => {
  expect(counts).toEqual({
    ...{ fact: 1, price: 1, colour: 1, text: 2, icon: 3 },
    // Copy and labels in each language, and a row in two tables.
    ...{ page: 6, service: 6 },
    // What `npx tsc` names, too.
    removed: 13,
    field: 3,
  })
})

test('facts, prices, texts and colours are on the pages', async () => {
  const page = await openPage({ baseURL: site.url })
  await visit(page, '/')
  const text = await page.locator('body').innerText()
  expect(text).toContain('+352 12 34 56')
  expect(text).toContain('ab 95\u00a0€')
  expect(text).toContain('Neuer Text')
  const accent = () => getComputedStyle(document.documentElement).getPropertyValue('--accent').trim()
  expect(await page.evaluate(accent)).toBe('#0b5cad')
  expect(htmlOf(site, 'index.html')).toContain('New text')
  expect(page.problems).toEqual([])
})

test('a new page and a new service are at their addresses, in menus and in the sitemap', async () => {
  const page = await openPage({ baseURL: site.url })
  for (const [path, label] of [
    ['/berichte', 'Berichte'],
    ['/drucken', 'Drucken'],
  ] as const) {
    await visit(page, '/')
    await page.locator(`footer a[href="${path}"]`).click()
    await page.getByRole('heading', { level: 1, name: `${label} de` }).waitFor()
    expect(await page.locator('main [data-card], main h3').count()).toBeGreaterThan(0)
    expect(htmlOf(site, 'sitemap.xml')).toContain(`${path}<`)
  }
  expect(htmlOf(site, 'drucken.html')).toContain('"@type":"Service"')
  expect(page.problems).toEqual([])
})

test('of a removed page nothing is left', () => {
  expect(htmlOf(site, 'backup-services.html')).toContain('http-equiv="refresh"')
  const traces = [...site.files].filter(
    ([name, bytes]) => /\.(html|xml|js)$/.test(name) && bytes.includes('/backup-services"'),
  )
  // The address leads on to another page, and an article still links to it.
  expect(htmlOf(site, '_redirects')).toContain('/backup-services /leistungen/backup 301')
  expect(traces.map(([name]) => name).filter((name) => !name.startsWith('blog/'))).toEqual([])
})

test('a new field is in the contact form in each language', async () => {
  const page = await openPage({ baseURL: site.url })
  for (const path of ['/kontakt', '/contact']) {
    await visit(page, path)
    expect(await page.locator('form [name=town]').count()).toBe(1)
  }
})
