import { JSDOM } from 'jsdom'
import { beforeAll, describe, expect, inject, test } from 'vitest'
import { company } from '../src/company/company.ts'
import { blogCopy } from '../src/content/blog.ts'
import { contactFormTexts } from '../src/content/contact-form.ts'
import { newsletterTexts } from '../src/content/newsletter.ts'
import { nis2 } from '../src/content/nis2.ts'
import { de } from '../src/language/de.ts'
import { en } from '../src/language/en.ts'
import { euros, measure, percent } from '../src/language/format.ts'
import type { RenderedLanguage } from '../src/languages.ts'
import { companyDay, longDay } from '../src/layout/today.ts'
import { enquiryPath, screens } from '../src/pages.ts'
import { openFirstVisit, openPage, visit } from './support/browser.ts'
import { everyPage } from './support/every-page.ts'

/** The company of the specification has all facts; without one there would be nothing to show. */
const filled = <T extends object>(facts: T) => facts as { [Name in keyof T]: NonNullable<T[Name]> }
const { hours, prices, retention, sister, terms, registerNumber, vatNumber } = filled(company)
const claims = filled(company.claims)

/**
 * The counts, facts and figures of the specification, sections 1, 2 and 9, on the pages that show them. They hold for
 * its company only: whoever takes the site over deletes this file.
 */

const { managedServices, telephony } = prices

const bilingual = [
  ...['/', '/services', '/partner', '/unternehmen', '/about', '/kontakt'],
  ...['/unternehmen/ueber-uns', '/unternehmen/vision-mission'],
]
const legal = ['/impressum', '/datenschutz', '/agb']

const documents = { de: new Map<string, Document>(), en: new Map<string, Document>() }

beforeAll(async () => {
  for (const path of everyPage) {
    const response = await fetch(inject('siteUrl') + path)
    documents.de.set(path, new JSDOM(await response.text()).window.document)
  }
  // Pre-rendered in one language, pages with text in two are read in a browser of the language.
  for (const language of ['de', 'en'] as const) {
    const page = await openPage({ locale: language === 'de' ? 'de-DE' : 'en-GB' })
    for (const path of bilingual) {
      await visit(page, path)
      await page.waitForFunction((expected) => document.documentElement.lang === expected, language)
      documents[language].set(path, new JSDOM(await page.content()).window.document)
    }
  }
})

describe('the home page', () => {
  test.each(['de', 'en'] as const)('has four competence cards (%s)', (language) => {
    expect(cardsIn(byId('/', 'services', language)).length).toBe(4)
  })

  test.each([['services'], ['unternehmen'], ['karriere'], ['industries'], ['partners']])(
    'has the anchor %s',
    (id) => {
      expect(textOf(byId('/', id))).toMatch(/\p{L}{4}/u)
      expect(textOf(byId('/', id, 'en'))).toMatch(/\p{L}{4}/u)
    },
  )

  test('leads from its hero to the contact page and to the services', () => {
    const beforeFirstBlock = linksOf('/').slice(0, 2)
    expect(beforeFirstBlock).toEqual(['/kontakt', '/leistungen'])
    expect(linksOf('/', 'en').slice(0, 2)).toEqual(['/contact', '/services'])
  })

  test('names the sister firm of the group', () => {
    expect(textOf(byId('/', 'partners'))).toContain(sister.name)
    expect(textOf(byId('/', 'partners', 'en'))).toContain(sister.name)
  })

  test('names all target industries', () => {
    const german = [/handel/i, /dienstleist/i, /gesundheit/i, /berat/i, /steuer/i, /immobilien/i]
    for (const name of [...german, /produktion/i, /logistik/i]) {
      expect(textOf(byId('/', 'industries'))).toMatch(name)
    }
    const english = [/retail/i, /service/i, /health/i, /advis/i, /tax/i, /real estate/i, /manufactur/i]
    for (const name of [...english, /logistics/i]) {
      expect(textOf(byId('/', 'industries', 'en'))).toMatch(name)
    }
  })
})

