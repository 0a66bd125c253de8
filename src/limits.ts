/** The constants of the specification, once. Section numbers refer to the specification. */

/** Section 9: the blog list and the article page. `pageSize` and `categoriesShown` are ours. */
export const blog = {
  tagsPerCard: 3,
  excerptLines: 3,
  relatedPosts: 2,
  // A second page starts with the tenth post.
  pageSize: 9,
  categoriesShown: 12,
} as const

/** Section 9: prices in euros a month, without VAT; `null` is a price on request. */
export const managedServices = {
  essential: 89,
  professional: 149,
  enterprise: null,
} as const

/** Section 9: prices in euros a month, without VAT, and the number of extensions included. */
export const telephony = {
  starter: { price: 39, extensions: 10 },
  business: { price: 69, extensions: 50 },
  enterprise: { price: null, extensions: null },
} as const

/** Section 9: claims made on the pages. */
export const claims = {
  fewerOutagesPercent: 60,
  costSavingPercent: 40,
  availabilityPercent: 99.9,
  restoreFileMinutes: 15,
  restoreServerHours: 4,
  replyHours: 24,
  securityConceptWeeks: { from: 2, to: 4 },
} as const

/** Sections 3 and 9: the rows of a message and the time that the contact form pretends to need. The rest is ours. */
export const forms = {
  fullMessageRows: 5,
  simpleMessageRows: 4,
  simulatedSendMilliseconds: 1000,
  /** An answer that is not complete by then is given up. */
  answerMilliseconds: 10_000,
  /** More of an answer is not read: what the forms expect has thirty. */
  answerCharacters: 2_000_000,
  /** So much of a server's error text is shown. */
  errorTextCharacters: 200,
  /** Windows hands at most 2,083 characters of an address on to a program; the scheme's way there takes some. */
  mailLinkCharacters: 1800,
  /** The part of these that a subject may take. */
  mailSubjectCharacters: 400,
} as const

/** Section 9: retention and recovery. */
export const retention = {
  commercialLawYears: 10,
  dailyDays: 7,
  weeklyWeeks: 4,
  monthlyMonths: 12,
  yearlyYears: 7,
  rtoHours: 4,
  rpoHours: 1,
} as const

/** Section 9: NIS2, as the first article states it. */
export const nis2 = {
  firstReportHours: 24,
  detailedReportHours: 72,
  fineMillionEuros: 10,
  finePercentOfTurnover: 2,
} as const

/** Section 9: the general terms. */
export const terms = {
  paymentDays: 14,
  noticeMonths: 3,
  dated: { de: 'Juli 2025', en: 'July 2025' },
} as const

/** Section 9: the cookie that keeps a visitor's consent. */
export const consentCookie = { name: 'cookie-consent', days: 365 } as const

/** Section 9: the share menu; the pop-up's size is in pixels. */
export const share = { copiedMilliseconds: 2000, popupWidth: 600, popupHeight: 400 } as const

/** Section 9: the back-to-top button appears once more than this is scrolled. */
export const backToTopPixels = 300
