import { useMemo } from 'react'
import { useLocation } from 'react-router-dom'
import { company } from '../company/company.ts'
import type { TariffName } from '../company/schema/prices.ts'
import type { Shell } from '../content/messages.ts'
import { useContentMessages } from '../i18n/language-provider.tsx'
import { type Language, languages } from '../i18n/languages.ts'
import { readTab, removeTab, writeTab } from '../i18n/start-language.ts'
import { type PageName, pageNames, parameters, topicOf } from '../pages.ts'
import { useHydrated } from '../ui/use-hydrated.ts'

const { prices } = company

/**
 * What the contact form is opened with: the subject comes from the address, a longer text from the tab's storage, where
 * the page that links to the form has left it. Both stay visible and can be changed.
 */

/** Leaves a text for the message of an enquiry about this page, until it was sent. */
export function storeEnquiry(language: Language, topic: PageName, text: string): void {
  writeTab(enquiryKey, `${topicOf(topic, language)}\n${text}`)
}

export function removeEnquiry(): void {
  removeTab(enquiryKey)
}

const enquiryKey = 'enquiry'

export type Prefill = { subject?: string; message?: string }

/** The fields that an address fills, with the subject in these words. */
export function prefillFrom(
  search: string,
  { enquirySubject, labels }: Pick<Shell, 'enquirySubject' | 'labels'>,
  read: (key: string) => string | null = readTab,
): Prefill {
  const query = new URLSearchParams(search)
  const topic = query.get(parameters.topic) ?? ''
  const page = topics.get(topic)
  const tariff = tariffs.find((name) => name === query.get(parameters.tariff))
  const about = [page && labels[page], tariff && capitalize(tariff)].filter((part) => part)
  const enquiry = page && read(enquiryKey)
  const message = enquiry?.startsWith(`${topic}\n`) && enquiry.slice(topic.length + 1)
  return {
    ...(about.length > 0 && { subject: enquirySubject(about.join(', ')) }),
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

const tariffs = Object.values(prices).flatMap((plans) => Object.keys(plans)) as TariffName[]

/** Each page by the end of its path; the home page is no topic. */
const topics = new Map(
  pageNames
    .filter((name) => name !== 'home')
    .flatMap((name) => languages.map((language) => [topicOf(name, language), name] as const)),
)

function capitalize(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1)
}
