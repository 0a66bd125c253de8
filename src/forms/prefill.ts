import { type RefObject, useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { prices } from '../company.ts'
import { readTab, writeTab } from '../language/start-language.ts'
import { inLanguage, type Language, type Localized, languages, messages } from '../languages.ts'
import { pathOf, type ScreenName, screenNames, screens } from '../pages.ts'

/**
 * What the contact form is opened with: the subject comes from the address, a longer text from the tab's storage, where
 * the page that links to the form has left it. Both stay visible and can be changed.
 */

/** `?thema=backup` names a page of the site by the end of its path, `?tarif=professional` one of the tariffs. */
const parameters = { topic: 'thema', tariff: 'tarif' } as const

/** The address of the contact form with a subject. */
export function enquiryPath(language: Language, topic: ScreenName, tariff?: Tariff): string {
  const query = new URLSearchParams({
    [parameters.topic]: topicOf(topic, language),
    ...(tariff && { [parameters.tariff]: tariff }),
  })
  return `${pathOf('contact', language)}?${query}`
}

/** Leaves a text for the message of an enquiry about this page. */
export function keepEnquiry(language: Language, topic: ScreenName, text: string): void {
  writeTab(storageKey(topicOf(topic, language)), text)
}

/** The fields that an address fills, for a visitor who reads `language`. */
export function prefillFrom(
  search: string,
  language: Language,
  read: (key: string) => string | null = readTab,
): { subject?: string; message?: string } {
  const query = new URLSearchParams(search)
  const topic = query.get(parameters.topic) ?? ''
  const label = labels.get(topic)
  const tariff = tariffs.find((name) => name === query.get(parameters.tariff))
  const about = [label && inLanguage(label, language), tariff && capitalize(tariff)].filter((part) => part)
  const message = label && read(storageKey(topic))
  return {
    ...(about.length > 0 && { subject: messages[language].contactForm.subject(about.join(', ')) }),
    ...(message && { message }),
  }
}

/** Fills the empty fields of a form after hydration; what was typed before stays. */
export function usePrefill(form: RefObject<HTMLFormElement | null>, language: Language): void {
  const { search } = useLocation()
  useEffect(() => {
    for (const [name, value] of Object.entries(prefillFrom(search, language))) {
      const field = form.current?.elements.namedItem(name)
      if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) continue
      if (field.value === '') field.value = value
    }
  }, [form, search, language])
}

type Tariff = keyof typeof prices.managedServices | keyof typeof prices.telephony

const tariffs = Object.values(prices).flatMap((plans) => Object.keys(plans)) as Tariff[]

/** The label of each page by the end of its path; the home page is no topic. */
const labels = new Map<string, Localized<string>>(
  screenNames
    .filter((name) => name !== 'home')
    .flatMap((name) => languages.map((language) => [topicOf(name, language), screens[name].label] as const)),
)

/** `backup` for `/leistungen/backup`. */
function topicOf(name: ScreenName, language: Language): string {
  return pathOf(name, language).replace(/.*\//, '')
}

function storageKey(topic: string): string {
  return `enquiry-${topic}`
}

function capitalize(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1)
}
