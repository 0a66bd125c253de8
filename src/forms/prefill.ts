import { type RefObject, useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { company } from '../company/company.ts'
import type { Tariff } from '../company/facts-schema.ts'
import type { Messages } from '../content/messages.ts'
import { useContentMessages } from '../language/language-provider.tsx'
import { readTab, writeTab } from '../language/start-language.ts'
import { inLanguage, type Language, type Localized, languages } from '../languages.ts'
import { enquiryParameters, type ScreenName, screenNames, screens, topicOf } from '../pages.ts'
import { useHydrated } from '../ui/use-hydrated.ts'

const { prices } = company

/**
 * What the contact form is opened with: the subject comes from the address, a longer text from the tab's storage, where
 * the page that links to the form has left it. Both stay visible and can be changed.
 */

/** Leaves a text for the message of an enquiry about this page. */
export function storeEnquiry(language: Language, topic: ScreenName, text: string): void {
  writeTab(storageKey(topicOf(topic, language)), text)
}

/** The fields that an address fills, for a visitor who reads `language`, with the subject in these words. */
export function prefillFrom(
  search: string,
  language: Language,
  enquirySubject: Messages['enquirySubject'],
  read: (key: string) => string | null = readTab,
): { subject?: string; message?: string } {
  const query = new URLSearchParams(search)
  const topic = query.get(enquiryParameters.topic) ?? ''
  const label = labels.get(topic)
  const tariff = tariffs.find((name) => name === query.get(enquiryParameters.tariff))
  const about = [label && inLanguage(label, language), tariff && capitalize(tariff)].filter((part) => part)
  const message = label && read(storageKey(topic))
  return {
    ...(about.length > 0 && { subject: enquirySubject(about.join(', ')) }),
    ...(message && { message }),
  }
}

/** The subject that the address gives, after hydration. */
export function useSubject(language: Language): string | undefined {
  const { search } = useLocation()
  const { enquirySubject } = useContentMessages()
  return useHydrated() ? prefillFrom(search, language, enquirySubject).subject : undefined
}

/** Fills the empty fields of a form after hydration; what was typed before stays. */
export function usePrefill(form: RefObject<HTMLFormElement | null>, language: Language): void {
  const { search } = useLocation()
  const { enquirySubject } = useContentMessages()
  useEffect(() => {
    for (const [name, value] of Object.entries(prefillFrom(search, language, enquirySubject))) {
      const field = form.current?.elements.namedItem(name)
      if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) continue
      if (field.value === '') field.value = value
    }
  }, [form, search, language, enquirySubject])
}

const tariffs = Object.values(prices).flatMap((plans) => Object.keys(plans)) as Tariff[]

/** The label of each page by the end of its path; the home page is no topic. */
const labels = new Map<string, Localized<string>>(
  screenNames
    .filter((name) => name !== 'home')
    .flatMap((name) => languages.map((language) => [topicOf(name, language), screens[name].label] as const)),
)

function storageKey(topic: string): string {
  return `enquiry-${topic}`
}

function capitalize(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1)
}
