import { expect, test } from 'vitest'
import { company } from '../../src/site/company.ts'
import { documentAt, elementAt, faultsIn, textOf } from '../support/documents.ts'
import { publishedSlugs } from '../support/every-page.ts'

// The counts, facts and figures of the specification, sections 1, 2 and 9, on the pages that show them.

type Language = 'de' | 'en'

const { address, email, sister, registerNumber, vatNumber } = company
const phoneLink = `tel:${company.phone.replaceAll(' ', '')}`

const services = '/leistungen'
const second = '/unternehmen/ueber-uns'
const vision = '/unternehmen/vision-mission'
const archive = '/leistungen/email-archivierung'
const backup = '/leistungen/backup'

/** The part of a page whose heading is like this. */
const sectionOf = (path: string, heading: RegExp, language: Language = 'de') => {
  const headings = [...elementAt(path, 'main', language).querySelectorAll('h2')]
  return headings.find((candidate) => heading.test(textOf(candidate)))?.closest('section')
}

/** Paths that the elements of a page link to. */
const linksIn = (element: Element) =>
  [...element.querySelectorAll('a')].map((link) => link.getAttribute('href') ?? '')
const linksOf = (path: string, language: Language = 'de') => linksIn(elementAt(path, 'main', language))

/** Opening hours from eight to an hour. */
const until = (hour: number) => new RegExp(`08:00(\u00a0Uhr)?[\\s\u00a0]?(–|-|bis|to)[\\s\u00a0]?${hour}:00`)
const office = until(17)
const phone = until(18)

const backups = [
  ['Täglich', '7', 'Tage'],
  ['Wöchentlich', '4', 'Wochen'],
  ['Monatlich', '12', 'Monate'],
  ['Jährlich', '7', 'Jahre'],
] as const
const retentionYears = '10\u00a0Jahre'
const contactFacts = [company.phone, email.general, address.street, address.postalCode]
const vendors = ['Microsoft', 'Veeam', 'Fortinet', 'Hewlett Packard Enterprise', 'Lenovo', '3CX']
/** The claims as pages in a language say them. */
const german = {
  outages: 'bis zu 60\u00a0%',
  saving: '40\u00a0%',
  availability: '99,9\u00a0%',
  file: '15\u00a0Minuten',
  server: '4\u00a0Stunden',
  reply: '24\u00a0Stunden',
  concept: '2 bis 4\u00a0Wochen',
}
const english = {
  outages: 'p to 60%',
  saving: '40%',
  availability: '99.9%',
  file: '15\u00a0minutes',
  server: '4\u00a0hours',
  reply: '24\u00a0hours',
  concept: '2 to 4\u00a0weeks',
}
/** Each of these words or patterns, in any case. */
const words = (text: string) => text.split(' ').map((word) => new RegExp(word, 'i'))
const extensions = (count: number) => new RegExp(`bis zu ${count}\u00a0Nebenstellen`, 'i')

