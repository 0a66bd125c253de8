import { company } from '../../../src/site/company.ts'
import { defaultLanguage, languages } from '../../../src/site/languages.ts'
import { logoPath, siteAddress } from '../../../src/site/site-files.ts'
import { groupDays, type Timetable, weekOf } from '../../../src/site/week.ts'

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

const daysOfWeek = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

const officeHours = openingHours(hours.office)
const contactHours = openingHours(hours.phone)

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
  ...(contactHours && { hoursAvailable: contactHours }),
}

export const office: Thing = {
  '@type': 'ProfessionalService',
  '@id': siteAddress('/#office'),
  name: company.name,
  url: siteAddress('/'),
  image: siteAddress(logoPath),
  ...contact,
  address,
  ...(officeHours && { openingHoursSpecification: officeHours }),
  parentOrganization: { '@id': organizationId },
}

/** One specification for each span of the same days; nothing for an office without hours. */
function openingHours(hours: Timetable) {
  const all = groupDays(weekOf(hours)).flatMap(({ days, spans }) =>
    spans.map(([opens, closes]) => {
      const dayOfWeek = days.map((day) => daysOfWeek[day])
      return { '@type': 'OpeningHoursSpecification', dayOfWeek, opens, closes }
    }),
  )
  return all.length > 1 ? all : all[0]
}