describe('the short services page', () => {
  const titles = {
    de: [/remote/i, /vor.ort/i, /sicherheit/i, /backup/i, /cloud/i, /managed services.*24\/7/i],
    en: [/remote support/i, /on-site/i, /security/i, /backup/i, /cloud/i, /managed services.*24\/7/i],
  }

  test.each([
    ['de', 'en', 'de-DE'],
    ['en', 'de', 'en-GB'],
  ] as const)('has six cards in %s, each with its text in %s in italics', async (language, other, locale) => {
    const page = await openPage({ locale })
    await visit(page, '/services')
    await page.waitForFunction((expected) => document.documentElement.lang === expected, language)
    const cards = await page.locator('main [data-card]').all()
    expect(cards.length).toBe(6)
    const otherCards = cardsIn(mainOf('/services', other))
    for (const [index, card] of cards.entries()) {
      expect(await card.getByRole('heading').textContent()).toMatch(titles[language][index] as RegExp)
      const translation = card.locator(`[lang=${other}]`)
      expect(await translation.evaluate((element) => getComputedStyle(element).fontStyle)).toBe('italic')
      const otherTexts = [...(otherCards[index]?.querySelectorAll('h3, p:not([lang])') ?? [])]
      expect(otherTexts.length).toBeGreaterThanOrEqual(2)
      for (const { textContent } of otherTexts) {
        expect(await translation.textContent()).toContain(textContent)
      }
    }
  })

  test('leads to the contact page', () => {
    expect(linksOf('/services')).toContain(enquiryPath('de', 'services'))
    expect(linksOf('/services', 'en')).toContain(enquiryPath('en', 'services'))
  })
})

describe('the services overview', () => {
  test('has seven cards that lead to the seven services', () => {
    const cards = cardsIn(mainOf('/leistungen'))
    expect(cards.map((card) => card.querySelector('a')?.getAttribute('href')).toSorted()).toEqual([
      '/leistungen/backup',
      '/leistungen/cloud',
      '/leistungen/email-archivierung',
      '/leistungen/infrastruktur',
      '/leistungen/it-sicherheit',
      '/leistungen/managed-services',
      '/leistungen/telefonie',
    ])
  })

  test('has a way to call and one to the contact page', () => {
    expect(linksOf('/leistungen')).toContainEqual(expect.stringMatching(/^tel:/))
    expect(linksOf('/leistungen')).toContain(enquiryPath('de', 'services'))
  })
})

describe('managed services', () => {
  test('are six cards', () => {
    const six = [/help.?desk/i, /monitoring/i, /patch/i, /backup/i, /sicherheit|security/i, /asset/i]
    const cards = groupWith('/leistungen/managed-services', /monitoring/i)
    expect(cards.length).toBe(6)
    for (const [index, name] of six.entries()) expect(titleOf(cards[index])).toMatch(name)
  })

  test('have three tariffs with their prices, the second the most popular', () => {
    const plans = plansOf('/leistungen/managed-services')
    expect(plans.map(titleOf)).toEqual(['Essential', 'Professional', 'Enterprise'])
    expect(plans.map(pricesIn)).toEqual([
      [euros(managedServices.essential, 'de')],
      [euros(managedServices.professional, 'de')],
      [],
    ])
    for (const plan of plans.slice(0, 2)) expect(textOf(plan)).toMatch(/ab \d+\u00a0€ (pro|im) Monat/)
    expect(textOf(plans[2])).toMatch(/auf Anfrage/i)
    expect(plans.map((plan) => textOf(plan).includes(de.popular))).toEqual([false, true, false])
  })
})

test.each([['managedServices'], ['telephony']] as const)(
  'each tariff of %s says what its price is for, and leads to an enquiry about it',
  (screen) => {
    const plans = plansOf(screens[screen].path)
    const tariffs = Object.keys(prices[screen])
    expect(plans.map((plan) => plan.querySelector('a')?.getAttribute('href'))).toEqual(
      tariffs.map((tariff) => enquiryPath('de', screen, tariff)),
    )
    const unit = company.priceUnits[screen].de
    expect(plans.map((plan) => textOf(plan).includes(unit))).toEqual([true, true, false])
  },
)