/** What a part of a page says, in which language. */
const said: [path: string, part: string, language: Language, ...wanted: (string | RegExp)[]][] = [
  ['/', '#partners', 'de', sister.name],
  ['/', '#partners', 'en', sister.name],
  ['/', '#industries', 'de', ...words('handel dienst gesundheit berat steuer immobil produktion logistik')],
  ['/', '#industries', 'en', ...words('retail service health advis tax real.estate manufactur logistics')],
  ['/', 'main', 'de', ...Object.values(german)],
  ['/', 'main', 'en', ...Object.values(english)],
  ['/kontakt', 'main', 'de', german.reply, phone, 'Montag bis Freitag', ...contactFacts],
  ['/kontakt', 'main', 'en', english.reply, phone, ...contactFacts],
  ['/services', 'main', 'de', ...words('remote vor.ort sicherheit backup cloud managed.services.*24/7')],
  ['/services', 'main', 'en', ...words('remote.support on-site security managed.services.*24/7')],
  ['/leistungen/managed-services', 'main', 'de', german.outages, german.saving, german.availability],
  ['/leistungen/it-sicherheit', 'main', 'de', german.concept],
  ['/leistungen/telefonie', '[data-plan]', 'de', extensions(10)],
  ['/leistungen/telefonie', 'main', 'de', extensions(50)],
  [archive, 'main', 'de', retentionYears, 'Deutschland', 'Luxemburg'],
  [backup, 'main', 'de', '3-2-1', 'AES-256', 'Ransomware', german.file, german.server, retentionYears],
  [backup, 'main', 'de', 'unter 4\u00a0Stunde', 'unter 1\u00a0Stunde'],
  [
    ...([backup, 'main', 'de'] as const),
    ...backups.map(([kind, count, unit]) => new RegExp(`${kind}\\W{0,3}${count}\u00a0${unit}`)),
  ],
  ['/about', 'main', 'de', ...words('auftrag|mission team')],
  [second, 'main', 'de', ...contactFacts.slice(0, 3), ...words('mission.*vision|vision.*mission werte')],
  [second, 'main', 'en', ...contactFacts.slice(0, 3), ...words('mission.*vision|vision.*mission values')],
  ['/partner', 'main', 'de', ...vendors],
  ['/agb', 'main', 'de', 'Juli 2025'],
  ['/impressum', 'main', 'de', 'Sàrl-S', company.representative, ...contactFacts, address.city.de],
  ['/impressum', 'main', 'de', registerNumber, vatNumber, ...Object.values(email)],
  ['/impressum', 'main', 'de', ...words('Tätigkeit Haftung.*Inhalte.*Links Urheberrecht Streitbeilegung')],
  ['/impressum', 'main', 'de', ...words('Recht.des.Großherzogtums.Luxemburg Gerichtsstand.*Stadt.Luxemburg')],
  ['/impressum', 'main', 'de', ...words('Samstag\\W*nach.Vereinbarung Sonntag.{0,50}geschlossen')],
  ['/impressum', 'main', 'de', /(24\/7|rund um die Uhr).*Managed.Services/],
  ['/datenschutz', 'main', 'de', ...words('Allgemeine.Hinweise Verantwortlich Auskunft Berichtigung TLS')],
  ['/datenschutz', 'main', 'de', ...words('Löschung Einschränkung Übertragbarkeit Widerspruch Cookie.*365')],
  ['/datenschutz', 'main', 'de', /Aufsichtsbehörde.*Commission nationale pour la protection des données/],
  ['/datenschutz', 'main', 'de', /Browsertyp.*version.*Betriebssystem.*Referrer-URL.*IP-Adresse.*Zeitpunkt/],
  ['/datenschutz', 'main', 'de', /Kontaktformular.*Einwilligung nach Art/, /Anwendbares Recht und Änd/],
]

test.each(said)('%s (%s, %s) says what the specification asks for', (path, part, language, ...wanted) => {
  const text = textOf(elementAt(path, part, language))
  const missing = wanted.filter((one) => (typeof one === 'string' ? !text.includes(one) : !one.test(text)))
  expect(missing.map(String)).toEqual([])
})

const both = ['de', 'en'] as const
test.each<[path: string, part: string, count: number, languages: readonly Language[]]>([
  ['/', '#services [data-card]', 4, both],
  ['/services', '[data-card]', 6, both],
  [services, '[data-card]', 7, ['de']],
  ['/leistungen/it-sicherheit', 'section details', 5, ['de']],
])('%s has as many %s as the specification: %i', (path, part, count, languages) => {
  for (const language of languages)
    expect(elementAt(path, 'main', language).querySelectorAll(part).length).toBe(count)
})

const valuesOf = {
  de: ['Zuverl', 'Transparenz', 'Kontinuit', 'Innovation'],
  en: ['Reliab', 'Transparency', 'Continuity', 'Innovation'],
}
test.each<[path: string, heading: RegExp, part: string, names?: typeof valuesOf]>([
  [second, /gründe\b|reasons/i, '[data-card]'],
  [vision, /^Mission/, 'ul > li'],
  [second, /werte|values/i, 'li, dt', valuesOf],
  [vision, /werte|values/i, 'li, dt', valuesOf],
])('%s, section %s: its %s are four', (path, heading, part, names) => {
  for (const language of both) {
    const items = [...(sectionOf(path, heading, language)?.querySelectorAll(part) ?? [])].map(textOf)
    expect(items.length).toBe(4)
    for (const [index, name] of names?.[language].entries() ?? [])
      expect(items[index]?.startsWith(name)).toBe(true)
  }
})

/** The titles of the cards of each section of a page. */
const cardsOf = (path: string) =>
  [...elementAt(path, 'main').querySelectorAll('section')].flatMap((section) => {
    const cards = [...section.querySelectorAll('[data-card]')]
    return cards.length > 0 ? [cards] : []
  })
