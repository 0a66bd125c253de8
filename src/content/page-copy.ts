import type { company } from '../site/company.ts'
import type { Language } from '../site/languages.ts'
import type { PageName } from '../site/pages.ts'
import type { PlanSymbolName } from '../ui/plan-symbols.ts'

/**
 * The copy of one static page in one language, apart from its view.
 * A page is a heading and a row of blocks; `src/blocks/page-blocks.tsx` renders each kind.
 */
export type PageCopy = {
  /** For the browser's tab and search results, without the company's name; at most 60 characters. */
  title: string
  /** For search results; 70 to 155 characters. */
  description: string
  /** The main heading. */
  heading: string
  /** A short line above the heading. */
  badge?: string
  /** One or two sentences below the heading. */
  lead: string
  actions?: Action[]
  /** What is written in the drawings of the page, by the names in `src/illustrations`. */
  drawing?: Readonly<Record<string, string>> | undefined
  blocks: Block[]
}

/** The contact page, and what it says about the office. */
export type ContactCopy = PageCopy & {
  office: {
    details: string
    location: string
    openMap: string
    /** Where it says who answers. */
    people: Link
    reach: Reach
    /** What happens with a message. */
    next: { heading: string; steps: Step[] }
  }
}

/** Who answers when: the name of each row, and its text. */
export type Reach = Record<'office' | 'phone' | 'otherwise', readonly [name: string, text: string]>

/** The page on consulting; the button begins the NIS2 check. */
export type ConsultingCopy = PageCopy & { beginCheck: string }

/** What pages say, in a language that lacks them: two sentences, and `points` where a visitor needs to know more. */
export type Summaries = Partial<Record<PageName, { text: string; points?: string[] }>>

/**
 * `id` is the anchor of a block, where something links to it; `link` comes after the introduction, `note` is a footnote
 * below it. A table that is a specimen has invented entries, and a stamp that says so.
 */
export type Block = {
  id?: string
  heading: string
  intro?: string
  link?: Link
  note?: string
} & (
  | { kind: 'prose'; paragraphs: string[]; points?: string[]; links?: Link[] }
  | { kind: 'cards'; cards: Card[] }
  | { kind: 'figures'; figures: Figure[] }
  | { kind: 'steps'; steps: Step[] }
  | { kind: 'plans'; plans: Tariff[] }
  | { kind: 'questions'; questions: Question[] }
  | { kind: 'table'; head: string[]; rows: string[][]; isSpecimen?: boolean }
  | { kind: 'people'; people: Person[] }
  | { kind: 'call'; actions: Action[] }
)

export type Card = {
  /** The anchor of the card, where something links to it. */
  id?: string
  /** By its meaning, see `src/ui/plan-symbols.ts`. */
  icon?: PlanSymbolName
  title: string
  text: string
  points?: string[]
  link?: Link
  /** The same in another language. */
  also?: { language: Language; text: string }
}

/** A figure of the company: `value` with its unit, such as `99,9 %`. */
export type Figure = { value: string; label: string }

/** Somebody who answers; without a name it is a role that several people fill. */
export type Person = {
  name?: string
  role: string
  text: string
  /** The address of a square photograph in `public`, such as `/team/name.jpg`. */
  photo?: string
}

export type Step = { title: string; text: string }

/** Of the managed services and of the telephony. */
export type TariffName = 'essential' | 'professional' | 'starter' | 'business' | 'enterprise'

export type Tariff = {
  tariff: TariffName
  name: string
  /** Price text, such as `ab 89 € pro Monat` or `auf Anfrage`. */
  price: string
  /** What the price is for, such as `je Arbeitsplatz`. */
  unit?: string
  text: string
  features: string[]
  /** Of at most one plan of a block. */
  badge?: string | false | null
}

export type Question = { question: string; answer: string }

/** `to` is a path of this site, with or without an anchor, or an `https://` address. */
export type Link = { to: string; label: string }

/**
 * What a visitor does next: a page, the contact form with the current page as its subject, the phone, or a mail with a
 * subject; to the general mailbox unless another is named.
 */
export type Action =
  | Link
  | { call: 'form'; label: string; tariff?: TariffName }
  | { call: 'phone' }
  | { call: 'mail'; label: string; subject: string; mailbox?: keyof typeof company.email }