describe('telephony', () => {
  test('has three packages with their prices, the second the most popular', () => {
    const plans = plansOf('/leistungen/telefonie')
    expect(plans.map(titleOf)).toEqual(['Starter', 'Business', 'Enterprise'])
    expect(plans.map(pricesIn)).toEqual([
      [euros(telephony.starter.price, 'de')],
      [euros(telephony.business.price, 'de')],
      [],
    ])
    for (const plan of plans.slice(0, 2)) expect(textOf(plan)).toMatch(/ab \d+\u00a0€ (pro|im) Monat/)
    expect(textOf(plans[2])).toMatch(/auf Anfrage/i)
    expect(plans.map((plan) => textOf(plan).includes(de.popular))).toEqual([false, true, false])
  })

  test('says how many extensions a package has', () => {
    const [starter, business] = plansOf('/leistungen/telefonie')
    expect(textOf(starter)).toMatch(
      new RegExp(`bis zu ${telephony.starter.extensions}\u00a0Nebenstellen`, 'i'),
    )
    expect(textOf(business)).toMatch(
      new RegExp(`bis zu ${telephony.business.extensions}\u00a0Nebenstellen`, 'i'),
    )
  })
})

describe('IT security', () => {
  const path = '/leistungen/it-sicherheit'

  test('answers five questions', () => {
    const questions = [...mainOf(path).querySelectorAll('details')]
    expect(questions.length).toBe(5)
    const names = new Set(questions.map((question) => question.getAttribute('name')))
    expect([...names]).toEqual([expect.stringMatching(/\S/)])
    for (const question of questions) {
      const summary = textOf(question.querySelector('summary'))
      expect(summary).toMatch(/\?$/)
      expect(textOf(question).length).toBeGreaterThan(summary.length + 80)
    }
  })

  test('leads to managed services, backup and cloud', () => {
    const expected = ['/leistungen/managed-services', '/leistungen/backup', '/leistungen/cloud']
    expect(linksOf(path)).toEqual(expect.arrayContaining(expected))
  })
})

test('infrastructure has six service cards', () => {
  expect(groupsOf('/leistungen/infrastruktur').map((cards) => cards.length)).toContain(6)
  expect(groupWith('/leistungen/infrastruktur', /WLAN/).length).toBe(6)
})

describe('e-mail archiving', () => {
  const path = '/leistungen/email-archivierung'

  test('has three compliance cards, each with a checklist', () => {
    const cards = groupWith(path, /GoBD/)
    expect(cards.length).toBe(3)
    for (const [index, name] of [/GoBD/, /DSGVO/, /Handelsrecht/].entries()) {
      expect(titleOf(cards[index])).toMatch(name)
      expect(cards[index]?.querySelectorAll('ul > li').length).toBeGreaterThanOrEqual(3)
    }
    const text = cards.map(textOf).join(' ')
    expect(text).toContain('Deutschland')
    expect(text).toContain('Luxemburg')
  })

  test('has six service cards', () => {
    expect(groupsOf(path).filter((cards) => cards.length === 6).length).toBe(1)
  })

  test('has feature cards, each with title, description and checklist', () => {
    const features = groupsOf(path).filter(
      (cards) => cards.every((card) => card.querySelector('ul > li')) && !/GoBD/.test(titleOf(cards[0])),
    )
    expect(features.length).toBe(1)
    for (const card of features.flat()) {
      expect(titleOf(card)).toMatch(/\S/)
      expect(textOf(card.querySelector('p'))).toMatch(/\S/)
    }
  })

  test('names the years of retention, and leads to phone and contact at both ends', () => {
    expect(textOf(mainOf(path))).toContain(measure(retention.commercialLawYears, 'Jahre'))
    const links = linksOf(path)
    for (const pattern of [/^tel:/, /^\/kontakt\?thema=email-archivierung$/]) {
      expect(links.filter((link) => pattern.test(link)).length).toBeGreaterThanOrEqual(2)
    }
  })
})

