/**
 * Where a fact of law or the contact of an office was read, and the last day on which somebody compared it. The build
 * lists what nobody has compared for a year.
 */
export type Source = {
  /** What a page states because of it. */
  what: string
  url: string
  /** `YYYY-MM-DD`. */
  checked: string
  phone?: string
  /** Where the office takes reports, as people type it. */
  address?: string
}

const checked = '2026-11-25'

export const sources = {
  directive: {
    what: 'whom NIS2 binds, essential and important entities, deadlines (Art. 2, 3, 23, Annexes I and II)',
    url: 'https://eur-lex.europa.eu/eli/dir/2022/2555/oj',
    checked,
  },
  companySize: {
    what: 'when a company is medium-sized or large (Art. 2 of the annex)',
    url: 'https://eur-lex.europa.eu/eli/reco/2003/361/oj',
    checked,
  },
  dora: {
    what: 'the regulation for financial companies, which goes before NIS2',
    url: 'https://eur-lex.europa.eu/eli/reg/2022/2554/oj',
    checked,
  },
  dataBreach: {
    what: 'when a breach of personal data is reported, and to whom (Art. 33, 34)',
    url: 'https://eur-lex.europa.eu/eli/reg/2016/679/oj',
    checked,
  },
  lawLU: {
    what: 'the law on NIS2 in force since 10 May 2026, registration within two months (Art. 11)',
    url: 'https://legilux.public.lu/eli/etat/leg/loi/2026/05/05/a225/jo',
    checked,
  },
  authorityLU: {
    what: 'the authority for NIS2 and its form for registration',
    url: 'https://www.ilr.lu/en/sectors/niss/nis-2/',
    checked,
  },
  incidentLU: {
    what: 'how entities under NIS2 report an incident',
    url: 'https://www.ilr.lu/en/sectors/niss/incident-notification/',
    checked,
    address: 'ilr.lu',
  },
  responseLU: {
    what: 'the response centre for companies, its emergency line',
    url: 'https://www.circl.lu/report/',
    checked,
    phone: '+352 247 88444',
    address: 'circl.lu/report',
  },
  privacyLU: {
    what: 'how a breach is reported to the data protection authority; its telephone, on its page on data protection',
    url: 'https://cnpd.public.lu/en/professionnels/obligations/violation-de-donnees/violation-donnees-rgpd.html',
    checked: '2026-11-28',
    phone: '+352 26 10 60-1',
    address: 'cnpd.public.lu',
  },
  policeLU: {
    what: 'the police, its emergency number 113',
    url: 'https://police.public.lu/',
    checked,
    address: 'police.public.lu',
  },
  scopeDE: {
    what: 'whom the law on NIS2 binds, and its two groups',
    url: 'https://www.gesetze-im-internet.de/bsig_2025/__28.html',
    checked,
  },
  incidentDE: {
    what: 'how entities under NIS2 report an incident, and until when',
    url: 'https://www.gesetze-im-internet.de/bsig_2025/__32.html',
    checked,
  },
  portalDE: {
    what: 'where entities under NIS2 report an incident',
    url: 'https://portal.bsi.bund.de/',
    checked: '2026-11-28',
    address: 'portal.bsi.bund.de',
  },
  privacyDE: {
    what: 'the list of the data protection authorities of the federal states',
    url: 'https://www.datenschutzkonferenz-online.de/datenschutzaufsichtsbehoerden.html',
    checked: '2026-11-28',
  },
  registrationDE: {
    what: 'registration within three months',
    url: 'https://www.gesetze-im-internet.de/bsig_2025/__33.html',
    checked,
  },
  policeDE: {
    what: 'the contact points of the police for companies',
    url: 'https://www.allianz-fuer-cybersicherheit.de/dok/6643392',
    checked,
  },
} as const satisfies Record<string, Source>

export type SourceName = keyof typeof sources

/** Apart from the others, which browsers load: where the legal pages, forms, mails and other copy have their rules. */
export const lawSources = {
  consent: {
    what: 'consent, information and processors (Art. 6, 7, 13, 28): forms, newsletter, privacy policy',
    url: 'https://eur-lex.europa.eu/eli/reg/2016/679/oj',
    checked,
  },
  vat: {
    what: 'whoever names prices says whether tax is included (Art. 5)',
    url: 'https://eur-lex.europa.eu/eli/dir/2000/31/oj',
    checked,
  },
  dataAct: {
    what: 'two months of notice for a switch, no charges from 12 January 2027 (Art. 25, 29): terms, cloud',
    url: 'https://eur-lex.europa.eu/eli/reg/2023/2854/oj',
    checked,
  },
  recordsLU: {
    what: 'how long records and letters are kept (Art. 16): archiving, home page',
    url: 'https://legilux.public.lu/eli/etat/leg/code/commerce',
    checked,
  },
  recordsDE: {
    what: 'how long records and letters are kept: archiving, home page',
    url: 'https://www.gesetze-im-internet.de/hgb/__257.html',
    checked,
  },
  lettersLU: {
    what: 'what letters and mails of a firm must name',
    url: 'http://www.fiduciaire-lpg.lu/en/node/387',
    checked,
  },
  lettersDE: {
    what: 'what letters and mails of a firm must name',
    url: 'https://www.gesetze-im-internet.de/gmbhg/__35a.html',
    checked,
  },
  disputes: {
    what: 'the platform for disputes, closed on 20 July 2025: legal notice',
    url: 'https://eur-lex.europa.eu/eli/reg/2024/3228/oj',
    checked: '2026-11-26',
  },
  bookkeepingDE: {
    what: 'electronic records are kept as they were received (GoBD): archiving, home page',
    url: 'https://lang-schwarz.de/2025/09/01/dw20250904-2/',
    checked: '2026-11-26',
  },
  secrecyDE: {
    what: 'professional secrecy includes service providers (§ 203 StGB): healthcare',
    url: 'https://lexetius.de/StGB/203,1',
    checked: '2026-11-26',
  },
  taxSecrecyDE: {
    what: 'services from abroad need a comparable protection of secrets (§ 62a Abs. 4 StBerG): tax advisers',
    url: 'https://www.haufe.de/finance/haufe-finance-office-premium/informationspflichten-fuer-dienstleistungserbringer-69-outsourcing-in-kanzleien_idesk_PI20354_HI11668095.html',
    checked: '2026-11-26',
  },
  healthCloudDE: {
    what: 'cloud services for data of patients must meet more demands (§ 393 SGB V): healthcare',
    url: 'https://www.srd-rechtsanwaelte.de/blog/cloud-nutzung-im-gesundheitswesen-393-sgb-v-und-c5-testat',
    checked: '2026-11-26',
  },
  storageLU: {
    what: 'what may be stored in browsers without consent',
    url: 'https://www.twobirds.com/en/trending-topics/global-cookie-review/luxembourg',
    checked,
  },
} as const satisfies Record<string, Source>
