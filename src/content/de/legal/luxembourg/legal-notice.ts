import { company } from '../../../../company/company.ts'
import { addressLine, claims, country } from '../../../../company/derive.ts'
import { compact } from '../../../../company/optional.ts'
import { ownForm } from '../../../../company/own-form.ts'
import { listOf, price } from '../../format.ts'
import { lawOfCountry } from '../../law-of-country.ts'
import { legalFormInFull } from '../../legal-form.ts'
import { legalNoticeUnder } from '../legal-notice.ts'

const { businessPermit } = company

/** What the legal notice of a company in Luxembourg has to say. A lawyer has to read it before it is used. */
export const legalNotice = legalNoticeUnder({
  factsHeading: 'Angaben zum Unternehmen',
  facts: compact(
    ['Firma', company.name],
    ['Rechtsform', legalFormInFull],
    [ownForm.role.name.de, listOf(company.representatives)],
    ['Geschäftsanschrift', `${addressLine.de}, ${country.name.de}`],
    company.registerNumber && ['Handelsregister', `${company.register}, Nummer ${company.registerNumber}`],
    company.shareCapital !== null && ['Gesellschaftskapital', price(company.shareCapital)],
    company.vatNumber && ['Umsatzsteuer-Identifikationsnummer', company.vatNumber],
    businessPermit && [
      'Niederlassungsgenehmigung',
      `Autorisation d’établissement Nr.\u00a0${businessPermit.number}`,
    ],
    businessPermit && [
      'Genehmigungs- und Aufsichtsbehörde',
      `${businessPermit.authority.name}, ${businessPermit.authority.address}, ${businessPermit.authority.email}`,
    ],
  ),
  disputes: {
    heading: 'Streitbeilegung, anwendbares Recht und Gerichtsstand',
    paragraphs: [
      `Die Europäische Kommission hat ihre Plattform zur Online-Streitbeilegung am 20.\u00a0Juli\u00a02025 abgeschaltet; an ihre Stelle ist eine Seite der Kommission mit Anlaufstellen für Verbraucher getreten. ${claims.businessOnly ? 'Da wir Verträge nur mit Unternehmen schließen, nehmen wir' : 'Wir nehmen'} an Verfahren zur Streitbeilegung mit Verbrauchern nicht teil.`,
      `In unseren Verträgen vereinbaren wir das ${lawOfCountry} und als Gerichtsstand die Stadt ${company.jurisdiction.de}.`,
    ],
  },
})
