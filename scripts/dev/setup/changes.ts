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

/** What follows from answers, by path. */
function factsOf(answers: Answers): Record<string, unknown> {
  const { street, postalCode, city: town, email, domain, ...others } = answers
  const { colour, logo: _, services: kept, languages, ...same } = others
  const { country, legalForm } = same
  const city = { de: town, en: englishNames[town] ?? town }
  const facts = {
    ...same,
    ...{ 'address.street': street, 'address.postalCode': postalCode, 'address.city': city },
    legalFormName: legalForms[country][legalForm],
    siteUrl: `https://${domain}`,
    region: { de: `${city.de} und Umgebung`, en: `${city.en} and the surrounding area` },
    markets: [country],
    jurisdiction: country === 'LU' ? { de: 'Luxemburg', en: 'Luxembourg' } : city,
    ...{ 'email.general': email, 'email.info': email, 'email.invoice': email },
  }
  const pagesOf = (names: readonly Service[]): ScreenName[] =>
    names.flatMap((service) => [service, ...(furtherPages[service] ?? [])])
  return {
    ...Object.fromEntries(Object.entries(facts).map(([key, value]) => [`company.${key}`, value])),
    siteLanguages: languages,
    pagesOff: [
      ...(pagesOff as readonly ScreenName[]).filter((page) => !pagesOf(services).includes(page)),
      ...pagesOf(services.filter((service) => !kept.includes(service))),
    ],
    'brand.colours.accent': colour,
  }
}

const mark = (code: string) => (code.startsWith('placeholder(') ? code : `placeholder(${code})`)

/** What to write where, by path; later only what other answers change, so that nobody's own edits are lost. */
function findChanges(answers: Answers): Record<string, Change> {
  // The first company has a name that is a placeholder.
  if (findPlaceholders(company.name).length > 0) {
    return { ...leaveFirstCompany(answers), ...writeAll(factsOf(answers)) }
  }
  const current = factsOf(currentAnswers)
  const changed = Object.entries(factsOf(answers)).filter(
    ([path, value]) => JSON.stringify(value) !== JSON.stringify(current[path]),
  )
  return writeAll(Object.fromEntries(changed))
}

function writeAll(values: Record<string, unknown>): Record<string, Change> {
  return Object.fromEntries(
    Object.entries(values).map(([path, value]) => [path, () => JSON.stringify(value)]),
  )
}

/**
 * What was true of the first company: facts that need not be are gone, the others have to be confirmed. The drawings of
 * fortresses are its idea; they show its town and all seven services.
 */
function leaveFirstCompany({ country, services: kept }: Answers): Record<string, Change> {
  const claims = Object.fromEntries(Object.keys(company.claims).map((claim) => [claim, null]))
  const gone = {
    ...{ 'company.founded': null, 'company.sister': null, 'company.claims': claims },
    ...(country !== 'LU' && { 'company.businessPermit': null }),
    ...(!kept.includes('telephony') && { 'company.vendors.telephony': null }),
    'brand.fortresses': false,
  }
  const open = ['hours', 'prices', 'retention', 'terms'].map((fact) => [`company.${fact}`, mark])
  return { ...writeAll(gone), ...Object.fromEntries(open) }
}

/** The new content of each file that other answers change. */
export function findNewContents(answers: Answers): Map<string, Buffer | string> {
  const contents = new Map<string, Buffer | string>()
  const changes = findChanges(answers)
  for (const name of ['company', 'brand', 'site-options']) {
    const isOwn = (path: string) => (/^(company|brand)\./.exec(path)?.[1] ?? 'site-options') === name
    const own = Object.entries(changes).filter(([path]) => isOwn(path))
    if (own.length === 0) continue
    const file = `src/company/${name}.ts`
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
