import type { Country, Text } from './countries.ts'
import { type Role, type RoleName, roles } from './roles.ts'

/** What follows from the legal form of a company. */
type LegalForm = {
  /** In full; its article in German is not part of it. */
  readonly name: Text
  readonly article: 'eine' | 'ein'
  /** Whose names the legal notice has. */
  readonly role: RoleName
  /** What its numbers in the register begin with; without, the form is in none. */
  readonly register?: readonly string[]
  readonly mayBeUnregistered?: true
  /** A firm that is one person: German texts have no article in front of its name. */
  readonly isPerson?: true
  /** Whether all partners are named, at least two. */
  readonly namesAll?: true
  /** Whether its general partner is a company with a register entry of its own. */
  readonly hasGeneralPartner?: true
}

const merchant = {
  de: 'im Handelsregister eingetragenes Einzelunternehmen',
  en: 'registered sole trader',
  fr: 'commerçant inscrit au registre',
}

const german: Record<string, LegalForm> = {
  Einzelunternehmen: {
    name: { de: 'Einzelunternehmen', en: 'sole trader', fr: 'entreprise individuelle' },
    article: 'ein',
    role: 'owner',
    isPerson: true,
  },
  Freiberufler: {
    name: {
      de: 'freiberuflich geführtes Büro',
      en: 'freelance practice',
      fr: 'cabinet en profession libérale',
    },
    article: 'ein',
    role: 'owner',
    isPerson: true,
  },
  'e.K.': {
    name: merchant,
    article: 'ein',
    role: 'owner',
    register: ['HRA'],
    isPerson: true,
  },
  'e. Kfm.': {
    name: merchant,
    article: 'ein',
    role: 'maleOwner',
    register: ['HRA'],
    isPerson: true,
  },
  'e. Kfr.': {
    name: merchant,
    article: 'ein',
    role: 'femaleOwner',
    register: ['HRA'],
    isPerson: true,
  },
  GbR: {
    name: {
      de: 'Gesellschaft bürgerlichen Rechts',
      en: 'civil-law partnership',
      fr: 'société de droit civil',
    },
    article: 'eine',
    role: 'partners',
    namesAll: true,
  },
  eGbR: {
    name: {
      de: 'eingetragene Gesellschaft bürgerlichen Rechts',
      en: 'registered civil-law partnership',
      fr: 'société de droit civil enregistrée',
    },
    article: 'eine',
    role: 'partners',
    register: ['GsR'],
    namesAll: true,
  },
  OHG: {
    name: { de: 'offene Handelsgesellschaft', en: 'general partnership', fr: 'société en nom collectif' },
    article: 'eine',
    role: 'partners',
    register: ['HRA'],
    namesAll: true,
  },
  KG: {
    name: { de: 'Kommanditgesellschaft', en: 'limited partnership', fr: 'société en commandite' },
    article: 'eine',
    role: 'generalPartners',
    register: ['HRA'],
  },
  'GmbH & Co. KG': {
    name: {
      de: 'Kommanditgesellschaft mit einer GmbH als Komplementärin',
      en: 'limited partnership with a limited liability company as general partner',
      fr: 'société en commandite dont le commandité est une GmbH',
    },
    article: 'eine',
    role: 'management',
    register: ['HRA'],
    hasGeneralPartner: true,
  },
  'UG (haftungsbeschränkt)': {
    name: {
      de: 'Unternehmergesellschaft (haftungsbeschränkt)',
      en: 'entrepreneurial company with limited liability',
      fr: 'société entrepreneuriale à responsabilité limitée',
    },
    article: 'eine',
    role: 'management',
    register: ['HRB'],
  },
  GmbH: {
    name: {
      de: 'Gesellschaft mit beschränkter Haftung',
      en: 'limited liability company',
      fr: 'société à responsabilité limitée',
    },
    article: 'eine',
    role: 'management',
    register: ['HRB'],
  },
  AG: {
    name: { de: 'Aktiengesellschaft', en: 'stock corporation', fr: 'société par actions' },
    article: 'eine',
    role: 'board',
    register: ['HRB'],
  },
  eG: {
    name: { de: 'eingetragene Genossenschaft', en: 'registered cooperative', fr: 'coopérative' },
    article: 'eine',
    role: 'board',
    register: ['GnR'],
  },
  PartG: {
    name: {
      de: 'Partnerschaftsgesellschaft',
      en: 'professional partnership',
      fr: 'société de professions libérales',
    },
    article: 'eine',
    role: 'professionals',
    register: ['PR'],
    namesAll: true,
  },
  'PartG mbB': {
    name: {
      de: 'Partnerschaftsgesellschaft mit beschränkter Berufshaftung',
      en: 'professional partnership with limited professional liability',
      fr: 'société de professions libérales à responsabilité limitée',
    },
    article: 'eine',
    role: 'professionals',
    register: ['PR'],
    namesAll: true,
  },
}