describe('the backup page', () => {
  const path = '/leistungen/backup'

  test.each([
    ['Täglich', measure(retention.dailyDays, 'Tage')],
    ['Wöchentlich', measure(retention.weeklyWeeks, 'Wochen')],
    ['Monatlich', measure(retention.monthlyMonths, 'Monate')],
    ['Jährlich', measure(retention.yearlyYears, 'Jahre')],
  ])('keeps %s backups for %s', (kind, period) => {
    expect(textOf(mainOf(path))).toMatch(new RegExp(`${kind}\\W{0,3}${period}`))
  })

  test.each([
    ['RTO', `unter ${measure(claims.rtoHours, 'Stunden')}`],
    ['RPO', `unter ${measure(claims.rpoHours, 'Stunde')}`],
  ])('names its %s: %s', (name, value) => {
    expect(figuresOf(path).filter(([term]) => term.includes(name))).toEqual([[expect.any(String), value]])
  })

  test.each([
    ['3-2-1'],
    ['AES-256'],
    ['Ransomware'],
    [measure(claims.restoreFileMinutes, 'Minuten')],
    [measure(claims.restoreServerHours, 'Stunden')],
    [measure(retention.commercialLawYears, 'Jahre')],
  ])('speaks of %s', (text) => {
    expect(textOf(mainOf(path))).toContain(text)
  })
})

describe('the company pages', () => {
  test.each([
    ['de', /gründe\b/i],
    ['en', /reasons/i],
  ] as const)('in %s, the second about page gives four reasons', (language, heading) => {
    expect(cardsIn(sectionWith('/unternehmen/ueber-uns', heading, language)).length).toBe(4)
  })

  test.each([
    ['de', /^Mission/],
    ['en', /^Mission/],
  ] as const)('in %s, the mission has four points', (language, heading) => {
    const section = sectionWith('/unternehmen/vision-mission', heading, language)
    expect(section.querySelectorAll('ul > li').length).toBe(4)
    expect(textOf(sectionWith('/unternehmen/vision-mission', /^Vision/, language))).toMatch(/\p{L}{4}/u)
  })

  test.each([
    ['de', ['Zuverlässigkeit', 'Transparenz', 'Kontinuität', 'Innovation']],
    ['en', ['Reliability', 'Transparency', 'Continuity', 'Innovation']],
  ] as const)('in %s, there are the four values, on both pages that have them', (language, values) => {
    for (const path of ['/unternehmen/vision-mission', '/unternehmen/ueber-uns']) {
      const section = sectionWith(path, language === 'de' ? /werte/i : /values/i, language)
      const items = [...section.querySelectorAll('li, dt')].map(textOf)
      expect(items.length).toBe(4)
      for (const [index, value] of values.entries()) {
        expect(items[index]?.startsWith(value), `${path}: ${value}`).toBe(true)
      }
    }
  })

  test('the founding year is on one about page only', () => {
    const pages = ['/unternehmen', '/about', '/unternehmen/ueber-uns', '/unternehmen/vision-mission']
    for (const language of ['de', 'en'] as const) {
      const telling = pages.filter((path) => textOf(mainOf(path, language)).includes(`${company.founded}`))
      expect(telling).toEqual(['/unternehmen/ueber-uns'])
    }
  })

  test('the second about page has two partnerships, mission, vision and contact data', () => {
    for (const language of ['de', 'en'] as const) {
      const text = textOf(mainOf('/unternehmen/ueber-uns', language))
      const facts = [company.phone, company.email.general, company.address.street]
      for (const fact of facts) expect(text).toContain(fact)
      expect(text).toMatch(/mission.*vision|vision.*mission/i)
      const partnerships = sectionWith('/unternehmen/ueber-uns', /zertifi|certifi/i, language)
      const partners = company.partnerships.map((task) => company.vendors[task])
      expect(partners.length).toBe(2)
      for (const partner of partners) expect(textOf(partnerships)).toContain(partner)
    }
  })

  test('the first about page has mission, team and experience', () => {
    const headings = { de: [/auftrag|mission/i, /team/i], en: [/mission/i, /team/i] }
    for (const language of ['de', 'en'] as const) {
      for (const heading of headings[language]) {
        expect(textOf(sectionWith('/about', heading, language))).toMatch(/\p{L}{4}/u)
      }
      expect(cardsIn(mainOf('/about', language)).length).toBeGreaterThanOrEqual(3)
    }
  })

  test('the landing page leads to the second about page and to vision and mission', () => {
    const expected = ['/unternehmen/ueber-uns', '/unternehmen/vision-mission']
    for (const language of ['de', 'en'] as const) {
      expect(linksOf('/unternehmen', language)).toEqual(expect.arrayContaining(expected))
    }
  })

  test('the partner page names the vendors', () => {
    for (const language of ['de', 'en'] as const) {
      for (const vendor of Object.values(company.vendors))
        expect(textOf(mainOf('/partner', language))).toContain(vendor)
    }
  })
})

