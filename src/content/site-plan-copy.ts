import type { Link, PageCopy } from './page-copy.ts'

/** The seven fronts of the plan, in the order in which their gaps are to be closed. */
export const frontNames = ['mfa', 'restore', 'copy', 'updates', 'networks', 'leavers', 'reporting'] as const

export type FrontName = (typeof frontNames)[number]

/** How a front is drawn: a solid wall, a dashed gap, hatching. */
export const answers = ['yes', 'no', 'unknown'] as const

export type Answer = (typeof answers)[number]

/** The sentences about the whole plan: nothing answered yet, no gap so far, further gaps, unsurveyed fronts. */
export type Note = 'start' | 'none' | 'more' | 'unknown'

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

/** What the home page asks, and the check again. */
export type FirstQuestion = {
  question: string
  answers: Record<Answer, string>
  /** Beside the fronts in both drawings; at most 18 characters. */
  labels: Record<FrontName, string>
  /** Below the answers, before there is one. */
  start: string
  /** What the answer has drawn. */
  drawn: Record<Answer, string>
  more: string
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
  questionsHeading: string
  answers: Record<Answer, string>
  fronts: Record<FrontName, Front>
  /** Read aloud instead of the drawing. */
  drawing: string
  core: string
  /** The state of a front, in words. */
  states: Record<Answer | 'open', string>
  gapsHeading: string
  notes: Record<Note, string>
  indexHeading: string
  titleBlock: {
    title: string
    date: string
    drawnBy: string
  }
  enquire: string
  print: string
  printWithoutScript: string
  reset: string
  /** What to do when it happens nevertheless. */
  emergency: Link
  /** Where the answers are. */
  privacy: string
  /** A plan that is passed on. */
  sharing: {
    business: string
    copyLink: string
    copied: string
    /** Before the link. */
    notCopied: string
    /** A link was opened beside answers of one's own. */
    kept: string
  }
  message: {
    start: string
    gaps: string
    end: string
  }
}
