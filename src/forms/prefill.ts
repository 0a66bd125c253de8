import { useMemo } from 'react'
import { useLocation } from 'react-router-dom'
import type { Shell } from '../content/messages.ts'
import type { TariffName } from '../content/page-copy.ts'
import { fill } from '../i18n/fill.ts'
import { useContentMessages } from '../i18n/language-provider.tsx'
import { type Language, languages } from '../i18n/languages.ts'
import { readTab, removeTab, writeTab } from '../i18n/start-language.ts'
import { type PageName, pageNames, parameters, topicOf } from '../pages.ts'
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
  const lines = readTab(enquiryKey)?.split('\n')
  removeTab(enquiryKey)
  const draft = readDraft()
  const message = draft.get('message')
  if (!lines || !message) return
  const rest = message.split('\n').filter((line) => line === '' || !lines.includes(line))
  const added = rest.join('\n').trim()
  writeDraft(draft, added.replace(/\n{3,}/g, '\n\n'))
}

const enquiryKey = 'enquiry'
const draftKey = 'message-full'

const readDraft = () => new URLSearchParams(readTab(draftKey) ?? '')

function writeDraft(draft: URLSearchParams, message: string): void {
  draft.set('message', message)
  writeTab(draftKey, String(draft))
}

export type Prefill = { subject?: string; message?: string }

/** The fields that an address fills, with the subject in these words. */
export function prefillFrom(
  search: string,
  { enquirySubject, labels }: Pick<Shell, 'enquirySubject' | 'labels'>,
  read: (key: string) => string | null = readTab,
): Prefill {
  const query = new URLSearchParams(search)
  const { page, message } = enquiryFrom(query, read)
  const tariff = tariffs.find((name) => name === query.get(parameters.tariff))
  const about = [page && labels[page], tariff && capitalize(tariff)].filter((part) => part)
  return {
    ...(about.length > 0 && { subject: fill(enquirySubject, { about: about.join(', ') }) }),
    ...(message && { message }),
  }
}

/** The page that an address of the form is about, and the text that waits for its message. */
function enquiryFrom(query: URLSearchParams, read = readTab): { page?: PageName; message?: string } {
  const topic = query.get(parameters.topic) ?? ''
  const page = topics.get(topic)
  if (!page) return {}
  const enquiry = read(enquiryKey)
  return enquiry?.startsWith(`${topic}\n`) ? { page, message: enquiry.slice(topic.length + 1) } : { page }
}

/** The page whose enquiry waits for the form at this address, after hydration. */
export function useEnquiryTopic(): PageName | undefined {
  const { search } = useLocation()
  const isHydrated = useHydrated()
  if (!isHydrated) return undefined
  const { page, message } = enquiryFrom(new URLSearchParams(search))
  return message === undefined ? undefined : page
}

/** What the address gives the form, after hydration. */
export function usePrefill(): Prefill {
  const { search } = useLocation()
  const texts = useContentMessages()
  const isHydrated = useHydrated()
  return useMemo(() => (isHydrated ? prefillFrom(search, texts) : {}), [isHydrated, search, texts])
}

const tariffs: readonly TariffName[] = ['essential', 'professional', 'starter', 'business', 'enterprise']

/** Each page by the end of its path; the home page is no topic. */
const topics = new Map(
  pageNames
    .filter((name) => name !== 'home')
    .flatMap((name) => languages.map((language) => [topicOf(name, language), name] as const)),
)

function capitalize(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1)
}
