import { describe, expect, test } from 'vitest'
import { company } from '../src/company/company.ts'
import { blogCopy } from '../src/content/blog.ts'
import { contactFormTexts } from '../src/content/contact-form.ts'
import { newsletterTexts } from '../src/content/newsletter.ts'
import { nis2 } from '../src/content/nis2.ts'
import { de } from '../src/language/de.ts'
import { euros, measure, percent } from '../src/language/format.ts'
import type { Language } from '../src/languages.ts'
import { companyDay, longDay } from '../src/layout/today.ts'
import { enquiryPath, screens } from '../src/pages.ts'
import { openFirstVisit, openPage, visit } from './support/browser.ts'
import { documentAt, elementAt, faultsIn, textOf } from './support/documents.ts'

/**
 * The counts, facts and figures of the specification, sections 1, 2 and 9, on the pages that show them. They hold for
 * its company only: whoever takes the site over deletes this file.
 */

/** The company of the specification has all facts; without one there would be nothing to show. */
const filled = <T extends object>(facts: T) => facts as { [Name in keyof T]: NonNullable<T[Name]> }
const { hours, prices, retention, sister, terms, registerNumber, vatNumber, partnerships } = filled(company)
const claims = filled(company.claims)
const { managedServices, telephony } = prices
const { address, email } = company

const services = '/leistungen'
const second = '/unternehmen/ueber-uns'
const vision = '/unternehmen/vision-mission'
const archive = '/leistungen/email-archivierung'

/** The part of a page whose heading is like this. */
const sectionOf = (path: string, heading: RegExp, language: Language = 'de') => {
  const headings = [...elementAt(path, 'main', language).querySelectorAll('h2')]
  return headings.find((candidate) => heading.test(textOf(candidate)))?.closest('section')
}

/** Paths that the elements of a page link to. */
const linksIn = (element: Element) =>
  [...element.querySelectorAll('a')].map((link) => link.getAttribute('href') ?? '')
const linksOf = (path: string, language: Language = 'de') => linksIn(elementAt(path, 'main', language))

const readingOf = ({ opens, closes }: { opens: string; closes: string }) =>
  new RegExp(`${opens}(\u00a0Uhr)?[\\s\u00a0]?(–|-|bis|to)[\\s\u00a0]?${closes}`)

const { from, to } = claims.securityConceptWeeks
const german = {
  outages: `bis zu ${percent(claims.fewerOutagesPercent, 'de')}`,
  saving: percent(claims.costSavingPercent, 'de'),
  availability: percent(claims.availabilityPercent, 'de'),
  file: measure(claims.restoreFileMinutes, 'Minuten'),
  server: measure(claims.restoreServerHours, 'Stunden'),
  reply: measure(claims.replyHours, 'Stunden'),
  concept: `${from} bis ${measure(to, 'Wochen')}`,
}
const english = [
  `p to ${percent(claims.fewerOutagesPercent, 'en')}`,
  percent(claims.costSavingPercent, 'en'),
  percent(claims.availabilityPercent, 'en'),
  measure(claims.restoreFileMinutes, 'minutes'),
  measure(claims.restoreServerHours, 'hours'),
  measure(claims.replyHours, 'hours'),
  `${from} to ${measure(to, 'weeks')}`,
]

const [reply, vendors] = [measure(claims.replyHours, 'hours'), Object.values(filled(company.vendors))]
const contactFacts = [company.phone, email.general, address.street, address.postalCode]
const backups: [string, number, string][] = [
  ['Täglich', retention.dailyDays, 'Tage'],
  ['Wöchentlich', retention.weeklyWeeks, 'Wochen'],
  ['Monatlich', retention.monthlyMonths, 'Monate'],
  ['Jährlich', retention.yearlyYears, 'Jahre'],
]
const extensions = (count: number) => new RegExp(`bis zu ${count}\u00a0Nebenstellen`, 'i')

