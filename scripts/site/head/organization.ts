import type { Organization, Person, Thing } from 'schema-dts'
import { company } from '../../../src/company/company.ts'
import { defaultLanguage, inLanguage, type Language, languages } from '../../../src/i18n/languages.ts'
import { iconFiles, siteAddress } from '../../../src/site-files.ts'
import { readFacts } from '../../io/read-facts.ts'

const { founded, hours, sister, social, vatNumber } = company

export const organizationId = siteAddress('/#organization')
const { path: logoPath } = iconFiles.large

/** Enough about the company on most pages. */
export const publisher = {
  '@type': 'Organization',
  '@id': organizationId,
  name: company.name,
  url: siteAddress('/'),
  // Its address alone: an object with the size takes 30 bytes of each first answer.
  logo: siteAddress(logoPath),
} as const satisfies Organization

export const website: Thing = {
  '@type': 'WebSite',
  '@id': siteAddress('/#website'),
  name: company.shortName,
  url: siteAddress('/'),
  inLanguage: languages,
  publisher: { '@id': organizationId },
}

const contact = { telephone: company.phone, email: company.email.general }

const address = {
  '@type': 'PostalAddress',
  streetAddress: company.address.street,
  postalCode: company.address.postalCode,
  addressLocality: inLanguage(company.address.city, defaultLanguage),
  addressCountry: company.country,
} as const

/** All that the site says about the company. */
export const organization = {
  ...publisher,
  legalName: company.name,
  alternateName: company.shortName,
  ...(founded !== null && { foundingDate: String(founded) }),
  ...(vatNumber !== null && { vatID: vatNumber }),
  ...(social.length > 0 && { sameAs: social }),
  ...contact,
  address,
  // Both firms belong to one group, which has no name of its own.
  ...(sister && {
    parentOrganization: {
      '@type': 'Organization',
      subOrganization: { '@type': 'Organization', name: sister.name, url: sister.url },
    } as const,
  }),
} as const satisfies Organization

const { people } = readFacts()

/** The people of the company, for pages that show them; nothing where there are none. */
export function employees(language: Language): { employee?: Person[] } {
  if (people.length === 0) return {}
  return {
    employee: people.map(({ name, role }): Person => {
      return { '@type': 'Person', name, jobTitle: inLanguage(role, language) }
    }),
  }
}

export const contactPoint = {
  '@type': 'ContactPoint',
  contactType: 'customer service',
  ...contact,
  availableLanguage: languages,
  hoursAvailable: openingHours(hours.contactPage),
} as const

export const office: Thing = {
  '@type': 'ProfessionalService',
  '@id': siteAddress('/#office'),
  name: company.name,
  url: siteAddress('/'),
  image: siteAddress(logoPath),
  ...contact,
  address,
  openingHoursSpecification: openingHours(hours.office),
  parentOrganization: { '@id': organizationId },
}

function openingHours({ opens, closes }: { opens: string; closes: string }) {
  const dayOfWeek = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'] as const
  return { '@type': 'OpeningHoursSpecification', dayOfWeek, opens, closes } as const
}
