import type { Link, PageCopy } from './page-copy.ts'

/** The seven fronts of the plan, in the order in which their gaps are to be closed. */
export const frontNames = ['mfa', 'restore', 'copy', 'updates', 'networks', 'leavers', 'reporting'] as const

export type FrontName = (typeof frontNames)[number]

/** How a front is drawn: a solid wall, a dashed gap, hatching. */
export const answers = ['yes', 'no', 'unknown'] as const

export type Answer = (typeof answers)[number]

/** A front of the plan: what is asked about it, and what its gap means. */
type Front = {
  /** Beside the front in the drawing; at most 18 characters. */
  label: string
  question: string
  hint: string
  /** One sentence on what a no means. */
  gap: string
  /** The service that closes the gap. */
  link: Link
}

/** What the home page asks, and the plan again. */
export type FirstQuestion = {
  question: string
  answers: Record<Answer, string>
  /** Beside the fronts in both drawings; at most 18 characters. */
  labels: Record<FrontName, string>
  /** Below the answers. */
  start: string
}

/** The home page; its last block is the call above the form. */
export type HomeCopy = PageCopy & {
  /** The lowest price, in the first view. */
  offer: Link
  firstQuestion: FirstQuestion
}

export type SitePlanCopy = {
  title: string
  description: string
  heading: string
  lead: string
  /** Of the form. */
  name: string
  answers: Record<Answer, string>
  fronts: Record<FrontName, Front>
  /** Read aloud instead of the drawing. */
  drawing: string
  core: string
  /** The state of a front, in words. */
  states: Record<Answer | 'open', string>
  indexHeading: string
  /** What to do about gaps, and about what nobody knows. */
  order: string
  /** Lines to write on, on paper. */
  byHand: string
  enquire: string
  print: string
  reset: string
  /** What to do when it happens nevertheless. */
  emergency: Link
  /** Where the answers are. */
  privacy: string
  /** A plan that is passed on. */
  sharing: {
    copyLink: string
    copied: string
    /** Before the link. */
    notCopied: string
    /** A link was opened beside answers of one's own. */
    kept: string
  }
  message: { start: string; end: string }
}