/** What a part of a page says, in which language. */
const said: [path: string, part: string, language: Language, ...wanted: (string | RegExp)[]][] = [
  ['/', '#partners', 'de', sister.name],
  ['/', '#partners', 'en', sister.name],
  ['/', '#industries', 'de', /handel/i, /dienstleist/i, /gesundheit/i, /berat/i, /steuer/i, /immobilien/i],
  ['/', '#industries', 'de', /produktion/i, /logistik/i],
  ['/', '#industries', 'en', /retail/i, /service/i, /health/i, /advis/i, /tax/i, /real estate/i],
  ['/', '#industries', 'en', /manufactur/i, /logistics/i],
  ...(['services', 'unternehmen', 'karriere', 'industries', 'partners'].flatMap((id) =>
    (['de', 'en'] as const).map((language) => ['/', `#${id}`, language, /\p{L}{4}/u]),
  ) as [string, string, Language, RegExp][]),
  ['/', 'main', 'de', ...Object.values(german)],
  ['/', 'main', 'en', ...english],
  ['/kontakt', 'main', 'de', german.reply, readingOf(hours.contactPage), de.mondayToFriday, ...contactFacts],
  ['/kontakt', 'main', 'en', reply, readingOf(hours.contactPage), ...contactFacts],
  [
    '/services',
    'main',
    'de',
    /remote/i,
    /vor.ort/i,
    /sicherheit/i,
    /backup/i,
    /cloud/i,
    /managed services.*24\/7/i,
  ],
  ['/services', 'main', 'en', /remote support/i, /on-site/i, /security/i, /managed services.*24\/7/i],
  ['/leistungen/managed-services', 'main', 'de', german.outages, german.saving, german.availability],
  ['/leistungen/it-sicherheit', 'main', 'de', german.concept],
  ['/leistungen/telefonie', '[data-plan]', 'de', extensions(telephony.starter.extensions)],
  ['/leistungen/telefonie', 'main', 'de', extensions(telephony.business.extensions)],
  [archive, 'main', 'de', measure(retention.commercialLawYears, 'Jahre'), 'Deutschland', 'Luxemburg'],
  ['/leistungen/backup', 'main', 'de', '3-2-1', 'AES-256', 'Ransomware', german.file, german.server],
  ['/leistungen/backup', 'main', 'de', measure(retention.commercialLawYears, 'Jahre')],
  [
    ...(['/leistungen/backup', 'main', 'de'] as const),
    ...backups.map(([kind, count, unit]) => new RegExp(`${kind}\\W{0,3}${measure(count, unit)}`)),
  ],
  ['/leistungen/backup', 'main', 'de', `unter ${measure(claims.rtoHours, 'Stunden')}`],
  ['/leistungen/backup', 'main', 'de', `unter ${measure(claims.rpoHours, 'Stunde')}`],
  ['/about', 'main', 'de', /auftrag|mission/i, /team/i],
  ['/about', 'main', 'en', /mission/i, /team/i],
  [second, 'main', 'de', ...contactFacts.slice(0, 3), /mission.*vision|vision.*mission/i, /werte/i],
  [second, 'main', 'en', ...contactFacts.slice(0, 3), /mission.*vision|vision.*mission/i, /values/i],
  ['/partner', 'main', 'de', ...vendors],
  ['/partner', 'main', 'en', ...vendors],
  ['/agb', 'main', 'de', terms.dated.de],
  ['/impressum', 'main', 'de', company.legalForm, company.managingDirector, ...contactFacts, address.city.de],
  ['/impressum', 'main', 'de', registerNumber, vatNumber, ...Object.values(email), /Tätigkeit/],
  ['/impressum', 'main', 'de', /Haftung.*Inhalte.*Links/, /Urheberrecht/, /Streitbeilegung/],
  ['/impressum', 'main', 'de', /Recht des Großherzogtums Luxemburg/, /Gerichtsstand.*Stadt Luxemburg/],
  ['/impressum', 'main', 'de', /Samstag\W*nach Vereinbarung/i, /Sonntag.{0,50}geschlossen/i],
  ['/impressum', 'main', 'de', /(24\/7|rund um die Uhr).*Managed.Services/],
  ['/datenschutz', 'main', 'de', /Allgemeine Hinweise/, /Verantwortlich/, /Auskunft/, /Berichtigung/],
  ['/datenschutz', 'main', 'de', /Löschung/, /Einschränkung/, /Übertragbarkeit/, /Widerspruch/, /TLS/],
  ['/datenschutz', 'main', 'de', /Aufsichtsbehörde.*Commission nationale pour la protection des données/],
  [
    ...(['/datenschutz', 'main', 'de'] as const),
    /Browsertyp.*Browserversion.*Betriebssystem.*Referrer-URL.*IP-Adresse.*Zeitpunkt der Anfrage/,
    /Kontaktformular.*Einwilligung nach Art\.\u00a06 Abs\.\u00a01 Buchst\.\u00a0a DSGVO/,
  ],
  ['/datenschutz', 'main', 'de', /Anwendbares Recht und Änderungen/, /cookie-consent.*365\u00a0Tage/],
]

