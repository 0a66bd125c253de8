import type { Text } from './countries.ts'

/** Who represents a company: what texts call them, and the line of the German legal notice. */
export type Role = { readonly name: Text; readonly notice: string }

export const roles = {
  management: {
    name: { de: 'Geschäftsführung', en: 'managing director', fr: 'gérance' },
    notice: 'Vertreten durch die Geschäftsführung',
  },
  owner: {
    name: { de: 'Inhaberin oder Inhaber', en: 'owner', fr: 'exploitant' },
    notice: 'Inhaberin oder Inhaber',
  },
  maleOwner: { name: { de: 'Inhaber', en: 'owner', fr: 'exploitant' }, notice: 'Inhaber' },
  femaleOwner: { name: { de: 'Inhaberin', en: 'owner', fr: 'exploitante' }, notice: 'Inhaberin' },
  partners: {
    name: { de: 'Gesellschafterinnen und Gesellschafter', en: 'partners', fr: 'associés' },
    notice: 'Gesellschafterinnen und Gesellschafter',
  },
  professionals: {
    name: { de: 'Partnerinnen und Partner', en: 'partners', fr: 'associés' },
    notice: 'Partnerinnen und Partner',
  },
  generalPartners: {
    name: { de: 'persönlich haftende Gesellschafter', en: 'general partners', fr: 'associés commandités' },
    notice: 'Persönlich haftende Gesellschafter',
  },
  board: { name: { de: 'Vorstand', en: 'board', fr: 'directoire' }, notice: 'Vertreten durch den Vorstand' },
  directors: {
    name: { de: 'Verwaltungsrat', en: 'board of directors', fr: 'conseil d’administration' },
    notice: 'Vertreten durch den Verwaltungsrat',
  },
  president: {
    name: { de: 'Präsidium', en: 'president', fr: 'présidence' },
    notice: 'Vertreten durch das Präsidium',
  },
} satisfies Record<string, Role>

export type RoleName = keyof typeof roles
