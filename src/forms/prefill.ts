import { useMemo } from 'react'
import { useLocation } from 'react-router-dom'
import type { Shell } from '../content/messages.ts'
import type { TariffName } from '../content/page-copy.ts'
import { useContentMessages } from '../i18n/language-provider.tsx'
import { readTab, removeTab, writeTab } from '../i18n/start-language.ts'
import { fill } from '../site/fill.ts'
import { type Language, languages } from '../site/languages.ts'
import { type PageName, pageNames, parameters, topicOf } from '../site/pages.ts'
import { useHydrated } from '../ui/use-hydrated.ts'

/**
 * What the contact form is opened with: the subject comes from the address, a longer text from the tab's storage, where
 * the page that links to the form has left it. Both stay visible and can be changed.
 */

/** The anchor of the full contact form. */
export const formAnchor = 'form'

/**
 * Leaves a text for the message of an enquiry about this page, until it was sent. What somebody has added to the former
 * one comes after it.
 */
export function storeEnquiry(language: Language, topic: PageName, text: string): void {
  removeEnquiry()
  writeTab(enquiryKey, `${topicOf(topic, language)}\n${text}`)
  const draft = readDraft()
  const added = draft.get('message')
  if (added) writeDraft(draft, `${text}\n\n${added}`)
}

/** Removes an enquiry; of a message that was changed the lines that are still in it. */
export function removeEnquiry(): void {
  // The first one is the topic.
  const lines = readTab(enquiryKey)?.split('\n').slice(1)
  removeTab(enquiryKey)
  const draft = readDraft()
  const message = draft.get('message')
  if (!lines || !message) return
  const added = message.split('\n').filter((line) => line === '' || !lines.includes(line))
  writeDraft(
    draft,
    added
      .join('\n')
      .trim()
      .replace(/\n{3,}/g, '\n\n'),
  )
}

const enquiryKey = 'enquiry'
const draftKey = 'message-full'

const readDraft = () => new URLSearchParams(readTab(draftKey) ?? '')

function writeDraft(draft: URLSearchParams, message: string): void {
  draft.set('message', message)
  writeTab(draftKey, String(draft))
}

export type Prefill = { subject?: string; message?: string }

/** The fields that an address fills, with the subject in these words, and with the text that waits there. */
export function prefillFrom(
  search: string,
  { enquirySubject, labels }: Pick<Shell, 'enquirySubject' | 'labels'>,
  read: (key: string) => string | null = readTab,
): Prefill {
  const query = new URLSearchParams(search)
  const topic = query.get(parameters.topic) ?? ''
  const page = topics.get(topic)
  const stored = read(enquiryKey)
  const message = page && stored?.startsWith(`${topic}\n`) ? stored.slice(topic.length + 1) : undefined
  const tariff = tariffs.find((name) => name.toLowerCase() === query.get(parameters.tariff))
  const about = [page && labels[page], tariff].filter((part) => part)
  return {
    ...(about.length > 0 && { subject: fill(enquirySubject, { about: about.join(', ') }) }),
    ...(message && { message }),
  }
}

/** What the address gives the form, after hydration. */
export function usePrefill(): Prefill {
  const { search } = useLocation()
  const texts = useContentMessages()
  const isHydrated = useHydrated()
  return useMemo(() => (isHydrated ? prefillFrom(search, texts) : {}), [isHydrated, search, texts])
}

const tariffs: readonly Capitalize<TariffName>[] = [
  'Essential',
  'Professional',
  'Starter',
  'Business',
  'Enterprise',
]

/** Each page by the end of its path; the home page is no topic. */
const topics = new Map(
  pageNames
    .filter((name) => name !== 'home')
    .flatMap((name) => languages.map((language) => [topicOf(name, language), name] as const)),
)