const titleOf = (card: Element | undefined) => textOf(card?.querySelector('h3'))

test.each([
  ['/leistungen/managed-services', words('help.?desk monitoring patch backup sicherheit|security asset')],
  ['/leistungen/infrastruktur', words('. . . . . .')],
  [archive, words('GoBD DSGVO Handelsrecht')],
  [archive, words('. . . . . .')],
])('%s has a section with the cards %s', (path, names) => {
  const sections = cardsOf(path).filter(
    (cards) =>
      cards.length === names.length && names.every((name, index) => name.test(titleOf(cards[index]))),
  )
  expect(sections.length).toBe(1)
})

test('the cards of e-mail archiving on compliance and features have checklists', () => {
  const withLists = cardsOf(archive).filter((cards) => cards.every((card) => card.querySelector('ul > li')))
  expect(withLists.length).toBe(2)
  const compliance = withLists.find((cards) => /GoBD/.test(titleOf(cards[0]))) ?? []
  for (const card of compliance) expect(card.querySelectorAll('ul > li').length).toBeGreaterThanOrEqual(3)
})

test('each card of the short services page has its text in the other language', () => {
  for (const [language, other] of [['de', 'en'] as const, ['en', 'de'] as const]) {
    const [cards = [], others = []] = [language, other].map((one) => [
      ...elementAt('/services', 'main', one).querySelectorAll('[data-card]'),
    ])
    for (const [index, card] of cards.entries()) {
      const texts = [...(others[index]?.querySelectorAll('h3, p:not([lang])') ?? [])]
      expect(texts.length).toBeGreaterThanOrEqual(2)
      const translation = card.querySelector(`[lang=${other}]`)?.textContent
      for (const { textContent } of texts) expect(translation).toContain(textContent)
    }
  }
})

test.each([
  ['managed-services', 'je Arbeitsplatz', 89, 149, ['Essential', 'Professional', 'Enterprise']],
  ['telefonie', 'je Telefonanlage', 39, 69, ['Starter', 'Business', 'Enterprise']],
] as const)(
  '%s has three tariffs %s from %i and %i euros, the second the most popular',
  (page, unit, low, high, names) => {
    const plans = [...elementAt(`/leistungen/${page}`, 'main').querySelectorAll('[data-plan]')]
    const prices = plans.map((plan) => textOf(plan).match(/ab (\d+)\u00a0€ (?:pro|im) Monat/)?.[1])
    expect(plans.map(titleOf)).toEqual(names)
    expect(prices).toEqual([String(low), String(high), undefined])
    expect(textOf(plans[2])).toMatch(/auf Anfrage/i)
    expect(plans.map((plan) => plan.hasAttribute('data-badge'))).toEqual([false, true, false])
    expect(plans.map((plan) => textOf(plan).includes(unit))).toEqual([true, true, false])
    for (const [index, name] of names.entries()) {
      const [enquiry] = linksIn(plans[index] as Element)
      expect(enquiry).toContain('/kontakt?thema=')
      expect(enquiry).toContain(name.toLowerCase())
    }
  },
)

test('of the five questions on IT security one is open at a time, and each has its answer', () => {
  const questions = [...elementAt('/leistungen/it-sicherheit', 'main').querySelectorAll('section details')]
  expect(new Set(questions.map((question) => question.getAttribute('name'))).size).toBe(1)
  for (const question of questions) {
    const summary = textOf(question.querySelector('summary'))
    expect(textOf(question).length).toBeGreaterThan(summary.length + 80)
  }
})

test.each<[string, Language, ...(string | RegExp)[]]>([
  ['/services', 'de', /^\/kontakt\?thema=/],
  ['/services', 'en', /^\/contact\?/],
  [services, 'de', /^tel:/, /^\/kontakt\?thema=/, archive, backup, '/leistungen/telefonie'],
  [
    services,
    'de',
    ...['cloud', 'infrastruktur', 'it-sicherheit', 'managed-services'].map((name) => `${services}/${name}`),
  ],
  ['/leistungen/it-sicherheit', 'de', '/leistungen/managed-services', backup, '/leistungen/cloud'],
  ['/unternehmen', 'de', second, vision],
  ['/unternehmen', 'en', second, vision],
  ['/impressum', 'de', 'https://consumer-redress.ec.europa.eu/index_de'],
  ['/kontakt', 'de', /^tel:/, /^mailto:/, new RegExp(encodeURIComponent(address.street))],
])('%s (%s) leads to %s', (path, language, ...targets) => {
  const links = linksOf(path, language)
  const missing = targets.filter((target) =>
    typeof target === 'string' ? !links.includes(target) : !links.some((link) => target.test(link)),
  )
  expect(missing).toEqual([])
})

