import { company } from '../../../../company/company.ts'
import { addressLine, claims, country } from '../../../../company/derive.ts'
import { compact } from '../../../../company/optional.ts'
import { ownForm } from '../../../../company/own-form.ts'
import { listOf } from '../../format.ts'
import { lawOfCountry } from '../../law-of-country.ts'
import { legalFormInFull } from '../../legal-form.ts'
import { legalNoticeUnder } from '../legal-notice.ts'

const { businessPermit, generalPartner, liabilityInsurance } = company

const persons = listOf(company.representatives)

/** Who represents the company: persons, or another company and its persons. */
const representation = generalPartner
  ? [
      [
        'Persönlich haftende Gesellschafterin',
        `${generalPartner.name}, ${generalPartner.register}, ${generalPartner.registerNumber}`,
      ],
      ['Diese vertreten durch die Geschäftsführung', persons],
    ]
  : [[ownForm.role.notice, persons]]

const registers: Record<string, string> = {
  GsR: 'Gesellschaftsregister',
  PR: 'Partnerschaftsregister',
  GnR: 'Genossenschaftsregister',
}

const registerName = registers[ownForm.register?.[0] ?? ''] ?? 'Handelsregister'

/**
 * What the legal notice of a company in Germany has to say (§ 5 DDG, § 18 MStV, § 2 DL-InfoV, § 36 VSBG). A lawyer has
 * to read it before it is used.
 */
export const legalNotice = legalNoticeUnder({
  factsHeading: 'Angaben gemäß §\u00a05 DDG',
  facts: compact(
    ['Firma', company.name],
    ['Rechtsform', legalFormInFull],
    ...representation,
    ['Geschäftsanschrift', `${addressLine.de}, ${country.name.de}`],
    company.registerNumber && [registerName, `${company.register}, ${company.registerNumber}`],
    company.vatNumber && ['Umsatzsteuer-Identifikationsnummer (§\u00a027a UStG)', company.vatNumber],
    [
      'Verantwortlich für journalistisch-redaktionelle Inhalte (§\u00a018 Abs.\u00a02 MStV)',
      `${company.representatives[0]}, ${addressLine.de}`,
    ],
    businessPermit && ['Gewerbeerlaubnis', `Nummer ${businessPermit.number}`],
    businessPermit && [
      'Aufsichtsbehörde',
      `${businessPermit.authority.name}, ${businessPermit.authority.address}, ${businessPermit.authority.email}`,
    ],
    liabilityInsurance && [
      'Berufshaftpflichtversicherung',
      `${liabilityInsurance.name}, ${liabilityInsurance.address}; Geltungsbereich: ${liabilityInsurance.area}`,
    ],
  ),
  disputes: {
    heading: 'Streitbeilegung, anwendbares Recht und Gerichtsstand',
    paragraphs: [
      `${claims.businessOnly ? 'Wir schließen Verträge nur mit Unternehmen. ' : ''}Wir sind weder verpflichtet noch bereit, an Streitbeilegungsverfahren vor einer Verbraucherschlichtungsstelle teilzunehmen (§\u00a036 VSBG).`,
      'Die Europäische Kommission hat ihre Plattform zur Online-Streitbeilegung am 20.\u00a0Juli\u00a02025 abgeschaltet; an ihre Stelle ist eine Seite der Kommission mit Anlaufstellen für Verbraucher getreten.',
      `In unseren Verträgen vereinbaren wir das ${lawOfCountry} und als Gerichtsstand ${company.jurisdiction.de}.`,
    ],
  },
})