test.each(said)('%s (%s, %s) says what the specification asks for', (path, part, language, ...wanted) => {
  const text = textOf(elementAt(path, part, language))
  const missing = wanted.filter((one) => (typeof one === 'string' ? !text.includes(one) : !one.test(text)))
  expect(missing.map(String)).toEqual([])
})

test.each<[string, string, Language, number]>([
  ['/', '#services [data-card]', 'de', 4],
  ['/', '#services [data-card]', 'en', 4],
  ['/services', '[data-card]', 'de', 6],
  ['/services', '[data-card]', 'en', 6],
  [services, '[data-card]', 'de', 7],
  ['/leistungen/it-sicherheit', 'details', 'de', 5],
])('%s has as many %s in %s as the specification: %i', (path, part, language, count) => {
  expect(elementAt(path, 'main', language).querySelectorAll(part).length).toBe(count)
})

test.each<[string, Language, RegExp, string, number, RegExp[]]>([
  [second, 'de', /gründe\b/i, '[data-card]', 4, []],
  [second, 'en', /reasons/i, '[data-card]', 4, []],
  [vision, 'de', /^Mission/, 'ul > li', 4, []],
  [vision, 'en', /^Mission/, 'ul > li', 4, []],
  ...([second, vision].flatMap((path) => [
    [path, 'de', /werte/i, 'li, dt', 4, [/^Zuverl/, /^Transparenz/, /^Kontinuität/, /^Innovation/]],
    [path, 'en', /values/i, 'li, dt', 4, [/^Reliab/, /^Transparency/, /^Continuity/, /^Innovation/]],
  ]) as [string, Language, RegExp, string, number, RegExp[]][]),
])('%s (%s), section %s: its %s are %i', (path, language, heading, part, count, names) => {
  const items = [...(sectionOf(path, heading, language)?.querySelectorAll(part) ?? [])].map(textOf)
  expect(items.length).toBe(count)
  for (const [index, name] of names.entries()) expect(items[index]).toMatch(name)
})

/** The titles of the cards of each section of a page. */
const cardsOf = (path: string) =>
  [...elementAt(path, 'main').querySelectorAll('section')].flatMap((section) => {
    const cards = [...section.querySelectorAll('[data-card]')]
    return cards.length > 0 ? [cards] : []
  })
const titleOf = (card: Element | undefined) => textOf(card?.querySelector('h3'))