test('the home page leads from its hero to contact and services, archiving to phone and contact at both ends', () => {
  expect(linksOf('/').slice(0, 2)).toEqual(['/kontakt', '/leistungen'])
  expect(linksOf('/', 'en').slice(0, 2)).toEqual(['/contact', '/services'])
  for (const pattern of [/^tel:/, /^\/kontakt\?thema=email-archivierung$/]) {
    expect(linksOf(archive).filter((link) => pattern.test(link)).length).toBeGreaterThanOrEqual(2)
  }
})

test('the founding year is on one about page only, with two partnerships', () => {
  for (const language of ['de', 'en'] as const) {
    const pages = ['/unternehmen', '/about', second, vision]
    const telling = pages.filter((path) =>
      textOf(elementAt(path, 'main', language)).includes(`${company.founded}`),
    )
    expect(telling).toEqual([second])
    const text = textOf(elementAt(second, 'main', language))
    for (const partner of ['Microsoft', 'Veeam']) expect(text).toContain(partner)
    expect(
      elementAt('/about', 'main', language).querySelectorAll('[data-card]').length,
    ).toBeGreaterThanOrEqual(3)
  }
})

const [nis2Article, zeroTrust, rule321] = [
  ...['nis2-richtlinie-umsetzung', 'zero-trust-security-modell', 'cloud-backup-strategie-321-regel'],
] as const
test.each<[string | undefined, ...string[]]>([
  [nis2Article, 'Compliance', '15. Januar 2025', '8 Min. Lesezeit', '10 Millionen'],
  [nis2Article, '24 Stunden', '72 Stunden'],
  [nis2Article, '2 % des weltweiten Jahresumsatzes'],
  [zeroTrust, 'Cybersecurity', '20. Januar 2025', '10 Min. Lesezeit'],
  [rule321, 'Backup & Recovery', '25. Januar 2025', '7 Min. Lesezeit', 'AES-256'],
  [rule321, ...backups.map((backup) => backup.join(' '))],
  [rule321, 'unter 4 Stunden', 'unter 1 Stunde'],
])('the article %s has %s', (slug, ...facts) => {
  const text = textOf(elementAt(`/blog/${slug}`, 'main'))
    .replaceAll('\u00a0', ' ')
    .toLowerCase()
  expect(facts.filter((fact) => !text.includes(fact.toLowerCase()))).toEqual([])
})

test('every article ends with its tags, the question and its two links, related articles and the newsletter', () => {
  for (const slug of publishedSlugs) {
    const main = elementAt(`/blog/${slug}`, 'main')
    const parts = [
      [...main.querySelectorAll('span')].find((one) => textOf(one) === 'Tags:'),
      [...main.querySelectorAll('h2')].find((one) => textOf(one) === 'Haben Sie Fragen zu diesem Thema?'),
      main.querySelector('aside a[href^="tel:"]'),
      [...main.querySelectorAll('h2')].find((one) => textOf(one) === 'Weitere interessante Artikel'),
      main.querySelector('form:has([type=email])'),
    ]
    const places = parts.map((part) => [...main.querySelectorAll('*')].indexOf(part as Element))
    expect(places, slug).toEqual(places.toSorted((a, b) => a - b))
    expect(places, slug).not.toContain(-1)
  }
})

test('each card of the services pages has a link with a label, those of the short one features, too', () => {
  for (const path of [services, '/services']) {
    for (const card of elementAt(path, 'main').querySelectorAll('[data-card]')) {
      expect(textOf(card.querySelector('a[href]')), titleOf(card)).not.toBe('')
      if (path === '/services') expect(card.querySelectorAll('ul > li').length).toBeGreaterThanOrEqual(2)
    }
  }
})

test('the first about page names the mission and has cards of experience in both languages', () => {
  for (const language of both) {
    expect(textOf(elementAt('/about', 'main', language))).toMatch(/Unser Auftrag|Our mission/)
    expect(sectionOf('/about', /^Erfahrung|learned/, language)?.querySelectorAll('[data-card]').length).toBe(
      6,
    )
  }
})