// The register calls SCS and SNC by their other names, SECS and SENC.
const luxembourgish: Record<string, LegalForm> = {
  'Sàrl-S': {
    name: {
      de: 'vereinfachte Gesellschaft mit beschränkter Haftung',
      en: 'simplified private limited company',
      fr: 'société à responsabilité limitée simplifiée',
    },
    article: 'eine',
    role: 'management',
    register: ['B'],
  },
  Sàrl: {
    name: {
      de: 'Gesellschaft mit beschränkter Haftung',
      en: 'private limited company',
      fr: 'société à responsabilité limitée',
    },
    article: 'eine',
    role: 'management',
    register: ['B'],
  },
  SA: {
    name: { de: 'Aktiengesellschaft', en: 'public limited company', fr: 'société anonyme' },
    article: 'eine',
    role: 'directors',
    register: ['B'],
  },
  SAS: {
    name: {
      de: 'vereinfachte Aktiengesellschaft',
      en: 'simplified joint stock company',
      fr: 'société par actions simplifiée',
    },
    article: 'eine',
    role: 'president',
    register: ['B'],
  },
  SCS: {
    name: { de: 'Kommanditgesellschaft', en: 'limited partnership', fr: 'société en commandite simple' },
    article: 'eine',
    role: 'generalPartners',
    register: ['B'],
  },
  SECS: {
    name: { de: 'Kommanditgesellschaft', en: 'limited partnership', fr: 'société en commandite simple' },
    article: 'eine',
    role: 'generalPartners',
    register: ['B'],
  },
  SNC: {
    name: { de: 'offene Handelsgesellschaft', en: 'general partnership', fr: 'société en nom collectif' },
    article: 'eine',
    role: 'partners',
    register: ['B'],
    namesAll: true,
  },
  SENC: {
    name: { de: 'offene Handelsgesellschaft', en: 'general partnership', fr: 'société en nom collectif' },
    article: 'eine',
    role: 'partners',
    register: ['B'],
    namesAll: true,
  },
  indépendant: {
    name: { de: 'Einzelunternehmen', en: 'sole trader', fr: 'entreprise individuelle' },
    article: 'ein',
    role: 'owner',
    register: ['A'],
    isPerson: true,
    mayBeUnregistered: true,
  },
}

/** The legal forms of the countries that the project knows, by the names that people use. */
export const legalForms: Record<Country, Record<string, LegalForm>> = { LU: luxembourgish, DE: german }

/** By its name as people write it: `Sàrl` is `S.à r.l.` and `SARL`, `e.K.` is `e. K.`. */
export function findLegalForm(country: string, name: string): LegalForm | undefined {
  const forms = Object.entries((legalForms as Record<string, Record<string, LegalForm>>)[country] ?? {})
  return forms.find(([known]) => lettersOf(known) === lettersOf(name))?.[1]
}

function lettersOf(name: string): string {
  return name
    .normalize('NFD')
    .replaceAll(/[^a-z]/gi, '')
    .toLowerCase()
}

/** What texts say of the form of a company; in a country that the project does not know, only who represents it. */
export type OwnForm = Partial<Omit<LegalForm, 'role'>> & { readonly role: Role }

/** In the languages of a site. */
export function ownFormOf(
  { country, legalForm }: { country: string; legalForm: string },
  languages: readonly string[],
): OwnForm {
  const keep = (text: Text) =>
    Object.fromEntries(Object.entries(text).filter(([code]) => languages.includes(code))) as Text
  const known = findLegalForm(country, legalForm)
  const { name, notice } = roles[known?.role ?? 'management']
  const role = { name: keep(name), notice: languages.includes('de') ? notice : name.en }
  return known ? { ...known, name: keep(known.name), role } : { role }
}
