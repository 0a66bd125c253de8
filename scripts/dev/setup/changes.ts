import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { brand } from '../../../src/company/brand.ts'
import { company } from '../../../src/company/company.ts'
import { findPlaceholders } from '../../../src/company/placeholder.ts'
import { pagesOff, siteLanguages } from '../../../src/company/site-options.ts'
import { isOn, type ScreenName } from '../../../src/pages.ts'
import { logoFile } from '../../site/brand/logo.ts'
import { type Answers, legalForms, type Service, services } from './answers.ts'
import { type Change, replaceValues } from './replace-values.ts'

/** What the files say now, as answers. */
export const currentAnswers: Answers = {
  ...company,
  ...company.address,
  city: company.address.city.de,
  email: company.email.general,
  domain: new URL(company.siteUrl).host,
  colour: brand.colours.accent,
  logo: logoFile,
  services: services.filter(isOn),
  languages: [...siteLanguages],
}

/** The pages that go with a service. */
const furtherPages: Partial<Record<Service, ScreenName[]>> = {
  itSecurity: ['cyberDefence', 'securityServices', 'securityConsulting'],
  backup: ['backupServices'],
}

const englishNames: Record<string, string> = {
  Luxemburg: 'Luxembourg',
  'Esch an der Alzette': 'Esch-sur-Alzette',
  Köln: 'Cologne',
  München: 'Munich',
  Nürnberg: 'Nuremberg',
}

/** Answers that are facts as they are. */
const sameNames = [
  ...(['country', 'name', 'shortName', 'legalForm', 'state', 'phone', 'managingDirector'] as const),
  ...(['register', 'registerNumber', 'vatNumber'] as const),
]

/** What follows from answers, by path. */
function factsOf(answers: Answers): Record<string, unknown> {
  const { country, legalForm, street, postalCode, email } = answers
  const city = { de: answers.city, en: englishNames[answers.city] ?? answers.city }
  const facts = {
    ...Object.fromEntries(sameNames.map((name) => [name, answers[name]])),
    ...{ 'address.street': street, 'address.postalCode': postalCode, 'address.city': city },
    legalFormName: legalForms[country][legalForm],
    siteUrl: `https://${answers.domain}`,
    region: { de: `${city.de} und Umgebung`, en: `${city.en} and the surrounding area` },
    markets: [country],
    jurisdiction: country === 'LU' ? { de: 'Luxemburg', en: 'Luxembourg' } : city,
    ...{ 'email.general': email, 'email.info': email, 'email.invoice': email },
  }
  const without = services.filter((service) => !answers.services.includes(service))
  const known = services.flatMap((service) => [service, ...(furtherPages[service] ?? [])])
  return {
    ...Object.fromEntries(Object.entries(facts).map(([key, value]) => [`company.${key}`, value])),
    siteLanguages: answers.languages,
    pagesOff: [
      ...(pagesOff as readonly ScreenName[]).filter((page) => !known.includes(page)),
      ...without.flatMap((service) => [service, ...(furtherPages[service] ?? [])]),
    ],
    'brand.colours.accent': answers.colour,
  }
}

const write =
  (value: unknown): Change =>
  () =>
    JSON.stringify(value)

const mark: Change = (code) => (code.startsWith('placeholder(') ? code : `placeholder(${code})`)

/** What to write where, by path; later only what other answers change, so that nobody's own edits are lost. */
function findChanges(answers: Answers): Record<string, Change> {
  const current: Record<string, unknown> = isFirstCompany() ? {} : factsOf(currentAnswers)
  const changed = Object.entries(factsOf(answers)).filter(
    ([path, value]) => JSON.stringify(value) !== JSON.stringify(current[path]),
  )
  const changes = Object.fromEntries(changed.map(([path, value]) => [path, write(value)]))
  return isFirstCompany() ? { ...leaveFirstCompany(answers), ...changes } : changes
}

/** The first company has a name that is a placeholder. */
function isFirstCompany(): boolean {
  return findPlaceholders(company.name).length > 0
}

/**
 * What was true of the first company: facts that need not be are gone, the others have to be confirmed. The drawings of
 * fortresses are its idea; they show its town and all seven services.
 */
function leaveFirstCompany({ country, services: kept }: Answers): Record<string, Change> {
  const claims = Object.fromEntries(Object.keys(company.claims).map((claim) => [claim, null]))
  const gone = {
    ...{ founded: null, sister: null, claims },
    ...(country !== 'LU' && { businessPermit: null }),
    ...(!kept.includes('telephony') && { 'vendors.telephony': null }),
  }
  const open = ['hours', 'prices', 'retention', 'terms'] as const
  return Object.fromEntries([
    ...Object.entries(gone).map(([fact, value]) => [`company.${fact}`, write(value)]),
    ...open.map((fact) => [`company.${fact}`, mark]),
    ['brand.fortresses', write(false)],
  ])
}

const files: Record<string, string> = {
  company: 'src/company/company.ts',
  siteLanguages: 'src/company/site-options.ts',
  pagesOff: 'src/company/site-options.ts',
  brand: 'src/company/brand.ts',
}

/** The new content of each file that other answers change. */
export function findNewContents(answers: Answers): Map<string, Buffer | string> {
  const contents = new Map<string, Buffer | string>()
  const changes = findChanges(answers)
  for (const file of new Set(Object.values(files))) {
    const own = Object.entries(changes).filter(([path]) => files[path.split('.')[0] ?? ''] === file)
    if (own.length === 0) continue
    contents.set(file, format(file, replaceValues(readFileSync(file, 'utf8'), Object.fromEntries(own))))
  }
  const logo = readFileSync(answers.logo)
  if (!logo.equals(readFileSync(logoFile))) contents.set(logoFile, logo)
  return contents
}

function format(file: string, code: string): string {
  const biome = ['node_modules/@biomejs/biome/bin/biome', 'format', `--stdin-file-path=${file}`]
  const { status, stdout } = spawnSync(process.execPath, biome, { input: code, encoding: 'utf8' })
  return status === 0 ? stdout : code
}
