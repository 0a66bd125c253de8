import { company } from '../../../src/site/company.ts'
import { defaultLanguage, languages } from '../../../src/site/languages.ts'
import type { Hours } from '../../../src/site/opening-hours.ts'
import { logoPath, siteAddress } from '../../../src/site/site-files.ts'

/** Something that is described, by schema.org. */
export type Thing = { '@type': string; [property: string]: unknown }

const { founded, hours, sister, vatNumber } = company

export const organizationId = siteAddress('/#organization')

/** Enough about the company on most pages. */
export const publisher = {
  '@type': 'Organization',
  '@id': organizationId,
  name: company.name,
  url: siteAddress('/'),
  // Its address alone: an object with the size takes 30 bytes of each first answer.
  logo: siteAddress(logoPath),
}

export const website: Thing = {
  '@type': 'WebSite',
  '@id': siteAddress('/#website'),
  name: company.shortName,
  url: siteAddress('/'),
  inLanguage: languages,
  publisher: { '@id': organizationId },
}

const workdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday']

const contact = { telephone: company.phone, email: company.email.general }

const address = {
  '@type': 'PostalAddress',
  streetAddress: company.address.street,
  postalCode: company.address.postalCode,
  addressLocality: company.address.city[defaultLanguage],
  addressCountry: company.country,
}

/** All that the site says about the company. */
export const organization = {
  ...publisher,
  legalName: company.name,
  alternateName: company.shortName,
  foundingDate: String(founded),
  vatID: vatNumber,
  ...contact,
  address,
  // Both firms belong to one group, which has no name of its own.
  parentOrganization: {
    '@type': 'Organization',
    subOrganization: { '@type': 'Organization', name: sister.name, url: sister.url },
  },
}

export const contactPoint = {
  '@type': 'ContactPoint',
  contactType: 'customer service',
  ...contact,
  availableLanguage: languages,
  hoursAvailable: openingHours(hours.phone),
}

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

function openingHours({ opens, closes }: Hours): Thing {
  return { '@type': 'OpeningHoursSpecification', dayOfWeek: workdays, opens, closes }
}