test.each([
  [
    '/leistungen/managed-services',
    [/help.?desk/i, /monitoring/i, /patch/i, /backup/i, /sicherheit|security/i, /asset/i],
  ],
  ['/leistungen/infrastruktur', [/./, /./, /./, /./, /./, /./]],
  [archive, [/GoBD/, /DSGVO/, /Handelsrecht/]],
  [archive, [/./, /./, /./, /./, /./, /./]],
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

test('each card of the short services page has its text in the other language, in italics', async () => {
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
  const page = await openPage()
  await visit(page, '/services')
  const styles = await page
    .locator('main [data-card] [lang=en]')
    .evaluateAll((all) => all.map((one) => getComputedStyle(one).fontStyle))
  expect([styles.length >= 6, ...new Set(styles)]).toEqual([true, 'italic'])
})

test.each([
  ['managedServices', ['Essential', 'Professional', 'Enterprise']],
  ['telephony', ['Starter', 'Business', 'Enterprise']],
] as const)('%s has three tariffs with price and enquiry, the second the most popular', (screen, names) => {
  const plans = [...elementAt(screens[screen].path, 'main').querySelectorAll('[data-plan]')]
  const amounts = [managedServices.essential, managedServices.professional]
  const [low, high] = screen === 'telephony' ? [telephony.starter.price, telephony.business.price] : amounts
  expect(plans.map(titleOf)).toEqual(names)
  expect(plans.map((plan) => textOf(plan).match(/ab (\d+\u00a0€) (?:pro|im) Monat/)?.[1])).toEqual([
    euros(low as number, 'de'),
    euros(high as number, 'de'),
    undefined,
  ])
  expect(textOf(plans[2])).toMatch(/auf Anfrage/i)
  expect(plans.map((plan) => textOf(plan).includes(de.popular))).toEqual([false, true, false])
  const unit = company.priceUnits[screen].de
  expect(plans.map((plan) => textOf(plan).includes(unit))).toEqual([true, true, false])
  const enquiries = Object.keys(prices[screen]).map((tariff) => enquiryPath('de', screen, tariff))
  expect(plans.map((plan) => linksIn(plan)[0])).toEqual(enquiries)
})

test('each of the five answers on IT security belongs to a question, and one is open at a time', () => {
  const questions = [...elementAt('/leistungen/it-sicherheit', 'main').querySelectorAll('details')]
  expect(new Set(questions.map((question) => question.getAttribute('name'))).size).toBe(1)
  for (const question of questions) {
    const summary = textOf(question.querySelector('summary'))
    expect(summary).toMatch(/\?$/)
    expect(textOf(question).length).toBeGreaterThan(summary.length + 80)
  }
})

test.each<[string, Language, ...(string | RegExp)[]]>([
  ['/services', 'de', enquiryPath('de', 'services')],
  ['/services', 'en', enquiryPath('en', 'services')],
  [services, 'de', /^tel:/, enquiryPath('de', 'services')],
  [services, 'de', '/leistungen/backup', '/leistungen/cloud', archive, '/leistungen/infrastruktur'],
  [services, 'de', '/leistungen/it-sicherheit', '/leistungen/managed-services', '/leistungen/telefonie'],
  ['/leistungen/it-sicherheit', 'de', '/leistungen/managed-services', '/leistungen/backup'],
  ['/leistungen/it-sicherheit', 'de', '/leistungen/cloud'],
  ['/unternehmen', 'de', second, vision],
  ['/unternehmen', 'en', second, vision],
  ['/impressum', 'de', 'https://consumer-redress.ec.europa.eu/index_de'],
  ['/kontakt', 'de', /^tel:/, /^mailto:/, new RegExp(encodeURIComponent(address.street))],
  ['/kontakt', 'en', /^tel:/, /^mailto:/, new RegExp(encodeURIComponent(address.street))],
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
    const partners = partnerships.map((task) => company.vendors[task])
    expect(partners.length).toBe(2)
    const text = textOf(sectionOf(second, /zertifi|certifi/i, language))
    for (const partner of partners) expect(text).toContain(partner)
    expect(
      elementAt('/about', 'main', language).querySelectorAll('[data-card]').length,
    ).toBeGreaterThanOrEqual(3)
  }
})

test.each<[string, ...string[]]>([
  ['nis2-richtlinie-umsetzung', 'Compliance', '15. Januar 2025', '8 Min. Lesezeit'],
  ['nis2-richtlinie-umsetzung', `${nis2.firstReportHours} Stunden`, `${nis2.detailedReportHours} Stunden`],
  ['nis2-richtlinie-umsetzung', `${nis2.fineMillionEuros} Millionen`],
  ['nis2-richtlinie-umsetzung', `${nis2.finePercentOfTurnover} % des weltweiten Jahresumsatzes`],
  ['zero-trust-security-modell', 'Cybersecurity', '20. Januar 2025', '10 Min. Lesezeit'],
  ['cloud-backup-strategie-321-regel', 'Backup & Recovery', '25. Januar 2025', '7 Min. Lesezeit'],
  ['cloud-backup-strategie-321-regel', ...backups.map((backup) => backup.join(' ')), 'AES-256'],
  ['cloud-backup-strategie-321-regel', `unter ${claims.rtoHours} Stunden`, `unter ${claims.rpoHours} Stunde`],
])('the article %s has %s', (slug, ...facts) => {
  const text = textOf(elementAt(`/blog/${slug}`, 'main'))
    .replaceAll('\u00a0', ' ')
    .toLowerCase()
  expect(facts.filter((fact) => !text.includes(fact.toLowerCase()))).toEqual([])
})

test('buttons and messages are worded as in sections 2, 4 and 8', () => {
  const { article, more } = blogCopy
  const { share } = article
  expect([
    ...[share.button, share.linkedIn, share.facebook, share.x, share.copy, share.isCopied],
    ...[share.copied.title, share.copied.description, share.notCopied.title, share.notCopied.description],
    ...[more, article.back, article.tags, article.questions, article.contact, article.related],
  ]).toEqual([
    ...['Teilen', 'LinkedIn', 'Facebook', 'Twitter/X', 'Link kopieren', 'Kopiert!'],
    ...['Link kopiert!', 'Der Link wurde in die Zwischenablage kopiert.'],
    ...['Fehler', 'Link konnte nicht kopiert werden.'],
    ...['Weiterlesen', 'Zurück zum Blog', 'Tags:', 'Haben Sie Fragen zu diesem Thema?'],
    ...['Jetzt Kontakt aufnehmen', 'Weitere interessante Artikel'],
  ])
  const { notFound } = de
  const [contactForm, newsletter] = [contactFormTexts.de, newsletterTexts.de]
  expect([
    ...[contactForm.sending, contactForm.sent.title, contactForm.sent.description],
    ...[newsletter.failed.description, notFound.heading, notFound.text, notFound.home],
  ]).toEqual([
    ...['Wird gesendet...', 'Nachricht gesendet!'],
    'Wir melden uns innerhalb von 24 Stunden bei Ihnen.',
    ...['Fehler bei der Anmeldung', '404', 'Oops! Page not found', 'Return to Home'],
  ])
})

test('the general terms have eleven numbered sections with their rules', () => {
  const headings = [...elementAt('/agb', 'main').querySelectorAll('h2')].filter((heading) =>
    /^\d/.test(textOf(heading)),
  )
  const topics =
    'Geltung|Vertragsschluss.*art|Leistungen|Mitwirkung|Vergütung.*zahlung|Haftung|Vertraulich.*datenschutz|Laufzeit.*kündigung|Partner|Recht.*gerichtsstand|Schlussbestimmung'.split(
      '|',
    )
  expect(headings.length).toBe(11)
  for (const [index, topic] of topics.entries())
    expect(textOf(headings[index])).toMatch(new RegExp(`^${index + 1}\\. .*${topic}`, 'i'))
  for (const [number, text] of [
    [1, 'Verbraucher'],
    [3, 'Beratung'],
    [3, 'Awareness-Training'],
    [5, `${measure(terms.paymentDays, 'Kalendertagen')} ab Rechnungsdatum`],
    [5, 'ohne Mehrwertsteuer'],
    [8, `${measure(terms.noticeMonths, 'Monaten')} zum Monatsende`],
    [8, 'mindestens in Textform'],
  ] as const)
    expect(textOf(headings[number - 1]?.closest('section'))).toContain(text)
})

describe('opening hours', () => {
  test('are those of the office on every page, and on no page with those of the contact page', () => {
    const office = readingOf(hours.office)
    const faults = faultsIn((document) =>
      ['body header', 'footer'].filter((part) => !office.test(textOf(document.querySelector(part)))),
    )
    expect(faults).toEqual([])
    for (const path of ['/impressum', '/unternehmen', second, '/leistungen/managed-services']) {
      expect(textOf(elementAt(path, 'main'))).toMatch(office)
      expect(textOf(elementAt(path, 'main'))).not.toContain(hours.contactPage.closes)
    }
    for (const language of ['de', 'en'] as const)
      expect(textOf(elementAt('/kontakt', 'main', language))).not.toMatch(office)
  })
})

describe('the footer', () => {
  test('in full leads to all targets of the specification, and writes mails with a subject', () => {
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

  test('carries the current year, and on legal pages that of the foundation beside the date of the day', async () => {
    const page = await openFirstVisit({ timezoneId: 'America/Los_Angeles' })
    await page.clock.setFixedTime('2031-03-07T23:30:00Z')
    const { founded } = company
    for (const [path, year] of [
      ...['/', '/leistungen/cloud', '/blog'].map((path) => [path, 2031] as const),
      ...['/impressum', '/datenschutz', '/agb'].map((path) => [path, founded] as const),
    ]) {
      await visit(page, path)
      await page.locator('footer', { hasText: `© ${year}` }).waitFor()
      expect((await page.locator('footer').textContent())?.match(/\b20\d\d\b/g), path).toEqual([`${year}`])
      if (!/impressum|datenschutz/.test(path)) continue
      await page.locator('main time', { hasText: longDay(companyDay(new Date('2031-03-08'))) }).waitFor()
      expect(await page.locator('main time').getAttribute('datetime')).toBe('2031-03-08')
    }
  })
})
