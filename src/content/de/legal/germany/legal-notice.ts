import { company } from '../../../../company/company.ts'
import { addressLine, country } from '../../../../company/derive.ts'
import { compact } from '../../../../company/optional.ts'
import { lawOfCountry, underLaw } from '../../law-of-country.ts'
import { legalNoticeUnder } from '../legal-notice.ts'

const { businessPermit, liabilityInsurance } = company

/**
 * What the legal notice of a company in Germany has to say (§ 5 DDG, § 18 MStV, § 2 DL-InfoV, § 36 VSBG). A lawyer has
 * to read it before it is used.
 */
export const legalNotice = legalNoticeUnder({
  factsHeading: 'Angaben gemäß §\u00a05 DDG',
  facts: compact(
    ['Firma', company.name],
    ['Rechtsform', `${company.legalForm} (${company.legalFormName.de} ${underLaw})`],
    ['Vertreten durch die Geschäftsführung', company.managingDirector],
    ['Geschäftsanschrift', `${addressLine.de}, ${country.name.de}`],
    company.registerNumber && ['Handelsregister', `${company.register}, ${company.registerNumber}`],
    company.vatNumber && ['Umsatzsteuer-Identifikationsnummer (§\u00a027a UStG)', company.vatNumber],
    [
      'Verantwortlich für journalistisch-redaktionelle Inhalte (§\u00a018 Abs.\u00a02 MStV)',
      `${company.managingDirector}, ${addressLine.de}`,
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
      'Wir schließen Verträge nur mit Unternehmen. An Streitbeilegungsverfahren vor einer Verbraucherschlichtungsstelle teilzunehmen sind wir nicht verpflichtet und nicht bereit (§\u00a036 VSBG).',
      'Die Europäische Kommission hat ihre Plattform zur Online-Streitbeilegung am 20.\u00a0Juli 2025 abgeschaltet; an ihre Stelle ist eine Seite der Kommission mit Anlaufstellen für Verbraucher getreten.',
      `Es gilt das ${lawOfCountry}. Gerichtsstand ist, soweit das Gesetz es zulässt, ${company.jurisdiction.de}.`,
    ],
  },
})
