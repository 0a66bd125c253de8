import { company } from '../site/company.ts'
import { defaultLanguage, languages } from '../site/languages.ts'
import { logoPath, siteAddress } from '../site/site-files.ts'

/** Something that is described, by schema.org. */
export type Thing = { '@type': string; [property: string]: unknown }

export const organizationId = siteAddress('/#organization')

/** Enough about the company on most pages. */
export const publisher: Thing = {
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

/** All that the site says about the company and its office. */
export const organization: Thing = {
  ...publisher,
  '@type': 'ProfessionalService',
  alternateName: company.shortName,
  image: siteAddress(logoPath),
  foundingDate: String(company.founded),
  vatID: company.vatNumber,
  telephone: company.phone,
  email: company.email.general,
  address: {
    '@type': 'PostalAddress',
    streetAddress: company.address.street,
    postalCode: company.address.postalCode,
    addressLocality: company.address.city[defaultLanguage],
    addressCountry: company.country,
  },
  openingHoursSpecification: {
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: workdays,
    ...company.hours.office,
  },
  // Both firms belong to one group, which has no name of its own.
  parentOrganization: {
    '@type': 'Organization',
    subOrganization: { '@type': 'Organization', name: company.sister.name, url: company.sister.url },
  },
}