describe('the claims of section 9', () => {
  const weeks = claims.securityConceptWeeks
  const inGerman = {
    outages: `bis zu ${percent(claims.fewerOutagesPercent, 'de')}`,
    saving: percent(claims.costSavingPercent, 'de'),
    availability: percent(claims.availabilityPercent, 'de'),
    file: measure(claims.restoreFileMinutes, 'Minuten'),
    server: measure(claims.restoreServerHours, 'Stunden'),
    reply: measure(claims.replyHours, 'Stunden'),
    concept: `${weeks.from} bis ${measure(weeks.to, 'Wochen')}`,
  }
  const inEnglish: typeof inGerman = {
    outages: `up to ${percent(claims.fewerOutagesPercent, 'en')}`,
    saving: percent(claims.costSavingPercent, 'en'),
    availability: percent(claims.availabilityPercent, 'en'),
    file: measure(claims.restoreFileMinutes, 'minutes'),
    server: measure(claims.restoreServerHours, 'hours'),
    reply: measure(claims.replyHours, 'hours'),
    concept: `${weeks.from} to ${measure(weeks.to, 'weeks')}`,
  }
  const all = Object.keys(inGerman) as (keyof typeof inGerman)[]

  test.each<[string, (keyof typeof inGerman)[]]>([
    ['/', all],
    ['/leistungen/managed-services', ['outages', 'saving', 'availability']],
    ['/leistungen/backup', ['file', 'server']],
    ['/leistungen/it-sicherheit', ['concept']],
    ['/kontakt', ['reply']],
  ])('are on %s', (path, names) => {
    for (const name of names) expect(textOf(mainOf(path))).toContain(inGerman[name])
  })

  test.each<[string, (keyof typeof inGerman)[]]>([
    ['/', all],
    ['/kontakt', ['reply']],
  ])('are on %s in English', (path, names) => {
    for (const name of names) expect(textOf(mainOf(path, 'en')).toLowerCase()).toContain(inEnglish[name])
  })
})

