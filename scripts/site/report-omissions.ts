import type { Omission } from '../../src/layout/missing-pages.ts'
import { omissionMessages } from '../content/messages.ts'

/** Logs what each page goes without, since the site does not have a page: it is switched off, or in another language. */
export function reportOmissions(pages: readonly { path: string; omissions: readonly Omission[] }[]): void {
  const lines = pages.flatMap(({ path, omissions }) =>
    omissions.map((omission) => {
      const [, kind, text = ''] = /^(card|link|text) (.*)$/.exec(omission) ?? []
      return `  ${path}: ${omissionMessages[kind as 'card' | 'link' | 'text'](text)}`
    }),
  )
  if (lines.length > 0) console.info(`${omissionMessages.heading}:\n${lines.join('\n')}`)
}
