import { existsSync, readdirSync } from 'node:fs'
import { findLowContrast } from '../../../src/brand/colours.ts'
import { brand } from '../../../src/company/company.ts'
import { linkedArticles } from '../../../src/content/linked-articles.ts'
import { nativeName } from '../../../src/i18n/native-name.ts'
import type { PageName } from '../../../src/pages.ts'
import type { OwnerLanguage } from '../../io/owner-language.ts'
import { checkLogo } from '../../site/brand/check-logo.ts'
import { nearestColour } from './nearest-colour.ts'
import type { Option, Question, Typed } from './question.ts'
import { setupTexts } from './texts.ts'
import { parseColour, tidyPath } from './typed.ts'

/** The services with a page of their own, and what people call them. */
export const services = {
  managedServices: { de: 'Managed Services', en: 'Managed services', fr: 'Services managés' },
  itSecurity: { de: 'IT-Sicherheit', en: 'IT security', fr: 'Sécurité informatique' },
  cloud: { de: 'Cloud', en: 'Cloud', fr: 'Cloud' },
  backup: { de: 'Backup', en: 'Backup', fr: 'Sauvegarde' },
  infrastructure: { de: 'IT-Infrastruktur', en: 'IT infrastructure', fr: 'Infrastructure informatique' },
  telephony: { de: 'Telefonie', en: 'Telephony', fr: 'Téléphonie' },
  emailArchiving: { de: 'E-Mail-Archivierung', en: 'E-mail archiving', fr: 'Archivage des e-mails' },
} satisfies Partial<Record<PageName, object>>

type Service = keyof typeof services

const allServices = Object.keys(services) as Service[]

/** The pages that go with a service. */
const furtherPages: Partial<Record<Service, PageName[]>> = {
  itSecurity: ['cyberDefence', 'securityServices', 'securityConsulting'],
  backup: ['backupServices'],
}

const pagesOf = (names: readonly Service[]): string[] =>
  names.flatMap((service) => [service, ...(furtherPages[service] ?? [])])

/** The languages that there are texts in. */
const siteLanguages = readdirSync('src/content').filter((name) => /^[a-z]{2}$/.test(name))

export const yesOrNo = (language: OwnerLanguage): Option[] => [
  { value: true, label: setupTexts[language].yes },
  { value: false, label: setupTexts[language].no },
]

export const formatYesOrNo = (value: boolean, language: OwnerLanguage) =>
  value ? setupTexts[language].yes : setupTexts[language].no

/** How the website is, and what it offers. */
export const websiteQuestions: Question[] = [
  {
    name: 'languages',
    group: 'website',
    fact: 'languages',
    ask: {
      de: `Sprachen der Website, die wichtigste zuerst (${siteLanguages.join(', ')})`,
      en: `Languages of the website, the main one first (${siteLanguages.join(', ')})`,
      fr: `Langues du site, la principale d’abord (${siteLanguages.join(', ')})`,
    },
    parse: parseLanguages,
    format: (languages: string[]) => languages.map(nativeName).join(', '),
    check: (languages: string[], language) =>
      Array.isArray(languages) && languages.every((each) => siteLanguages.includes(each))
        ? undefined
        : setupTexts[language].oneOf(siteLanguages.join(', ')),
  },
  {
    name: 'services',
    group: 'website',
    ask: {
      de: 'Welche Leistungen bietet die Firma an?',
      en: 'Which services does the company offer?',
      fr: 'Quelles prestations l’entreprise propose-t-elle ?',
    },
    label: (language) => ({ de: 'Leistungen', en: 'Services', fr: 'Prestations' })[language],
    isSeveral: true,
    options: (_, language) => allServices.map((value) => ({ value, label: services[value][language] })),
    format: (names: Service[], language) => names.map((name) => services[name][language]).join(', '),
    check: (names: Service[], language) => (names.length > 0 ? undefined : setupTexts[language].required),
    write: (names: Service[], _, { disabledPages }) => ({
      disabledPages: [
        ...disabledPages.filter((page) => !pagesOf(allServices).includes(page)),
        ...pagesOf(allServices.filter((service) => !names.includes(service))),
      ],
    }),
    read: ({ disabledPages }) => allServices.filter((service) => !disabledPages.includes(service)),
  },
  {
    name: 'logo',
    group: 'website',
    ask: {
      de: 'Logo: die Datei (SVG oder PNG) in dieses Fenster ziehen oder ihren Pfad eingeben',
      en: 'Logo: drag the file (SVG or PNG) into this window, or type its path',
      fr: 'Logo : faites glisser le fichier (SVG ou PNG) dans cette fenêtre, ou saisissez son chemin',
    },
    label: () => 'Logo',
    isOptional: true,
    parse: (typed) => ({ value: typed.trim() ? tidyPath(typed, '.') : null }),
    check: checkLogo,
    write: () => ({}),
    read: () => null,
  },
  {
    name: 'colour',
    group: 'website',
    fact: 'brand.colours.accent',
    ask: {
      de: 'Farbe für Knöpfe und Linien, zum Beispiel #0b5cad',
      en: 'Colour of buttons and lines, such as #0b5cad',
      fr: 'Couleur des boutons et des lignes, par exemple #0b5cad',
    },
    parse: parseColour,
    check: (accent: string, language) => {
      const isColour = /^#[\da-f]{6}$/i.test(accent)
      const seeds = { ...brand.colours, accent }
      if (!isColour || findLowContrast(seeds).length === 0) return undefined
      return lowContrast[language](nearestColour(seeds))
    },
  },
  {
    name: 'removeSamplePosts',
    group: 'website',
    ask: {
      de: 'Die Beiträge der Beispielfirma im Blog entfernen?',
      en: 'Remove the posts of the sample company from the blog?',
      fr: 'Supprimer du blog les articles de l’entreprise d’exemple ?',
    },
    label: (language) =>
      ({
        de: 'Beispielbeiträge entfernen',
        en: 'Remove sample posts',
        fr: 'Supprimer les articles d’exemple',
      })[language],
    isAsked: () => linkedArticles.some((slug) => existsSync(`posts/${slug}.md`)),
    options: (_, language) => yesOrNo(language),
    format: formatYesOrNo,
    write: () => ({}),
    read: () => false,
  },
]

const lowContrast: Record<OwnerLanguage, (colour: string) => string> = {
  de: (colour) => `Diese Farbe ist auf der Website schlecht zu lesen. Die nächste, die passt: ${colour}`,
  en: (colour) => `This colour is hard to read on the website. The nearest that fits: ${colour}`,
  fr: (colour) => `Cette couleur se lit mal sur le site. La plus proche qui convient : ${colour}`,
}

/** `Deutsch, Englisch` and `de en` */
function parseLanguages(typed: string, _: unknown, language: OwnerLanguage): Typed {
  const words = typed
    .toLowerCase()
    .split(/[\s,;/+]+|\b(?:und|and|et)\b/)
    .filter(Boolean)
  const codeOf = (word: string) =>
    siteLanguages.find((code) =>
      [
        code,
        nativeName(code),
        ...(['de', 'en', 'fr'] as const).map((each) => nameOfLanguage(code, each)),
      ].some((name) => name.toLowerCase() === word),
    )
  const unknown = words.filter((word) => !codeOf(word))
  if (unknown.length === 0) return { value: [...new Set(words.map(codeOf))] }
  const problem = setupTexts[language].oneOf(siteLanguages.join(', '))
  return { problem: { de: problem, en: problem, fr: problem } }
}

function nameOfLanguage(code: string, language: OwnerLanguage): string {
  return new Intl.DisplayNames(language, { type: 'language' }).of(code) ?? code
}
