/** What the law of a country decides in the legal notice. */
export type NoticeLaw = {
  factsHeading: string
  facts: string[][]
  disputes: { heading: string; paragraphs: string[] }
}

/** What the law of a country decides in the privacy policy. */
export type PrivacyLaw = {
  /** After "Wir verarbeiten sie". */
  general: string
  /** The rule for what is stored in browsers, after the sentence on it. */
  storage: string
  /** How long business records are kept. */
  records: string
  /** Whom to complain to: the authority for the company, and others. */
  complaints: readonly [string, string]
}
