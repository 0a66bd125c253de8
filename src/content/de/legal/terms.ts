import { company } from '../../../company/company.ts'
import { country } from '../../../company/derive.ts'
import { measure } from '../../format.ts'
import type { Block, PageCopy } from '../../page-copy.ts'
import { ofCompany } from '../company-name.ts'

const { terms } = company

/** The page of the general terms. */
export const termsOf = (blocks: Block[]): PageCopy => ({
  title: 'Allgemeine Geschäftsbedingungen',
  description: `Geschäftsbedingungen ${ofCompany} für Geschäftskunden: Leistungen, Zahlung, Haftung, Vertraulichkeit und Kündigung. Stand ${terms.dated.de}.`,
  badge: `Stand: ${terms.dated.de}`,
  heading: 'Allgemeine Geschäfts\u00adbedingungen',
  lead: `Diese Bedingungen gelten für Verträge ${ofCompany} mit Geschäftskunden. Mit Verbrauchern schließen wir keine Verträge.`,
  summaries: {
    en: {
      text: `These terms apply to contracts of ${company.name} with business customers; consumers are excluded. They cover scope, contracts, services, the customer’s duties, payment within ${measure(terms.paymentDays, 'days')}, liability, confidentiality, notice${terms.noticeMonths === null ? '' : ` of ${measure(terms.noticeMonths, terms.noticeMonths === 1 ? 'month' : 'months')}`}, partner firms and the law of ${country.name.en}; the German text is binding.`,
    },
  },
  blocks,
})
