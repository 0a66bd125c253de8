import { company } from '../../../company/company.ts'
import { claims } from '../../../company/derive.ts'
import type { Block, PageCopy } from '../../page-copy.ts'
import { ofCompany } from '../company-name.ts'

const { terms } = company

/** The page of the general terms. */
export const termsOf = (blocks: Block[]): PageCopy => ({
  title: 'Allgemeine Geschäftsbedingungen',
  description: `Geschäftsbedingungen ${ofCompany} für Geschäftskunden: Leistungen, Zahlung, Haftung, Vertraulichkeit und Kündigung. Stand ${terms.dated.de}.`,
  badge: `Stand: ${terms.dated.de}`,
  heading: 'Allgemeine Geschäfts\u00adbedingungen',
  lead: `Diese Bedingungen gelten für Verträge ${ofCompany} mit Geschäftskunden. ${claims.businessOnly ? 'Mit Verbrauchern schließen wir keine Verträge.' : 'Für Verträge mit Verbrauchern gelten sie nicht.'}`,
  blocks,
})