test('the general terms have eleven numbered sections with their rules', () => {
  const headings = [...elementAt('/agb', 'main').querySelectorAll('h2')].filter((heading) =>
    /^\d/.test(textOf(heading)),
  )
  const topics = words(
    'Geltung Vertragsschluss.*art Leistungen Mitwirkung Vergütung.*zahlung Haftung Vertraulich.*datenschutz ' +
      'Laufzeit.*kündigung Partner Recht.*gerichtsstand Schlussbestimmung',
  )
  expect(headings.length).toBe(11)
  for (const [index, topic] of topics.entries())
    expect(textOf(headings[index])).toMatch(new RegExp(`^${index + 1}\\. .*${topic.source}`, 'i'))
  for (const [number, text] of [
    [1, 'Verbraucher'],
    [3, 'Beratung'],
    [3, 'Awareness-Training'],
    [5, '14\u00a0Kalendertagen ab Rechnungsdatum'],
    [5, 'ohne Mehrwertsteuer'],
    [8, '3\u00a0Monaten zum Monatsende'],
    [8, 'mindestens in Textform'],
  ] as const)
    expect(textOf(headings[number - 1]?.closest('section'))).toContain(text)
})

test.each([
  [
    '/kontakt',
    '5',
    ['firstName* given-name', 'lastName* family-name', 'company* organization', 'email* email', 'phone tel'],
  ],
  ['/', '4', ['name name', 'email email', 'phone tel']],
])('the form on %s has the fields of the specification', (path, rows, personal) => {
  const form = elementAt(path, 'form:has([name=message])')
  const fields = [...form.querySelectorAll('input[autocomplete]:not([aria-hidden])')].map(
    (field) =>
      `${field.getAttribute('name')}${field.hasAttribute('required') ? '*' : ''} ${field.getAttribute('autocomplete')}`,
  )
  expect(fields).toEqual(personal)
  expect(form.querySelector('[name=subject]')).not.toBeNull()
  expect(form.querySelector('textarea')?.getAttribute('rows')).toBe(rows)
  if (path === '/kontakt')
    expect(textOf(form)).toContain(
      '* Pflichtfelder. Ihre Daten werden vertraulich behandelt und nicht an Dritte weitergegeben.',
    )
})

test('an article leads to advice on its category', () => {
  const advice = elementAt(`/blog/${nis2Article}`, 'aside:has(a[href^="tel:"])')
  expect(textOf(advice)).toContain('Compliance')
  expect(linksIn(advice)[0]).toMatch(/^\/kontakt\?thema=/)
  expect(linksIn(advice)[1]).toBe(phoneLink)
})

test('opening hours are those of the office on every page; contact and managed services name those of the phone, too', () => {
  const faults = faultsIn((document) =>
    ['body header', 'footer'].filter((part) => !office.test(textOf(document.querySelector(part)))),
  )
  expect(faults).toEqual([])
  for (const path of ['/impressum', '/unternehmen', second]) {
    expect(textOf(elementAt(path, 'main'))).toMatch(office)
  }
  const named = [
    elementAt('/leistungen/managed-services', 'main'),
    ...both.map((language) => elementAt('/kontakt', 'main', language)),
  ]
  for (const main of named) {
    expect(textOf(main)).toMatch(office)
    expect(textOf(main)).toMatch(phone)
  }
})

test('the bar above the header has phone and e-mail address, and leads to help', () => {
  expect(linksIn(elementAt('/', 'body div:has(> a[href^="tel:"] + a)'))).toEqual([
    phoneLink,
    `mailto:${email.general}`,
    '/notfall',
  ])
})

test('the footer in full leads to all targets of the specification, and writes mails with a subject', () => {
  const links = linksIn(documentAt('/').querySelector('footer') as Element)
  expect(links).toEqual(
    expect.arrayContaining([
      ...['/branchen/kmu', '/branchen/steuerkanzleien', '/branchen/gesundheitswesen', '/cdaas'],
      ...['/branchen/produktion', '/branchen/handel', '/unternehmen/karriere', '/security-services'],
      ...['/security-consulting', '/backup-services', '/#services', '/#unternehmen', '/#karriere'],
      ...['/#industries', '/#partners'],
    ]),
  )
  expect(links.filter((link) => /^mailto:[^?]+\?subject=\S/.test(link)).length).toBe(2)
})
