import { type RefObject, useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import type { Shell } from '../content/messages.ts'
import type { TariffName } from '../content/page-copy.ts'
import { useContentMessages } from '../i18n/language-provider.tsx'
import type { FormVariant } from '../site/contact-fields.ts'
import { fill } from '../site/fill.ts'
import type { Language } from '../site/languages.ts'
import { type PageName, pagesByEnd, parameters, topicOf } from '../site/pages.ts'
import { prefill, restoreDraft } from './drafts.ts'
import { readTab, removeTab, writeTab } from './tab-storage.ts'

/*
 * What the contact form is opened with: the subject comes from the address, a longer text from the tab's storage, where
 * the page that links to the form has left it. Both stay visible and can be changed.
 */

/** The anchor of the full contact form. */
export const formAnchor = 'form'

const enquiryKey = 'enquiry'
const draftKey = 'message-full'

/**
 * Leaves a text for the message of an enquiry about this page, until it was sent. What somebody has added to the former
 * one comes after it.
 */
export function storeEnquiry(language: Language, topic: PageName, text: string): void {
  removeEnquiry()
  writeTab(enquiryKey, `${topicOf(topic, language)}\n${text}`)
  changeDraft((message) => `${text}\n\n${message}`)
}

/** Removes an enquiry, also from a message to which somebody has added something. */
export function removeEnquiry(): void {
  // The first line is the topic.
  const text = readTab(enquiryKey)?.replace(/.*\n/, '')
  removeTab(enquiryKey)
  if (text) changeDraft((message) => message.replace(text, '').trim())
}

function changeDraft(change: (message: string) => string): void {
  const draft = new URLSearchParams(readTab(draftKey) ?? '')
  const message = draft.get('message')
  if (!message) return
  draft.set('message', change(message))
  writeTab(draftKey, String(draft))
}

/** The fields that an address fills, with the subject in these words, and with the text that waits there. */
export function prefillFrom(
  search: string,
  { enquirySubject, labels }: Pick<Shell, 'enquirySubject' | 'labels'>,
  read: (key: string) => string | null = readTab,
): { subject?: string; message?: string } {
  const query = new URLSearchParams(search)
  const topic = query.get(parameters.topic) ?? ''
  const page = pagesByEnd.get(topic)
  const stored = read(enquiryKey)
  const message = page && stored?.startsWith(`${topic}\n`) ? stored.slice(topic.length + 1) : undefined
  const tariff = tariffs.find((name) => name.toLowerCase() === query.get(parameters.tariff))
  const about = [page && labels[page], tariff].filter((part) => part)
  return {
    ...(about.length > 0 && { subject: fill(enquirySubject, { about: about.join(', ') }) }),
    ...(message && { message }),
  }
}

/** Fills a contact form after hydration: from its draft, and the full one from the address. */
export function usePrefill(form: RefObject<HTMLFormElement | null>, variant: FormVariant): void {
  const { search } = useLocation()
  const texts = useContentMessages()
  useEffect(() => {
    restoreDraft(form.current)
    if (form.current && variant === 'full') prefill(form.current, prefillFrom(search, texts))
  }, [form, variant, search, texts])
}

const tariffs: readonly Capitalize<TariffName>[] = [
  'Essential',
  'Professional',
  'Starter',
  'Business',
  'Enterprise',
]
