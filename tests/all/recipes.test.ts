import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { serve } from '../../scripts/dev/static-host.ts'
import { packageFolder } from '../../scripts/io/package-folder.ts'
import { factsFile } from '../../scripts/io/read-facts.ts'
import { elementsOf, textOf } from '../../scripts/site/elements.ts'
import { labels as german } from '../../src/content/de/labels.ts'
import { labels as english } from '../../src/content/en/labels.ts'
import { pages } from '../../src/pages.ts'
import { holdScripts, openFirstVisit, openPage, until, visit } from '../support/browser.ts'
import { buildProject, copyProject, type ProjectCopy, readTree, runNode } from '../support/project-copy.ts'
import { editFacts, factsOfHarbour } from '../support/take-over.ts'

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
  rmSync(join(folder, 'src/content/fr'), { recursive: true })
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

/** Brings the French folder, and the facts in French. */
function addFrench(folder: string, languages: string[]): void {
  cpSync('src/content/fr', join(folder, 'src/content/fr'), { recursive: true })
  const facts: Record<string, string> = JSON.parse(readFileSync('tests/recipes/french-facts.json', 'utf8'))
  editFacts(folder, (all) => {
    for (const [path, fr] of Object.entries(facts)) {
      const texts = path.split('.').reduce((value, key) => (value as never)[key], all as object)
      Object.assign(texts, { fr })
      for (const language of Object.keys(texts)) {
        if (!languages.includes(language)) delete (texts as Record<string, string>)[language]
      }
    }
    all.languages = languages
    const others = ['de', 'en'].filter((language) => !languages.includes(language))
    all.placeholders = all.placeholders.filter((path) => !others.some((code) => path.endsWith(`.${code}`)))
  })
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

/** The mails, and what the functions say, in all languages of a copy. */
function functionTextsOf(folder: string): string {
  const script = `
    import * as texts from './functions/texts.ts'
    import { languages } from './src/i18n/languages.ts'
    const say = (_, value) => typeof value === 'function' ? value('x', 'y') : value
    for (const language of languages) console.log(JSON.stringify(texts.textsIn(language), say))`
  const { status, output } = runNode(folder, ['--import', 'tsx', '--input-type=module', '--eval', script])
  expect(status, output).toBe(0)
  return output
}

describe('recipes that change this site', () => {
  let copy: ReturnType<typeof openCopy>
  let site: Site
  const counts: Record<string, number> = {}
  const languages = ['de', 'en', 'fr']

  beforeAll(async () => {
    copy = openCopy()
    const { folder, edit } = copy
    const follow = (recipe: string, name: string, steps: () => void) => {
      steps()
      counts[name] = copy.check(recipe)
    }
    follow('Add a language', 'language', () => addFrench(folder, languages))
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
      editFacts(folder, ({ brand }) => {
        brand.colours.accent = '#0b5cad'
      }),
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
      for (const code of ['de', 'en'])
        edit(`src/content/${code}/legend.ts`, ['    depot:', "    crane: 'Kran/crane',\n    depot:"])
    })
    follow('Add a page or a service', 'page', () => add('fieldReports', 'Berichte', 'company', 'careers'))
    follow('Add a page or a service', 'service', () =>
      add('printing', 'Drucken', 'servicesOverview', 'cloud'),
    )
    follow('Remove a page', 'removed', () => remove())
    follow('Add a field to the contact form', 'field', () => {
      edit('src/contact-fields.ts', [
        '  subject: {',
        "  town: { autoComplete: 'address-level2', maxLength: 60 },\n  subject: {",
      ])
      for (const code of languages)
        edit(`src/content/${code}/shell.ts`, ['  fields: {\n', "  fields: {\n    town: 'Ort/town',\n"])
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
    for (const code of ['de', 'en']) {
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
      'src/pages.ts',
      [/^ {2}retail:/m, `  ${name}: { path: { de: '/${label.toLowerCase()}' } },\n  retail:`],
      [new RegExp(`(?<=${column}: \\[[^\\]]*)'${neighbour}'`), `'${neighbour}', '${name}'`],
    )
    const row = /^ {2}cloud: \(\) =>\n.*?\n {4}\),\n/ms
    const [original = ''] = row.exec(readFileSync(join(copy.folder, 'src/routes.tsx'), 'utf8')) ?? []
    const own = original.replace('cloud', name).replaceAll('cloud', file)
    copy.edit('src/routes.tsx', [row, `${original}${own}`])
    writeSchema()
  }

  /** The page on backup services, in German alone; other pages then link to the one on backup. */
  function remove(): void {
    for (const code of languages) copy.edit(`src/content/${code}/labels.ts`, [/ {2}backupServices:.*\n/, ''])
    copy.edit(
      'src/pages.ts',
      ['  backupServices: {},\n', ''],
      [/ *'backupServices',\n/, ''],
      [
        'movedPages: Readonly<Record<string, string>> = {',
        "movedPages: Readonly<Record<string, string>> = {\n  '/backup-services': '/leistungen/backup',\n",
      ],
    )
    copy.edit('src/routes.tsx', [/^ {2}backupServices: \(\) =>\n.*?\n {4}\),\n/ms, ''])
    rmSync(join(copy.folder, 'src/content/de/backup-services.ts'))
    rmSync(join(copy.folder, 'src/illustrations/retention-scales.tsx'))
    for (const file of ['de/site-plan', 'en/site-plan', 'de/backup', 'de/services-overview'])
      copy.edit(`src/content/${file}.ts`, ["pathOf('backupServices'", "pathOf('backup'"])
    copy.edit('src/content/de/home-proof.ts', [
      /pathOf\('backupServices', 'de'\)\}#specimen/,
      "pathOf('backup', 'de')}",
    ])
    copy.edit('src/content/de/services-overview.ts', [", 'backupServices'", ''])
    copy.edit('src/content/de/chooser.ts', [/ {2}backupServices:.*\n/, ''])
    copy.edit('src/content/en/summaries.ts', [/^ {2}backupServices: \{\n.*?^ {2}\},\n/ms, ''])
    writeSchema()
  }

  function writeSchema(): void {
    const command = [
      join(packageFolder('vitest'), 'vitest.mjs'),
      'run',
      '--project',
      'unit',
      'src/company/facts-schema',
      '-u',
    ]
    const { status, output } = runNode(copy.folder, command)
    expect(status, output).toBe(0)
  }

  test('each touches as many files as the docs promise', () => {
    const french = readdirSync('src/content/fr', { recursive: true, encoding: 'utf8' })
    expect(counts).toEqual({
      language: french.filter((name) => name.endsWith('.ts')).length + 1,
      ...{ fact: 1, price: 1, colour: 1, text: 2, icon: 3 },
      // Two files of copy, three of labels, two rows and the schema.
      ...{ page: 8, service: 8 },
      // What `npx tsc` names, too.
      removed: 15,
      field: 4,
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
    for (const path of ['/kontakt', '/fr/contact']) {
      await visit(page, path)
      expect(await page.locator('form [name=town]').count()).toBe(1)
    }
  })

  test('a third language has pages of its own, below its code', () => {
    const names = ['fr.html', 'fr/contact.html', 'fr/emergency.html', 'fr/services.html']
    expect([...site.files.keys()].filter((name) => /^fr\b.*\.html$/.test(name)).sort()).toEqual(names.sort())
    for (const name of names) expect(htmlOf(site, name)).toMatch(/^<!DOCTYPE html><html lang="fr">/)
    const contact = htmlOf(site, 'fr/contact.html')
    expect(contact).toMatch(/<link rel="alternate" href="[^"]*\/kontakt" hreflang="de">/)
    expect(contact).toMatch(/<link rel="alternate" href="[^"]*\/contact" hreflang="en">/)
    expect(contact).toMatch(/<link rel="alternate" href="[^"]*\/fr\/contact" hreflang="fr">/)
    expect(contact).toContain('"name":"Accueil"')
    const sitemap = htmlOf(site, 'sitemap.xml')
    for (const path of ['/fr', '/fr/contact', '/fr/services']) expect(sitemap).toContain(`${path}</loc>`)
    expect(htmlOf(site, 'kontakt.html')).toMatch(/hreflang="fr"/)
  })

  test('a French browser goes to the French page, and the switch leads away and back', async () => {
    const page = await openFirstVisit({ baseURL: site.url, locale: 'fr-LU' })
    await page.goto('/kontakt?thema=backup')
    await page.waitForURL('**/fr/contact?thema=backup')
    await until(async () => expect(await page.locator('h1').innerText()).toBe('Parlons-en'))
    expect(await page.evaluate(() => document.documentElement.lang)).toBe('fr')
    expect(await page.locator('nav[aria-label="Fil d’Ariane"]').innerText()).toMatch(
      /Accueil\s*\/?\s*Contact/,
    )
    await visit(page, '/fr/services')
    expect(await page.locator('header').first().innerText()).toContain('Accueil')
    await visit(page, '/fr/contact')
    await page.getByRole('button', { name: 'Deutsch' }).first().click()
    await page.waitForURL('**/kontakt')
    await page.getByRole('heading', { level: 1, name: 'Sprechen Sie mit uns' }).waitFor()
    await page.getByRole('button', { name: 'Français' }).first().click()
    await page.waitForURL('**/fr/contact')
    await page.getByRole('heading', { level: 1, name: 'Parlons-en' }).waitFor()
    expect(page.problems).toEqual([])
  })
})

describe('a company in German and French', () => {
  let copy: ProjectCopy
  let site: Site

  beforeAll(async () => {
    copy = copyProject()
    addFrench(copy.folder, ['de', 'fr'])
    site = await buildAndServe(copy.folder)
  })
  afterAll(async () => {
    await site?.close()
    copy?.remove()
  })

  test('the first paint is French for a French browser, and nothing flashes', async () => {
    const page = await openFirstVisit({ baseURL: site.url, locale: 'fr-LU' })
    for (const [path, heading, title] of [
      ['/', 'Une informatique sûre', /^Sécurité et assistance/],
      ['/kontakt', 'Parlons-en', /^Contact/],
      ['/services', 'Des services pour votre informatique', /^Nos services/],
    ] as const) {
      const release = await holdScripts(page)
      await page.goto(path, { waitUntil: 'commit' })
      await page.locator('h1').filter({ hasText: heading }).waitFor()
      expect(await page.evaluate(() => document.documentElement.lang)).toBe('fr')
      expect(await page.title()).toMatch(title)
      const shown = await page.locator('header, footer, main').allInnerTexts()
      expect(shown.join('\n')).not.toMatch(/Startseite|Leistungen|Datenschutz/)
      release()
      await page.unrouteAll({ behavior: 'wait' })
      await visit(page, path)
      await page.locator('h1').filter({ hasText: heading }).waitFor()
    }
    expect(page.problems).toEqual([])
  })

  test('mails and the pages of the functions are in French', () => {
    const [, french = ''] = functionTextsOf(copy.folder).trim().split('\n')
    expect(french).toContain('Veuillez confirmer votre inscription')
    expect(french).not.toMatch(/undefined|Bitte|Please/)
  })

  test('nothing on the site is in English, and no text is missing', () => {
    const html = [...site.files].filter(([name]) => name.endsWith('.html')).map(([, bytes]) => String(bytes))
    expect(html.filter((text) => /undefined|lang="en"|hreflang="en"/.test(text))).toEqual([])
  })
})

describe('a company in Ireland, in English only', () => {
  let copy: ProjectCopy
  let site: Site

  beforeAll(async () => {
    copy = copyProject()
    rmSync(join(copy.folder, 'posts'), { recursive: true, force: true })
    mkdirSync(join(copy.folder, 'posts/images'), { recursive: true })
    writeFileSync(join(copy.folder, factsFile), JSON.stringify(factsOfHarbour()))
    site = await buildAndServe(copy.folder)
  })
  afterAll(async () => {
    await site?.close()
    copy?.remove()
  })

  /** Words that are German and not English, months, and letters that English does not have. */
  const words =
    /(?<![\p{L}/-])(?:und|oder|nicht|der|das|dem|den|ist|mit|für|bitte|wir|Sie|eine[nrm]?|auf|von|zum|zur|unter|Uhr|Seite|Suche|Januar|Februar|März|Mai|Juni|Juli|Oktober|Dezember|GmbH|GoBD|German[y]?|Deutsch\w*|Luxem\w+|Mosel\w*)(?![\p{L}])/u
  const umlauts = /[a-z][äöüÄÖÜß]|[äöüÄÖÜß][a-z]/i
  const englishWords = new Set(Object.values(english).flatMap((label) => label.split(' ')))
  const germanLabels = Object.values(german).filter((label) => !englishWords.has(label))
  const germanAddresses = Object.values(pages).flatMap((page) => {
    const { path } = page as { path?: string | Record<string, string> }
    return typeof path === 'object' && path.de ? [path.de] : []
  })

  const found = (text: string, isCode = false) => [
    ...(isCode ? [] : (words.exec(text) ?? [])),
    ...(isCode ? [] : (/undefined|\bNaN\b|\[object/.exec(text) ?? [])),
    ...(umlauts.exec(text) ?? []),
    ...germanLabels.filter((label) => new RegExp(`(?<!\\p{L})${label}(?!\\p{L})`, 'u').test(text)),
    ...(isCode ? [] : germanAddresses.filter((path) => new RegExp(`${path}(?![\\w-])`).test(text))),
    ...(isCode ? [] : (/\d{1,2}\.\s?\d{1,2}\.\s?\d{4}|\d,\d\u00a0%|\d\u00a0€|lang="de"/.exec(text) ?? [])),
  ]

  test('no page and no file for machines has a German word, address or date', () => {
    const names = [...site.files.keys()].filter(
      (name) =>
        (/\.(html|xml|json|txt|webmanifest|ics)$/.test(name) || /^_/.test(name)) && !/^licenses/.test(name),
    )
    expect(names.length).toBeGreaterThan(20)
    const traces = names.flatMap((name) => {
      const text = htmlOf(site, name)
      // Scripts are the same on each site; what they say is in the bundle.
      const content = name.endsWith('.html') ? text.replace(/<script>.*?<\/script>/gs, '') : text
      return found(content).map((trace) => [name, trace])
    })
    expect(traces).toEqual([])
  })

  test('mails have none either', () => {
    expect(found(functionTextsOf(copy.folder))).toEqual([])
  })

  test('preview images have the names of the pages', () => {
    const html = htmlOf(site, 'services.html')
    const titles = elementsOf(html).filter(({ tagName }) => tagName === 'title')
    const [title = ''] = titles.map((element) => textOf(element).split(' – ')[0])
    expect(html).toContain(`<meta property="og:image:alt" content="${title}">`)
  })

  test('every page is English for every browser, and loads nothing in German', async () => {
    const page = await openPage({ baseURL: site.url, locale: 'de-DE' })
    const loaded = new Map<string, string>()
    page.on('response', async (response) => {
      const name = new URL(response.url()).pathname.slice(1)
      if (name.endsWith('.js')) loaded.set(name, htmlOf(site, name))
    })
    const paths = [...site.files.keys()].filter((name) => name.endsWith('.html') && name !== '404.html')
    for (const name of paths) {
      await visit(page, name === 'index.html' ? '/' : `/${name.replace('.html', '')}`)
      expect(await page.evaluate(() => document.documentElement.lang)).toBe('en')
      expect([name, found(await page.locator('body').innerText())]).toEqual([name, []])
    }
    expect(page.problems).toEqual([])
    await page.goto('/kontakt')
    await until(async () => expect(await page.locator('h1').innerText()).toBe('404'))
    expect(found(await page.locator('body').innerText())).toEqual([])
    expect(loaded.size).toBeGreaterThan(10)
    const traces = [...loaded].flatMap(([name, code]) => found(code, true).map((trace) => [name, trace]))
    expect(traces).toEqual([])
  })

  test('legal pages are a placeholder, and a strict build refuses them by country and folder', () => {
    expect(htmlOf(site, 'legal-notice.html')).toContain('This text is still missing')
    const before = readTree(join(copy.folder, 'dist'))
    // In the language of the site.
    const env = { SITE_STRICT: '1', VITE_CONTACT: 'off', MESSAGES_LANGUAGE: undefined }
    const { status, output } = buildProject(copy.folder, env)
    expect(status).toBe(1)
    expect(output).toContain('src/content/en/legal/ie')
    expect(output).toContain('Ireland')
    expect(readTree(join(copy.folder, 'dist'))).toEqual(before)
  })
})