describe('the articles', () => {
  test.each([
    ['nis2-richtlinie-umsetzung', 'Compliance', '15. Januar 2025', '8 Min. Lesezeit'],
    ['zero-trust-security-modell', 'Cybersecurity', '20. Januar 2025', '10 Min. Lesezeit'],
    ['cloud-backup-strategie-321-regel', 'Backup & Recovery', '25. Januar 2025', '7 Min. Lesezeit'],
  ])('%s has its category, date and time', (slug, ...texts) => {
    const article = textOf(mainOf(`/blog/${slug}`).querySelector('article'))
    for (const text of texts) expect(article).toContain(text)
  })

  test.each([
    ['nis2-richtlinie-umsetzung', `${nis2.firstReportHours} Stunden`],
    ['nis2-richtlinie-umsetzung', `${nis2.detailedReportHours} Stunden`],
    ['nis2-richtlinie-umsetzung', `${nis2.fineMillionEuros} Millionen`],
    ['nis2-richtlinie-umsetzung', `${nis2.finePercentOfTurnover} % des weltweiten Jahresumsatzes`],
    ['cloud-backup-strategie-321-regel', `Täglich ${retention.dailyDays} Tage`],
    ['cloud-backup-strategie-321-regel', `Wöchentlich ${retention.weeklyWeeks} Wochen`],
    ['cloud-backup-strategie-321-regel', `Monatlich ${retention.monthlyMonths} Monate`],
    ['cloud-backup-strategie-321-regel', `Jährlich ${retention.yearlyYears} Jahre`],
    ['cloud-backup-strategie-321-regel', `unter ${claims.rtoHours} Stunden`],
    ['cloud-backup-strategie-321-regel', `unter ${claims.rpoHours} Stunde`],
    ['cloud-backup-strategie-321-regel', 'AES-256'],
  ])('%s states: %s', (slug, fact) => {
    const text = textOf(mainOf(`/blog/${slug}`)).replaceAll('\u00a0', ' ')
    expect(text.toLowerCase()).toContain(fact.toLowerCase())
  })
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

describe('the general terms', () => {
  const sections = () =>
    [...mainOf('/agb').querySelectorAll('h2')].filter((heading) => /^\d/.test(textOf(heading)))

  test('have eleven numbered sections', () => {
    const topics = [
      ...[
        /geltung/i,
        /vertragsschluss.*art/i,
        /leistungen/i,
        /mitwirkung/i,
        /vergütung.*zahlung/i,
        /haftung/i,
      ],
      ...[/vertraulich.*datenschutz/i, /laufzeit.*kündigung/i, /partner/i, /recht.*gerichtsstand/i],
      /schlussbestimmung/i,
    ]
    expect(sections().length).toBe(11)
    for (const [index, heading] of sections().entries()) {
      expect(textOf(heading)).toMatch(new RegExp(`^${index + 1}\\. `))
      expect(textOf(heading)).toMatch(topics[index] as RegExp)
    }
  })

  test.each([
    [5, `${measure(terms.paymentDays, 'Kalendertagen')} ab Rechnungsdatum`],
    [5, 'ohne Mehrwertsteuer'],
    [8, `${measure(terms.noticeMonths, 'Monaten')} zum Monatsende`],
    [8, 'mindestens in Textform'],
    [3, 'Beratung'],
    [3, 'Awareness-Training'],
    [1, 'Verbraucher'],
  ])('say in section %i: %s', (number, text) => {
    const section = sections()[number - 1]?.closest('section')
    expect(textOf(section)).toContain(text)
  })

  test('are dated July 2025', () => {
    expect(textOf(mainOf('/agb'))).toContain(terms.dated.de)
  })
})

describe('the legal notice', () => {
  test.each([
    [company.legalForm],
    [company.managingDirector],
    [company.address.street],
    [`${company.address.postalCode} ${company.address.city.de}`],
    [registerNumber],
    [vatNumber],
    [company.phone],
    [company.email.general],
    [company.email.info],
    [company.email.invoice],
  ])('has the fact %s', (fact) => {
    expect(textOf(mainOf('/impressum'))).toContain(fact)
  })

  test.each([
    [/Tätigkeit/],
    [/Haftung.*Inhalte.*Links/],
    [/Urheberrecht/],
    [/Streitbeilegung/],
    [/Recht des Großherzogtums Luxemburg/],
    [/Gerichtsstand.*Stadt Luxemburg/],
    [/Samstag\W*nach Vereinbarung/i],
    [/Sonntag.{0,50}geschlossen/i],
    [/(24\/7|rund um die Uhr).*Managed.Services/],
  ])('speaks of %s', (content) => {
    expect(textOf(mainOf('/impressum'))).toMatch(content)
  })

  test('leads to the page of the EU that replaced its online dispute resolution', () => {
    expect(linksOf('/impressum')).toContain('https://consumer-redress.ec.europa.eu/index_de')
  })
})

test.each([
  [/Allgemeine Hinweise/],
  [/Verantwortlich/],
  [/Auskunft/],
  [/Berichtigung/],
  [/Löschung/],
  [/Einschränkung/],
  [/Übertragbarkeit/],
  [/Widerspruch/],
  [/Aufsichtsbehörde.*Commission nationale pour la protection des données/],
  [/Browsertyp.*Browserversion.*Betriebssystem.*Referrer-URL.*IP-Adresse.*Zeitpunkt der Anfrage/],
  [/TLS/],
  [/Kontaktformular.*Einwilligung nach Art\.\u00a06 Abs\.\u00a01 Buchst\.\u00a0a DSGVO/],
  [/Anwendbares Recht und Änderungen/],
  [/cookie-consent.*365\u00a0Tage/],
])('the privacy policy speaks of %s', (content) => {
  expect(textOf(mainOf('/datenschutz'))).toMatch(content)
})

test.each([['/impressum'], ['/datenschutz']])('%s carries the date of the day', async (path) => {
  const page = await openFirstVisit({ timezoneId: 'America/Los_Angeles' })
  await page.clock.setFixedTime('2031-03-07T23:30:00Z')
  await visit(page, path)
  await page.locator('main time', { hasText: longDay(companyDay(new Date('2031-03-08'))) }).waitFor()
  expect(await page.locator('main time').getAttribute('datetime')).toBe('2031-03-08')
})

describe('opening hours', () => {
  const reading = ({ opens, closes }: { opens: string; closes: string }) =>
    new RegExp(`${opens}(\u00a0Uhr)?[\\s\u00a0]?(–|-|bis|to)[\\s\u00a0]?${closes}`)

  test.each([['/impressum'], ['/unternehmen'], ['/unternehmen/ueber-uns'], ['/leistungen/managed-services']])(
    '%s has those of the office',
    (path) => {
      expect(textOf(mainOf(path))).toMatch(reading(hours.office))
      expect(textOf(mainOf(path))).not.toContain(hours.contactPage.closes)
    },
  )

  test('the header and the footer of every page have those of the office', () => {
    for (const path of everyPage) {
      const document = documentAt(path)
      for (const part of ['body header', 'footer']) {
        expect(textOf(document.querySelector(part)), `${path} ${part}`).toMatch(reading(hours.office))
      }
    }
  })

  test.each(['de', 'en'] as const)('the contact page has its own (%s)', (language) => {
    const text = textOf(mainOf('/kontakt', language))
    expect(text).toMatch(reading(hours.contactPage))
    expect(text).toMatch(language === 'de' ? de.mondayToFriday : en.mondayToFriday)
    expect(text).not.toMatch(reading(hours.office))
  })
})

describe('the contact page', () => {
  test.each(['de', 'en'] as const)('has address, phone, e-mail and a way to a map (%s)', (language) => {
    const text = textOf(mainOf('/kontakt', language))
    const facts = [company.phone, company.email.general, company.address.street, company.address.postalCode]
    for (const fact of facts) expect(text).toContain(fact)
    const links = linksOf('/kontakt', language)
    expect(links).toContainEqual(expect.stringMatching(/^tel:/))
    expect(links).toContainEqual(expect.stringMatching(/^mailto:/))
    expect(links).toContainEqual(expect.stringContaining(encodeURIComponent(company.address.street)))
  })
})

describe('the footer', () => {
  const targets = [
    ...['/branchen/kmu', '/branchen/steuerkanzleien', '/branchen/gesundheitswesen', '/branchen/produktion'],
    ...['/branchen/handel', '/unternehmen/karriere', '/cdaas', '/security-services', '/security-consulting'],
    ...['/backup-services', '/#services', '/#unternehmen', '/#karriere', '/#industries', '/#partners'],
  ]

  test('in full leads to all targets of the specification, and writes mails with a subject', () => {
    const footer = documentAt('/').querySelector('footer')
    const links = [...(footer?.querySelectorAll('a') ?? [])].map((link) => link.getAttribute('href') ?? '')
    expect(links).toEqual(expect.arrayContaining(targets))
    expect(links.filter((link) => /^mailto:[^?]+\?subject=\S/.test(link)).length).toBe(2)
  })

  test.each([
    ...legal.map((path) => [path, company.founded] as const),
    ['/', 2031] as const,
    ['/leistungen/cloud', 2031] as const,
    ['/blog', 2031] as const,
  ])('of %s carries the year %i, when it is 2031', async (path, year) => {
    const page = await openFirstVisit()
    await page.clock.setFixedTime('2031-06-15T12:00:00Z')
    await visit(page, path)
    await page.locator('footer', { hasText: `© ${year}` }).waitFor()
    expect((await page.locator('footer').textContent())?.match(/\b20\d\d\b/g)).toEqual([`${year}`])
  })
})

function documentAt(path: string, language: RenderedLanguage = 'de'): Document {
  const document = documents[language].get(path)
  if (document === undefined) throw new Error(`${path} was not read in ${language}`)
  return document
}

function mainOf(path: string, language: RenderedLanguage = 'de'): Element {
  const main = documentAt(path, language).querySelector('main')
  if (main === null) throw new Error(`${path} has no main element`)
  return main
}

function byId(path: string, id: string, language: RenderedLanguage = 'de'): Element {
  const element = documentAt(path, language).getElementById(id)
  if (element === null) throw new Error(`${path} has nothing with the id ${id}`)
  return element
}

/** The section of a page whose heading is like this. */
function sectionWith(path: string, heading: RegExp, language: RenderedLanguage = 'de'): Element {
  const headings = [...mainOf(path, language).querySelectorAll('h2')]
  const section = headings.find((candidate) => heading.test(textOf(candidate)))?.closest('section')
  if (section) return section
  throw new Error(`${path} has no section ${heading} among ${headings.map(textOf).join(' | ')}`)
}

const cardsIn = (element: Element) => [...element.querySelectorAll('[data-card]')]

/** The cards of a page, section by section. */
function groupsOf(path: string): Element[][] {
  const sections = new Set(cardsIn(mainOf(path)).map((card) => card.closest('section')))
  return [...sections].flatMap((section) => (section ? [cardsIn(section)] : []))
}

/** The cards of the section in which one has a title like this. */
function groupWith(path: string, title: RegExp): Element[] {
  const groups = groupsOf(path).filter((cards) => cards.some((card) => title.test(titleOf(card))))
  expect(groups.length, `sections of ${path} with a card ${title}`).toBe(1)
  return groups[0] ?? []
}

const plansOf = (path: string) => [...mainOf(path).querySelectorAll('[data-plan]')]

const titleOf = (card: Element | undefined) => textOf(card?.querySelector('h3'))

const pricesIn = (plan: Element) => textOf(plan).match(/\d+\u00a0€/g) ?? []

/** Terms and descriptions of a page's lists of figures. */
function figuresOf(path: string): [string, string][] {
  return [...mainOf(path).querySelectorAll('dt')].map((term) => [
    textOf(term),
    textOf(term.parentElement?.querySelector('dd')),
  ])
}

function linksOf(path: string, language: RenderedLanguage = 'de'): string[] {
  return [...mainOf(path, language).querySelectorAll('a')].map((link) => link.getAttribute('href') ?? '')
}

/** The text of an element, with a space where a block ends and no-break spaces as they are. */
function textOf(element: Element | null | undefined): string {
  if (!element) return ''
  const copy = element.cloneNode(true) as Element
  for (const block of copy.querySelectorAll('p, li, td, th, dt, dd, h1, h2, h3, h4, div, summary, br')) {
    block.before(' ')
    block.append(' ')
  }
  return (copy.textContent ?? '').replaceAll(/[ \t\n]+/g, ' ').trim()
}
