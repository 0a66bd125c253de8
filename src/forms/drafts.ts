import { readTab, removeTab, writeTab } from '../i18n/start-language.ts'

/*
 * What is typed into a form with `data-draft` is in the tab's storage under that name, as the query of an address, until
 * it was sent. So it survives a reload, back and forward, another language, and a page that React renders again because
 * a translator, an extension or a proxy has changed it.
 */

/** Restores the drafts of a page, and stores what is in its fields already and what is typed from now on. */
export function keepDrafts(): void {
  for (const form of document.querySelectorAll<HTMLFormElement>('[data-draft]')) {
    restoreDraft(form)
    storeDraft(form)
  }
  const store = ({ target }: Event) => {
    const { form } = target as Partial<HTMLInputElement>
    if (form?.dataset.draft) storeDraft(form)
  }
  // While the page is hydrated, nothing that bubbles arrives, see `hold-events.ts`.
  document.addEventListener('input', store, { capture: true })
}

/** Stores nothing of a form that nobody has filled in. */
export function storeDraft(form: HTMLFormElement): void {
  const name = form.dataset.draft ?? ''
  // The forms have no files.
  const fields = new URLSearchParams(new FormData(form) as unknown as URLSearchParams)
  // What the page had filled in was not typed, and may be about something else later.
  for (const [name, value] of new URLSearchParams(readTab(prefillKey) ?? '')) {
    if (fields.get(name) === value) fields.delete(name)
  }
  // A choice whose option a script has yet to add.
  const before = new URLSearchParams(readTab(name) ?? '')
  for (const { name, selectedIndex } of elementsOf(form)) {
    if (selectedIndex === -1) fields.set(name, before.get(name) ?? '')
  }
  if (isFilledIn(form)) writeTab(name, String(fields))
  else removeTab(name)
}

function isFilledIn(form: HTMLFormElement): boolean {
  return elementsOf(form).some(
    ({ type, checked, value, selectedIndex, defaultValue = type === 'select-one' ? '' : value }) =>
      type === 'checkbox' || type === 'radio' ? checked : value !== defaultValue || selectedIndex === -1,
  )
}

/** What each of them has not is `undefined`. */
const elementsOf = ({ elements }: HTMLFormElement) => [
  ...(elements as HTMLCollectionOf<HTMLInputElement & { selectedIndex?: number }>),
]

/** Fills empty fields from the draft, and gives the focus back to the field that React has replaced. */
export function restoreDraft(form: HTMLFormElement | null, name = form?.dataset.draft ?? ''): void {
  if (form === null) return
  fillEmpty(form, Object.fromEntries(new URLSearchParams(readTab(name) ?? '')))
  if (lastFocused?.isConnected === false && lastFocused.form?.dataset.draft === name)
    focusLike(lastFocused, form)
}

export function removeDraft(name: string): void {
  removeTab(name)
}

/** Fills the empty fields of a form by itself, for the address that it is opened with. */
export function prefill(form: HTMLFormElement | null, values: Readonly<Record<string, string>>): void {
  fillEmpty(form, values)
  const filled = String(new URLSearchParams(values))
  if (filled === '') removeTab(prefillKey)
  else writeTab(prefillKey, filled)
}

const prefillKey = 'prefill'

/** Fills the empty fields of a form; what was typed stays. */
export function fillEmpty(form: HTMLFormElement | null, values: Readonly<Record<string, string>> = {}): void {
  for (const [name, value] of Object.entries(values)) {
    const field = form?.elements.namedItem(name)
    if (field instanceof HTMLInputElement && field.type === 'checkbox') field.checked = true
    else if (field instanceof HTMLInputElement || field instanceof HTMLSelectElement || isText(field))
      field.value ||= value
    else if (field instanceof RadioNodeList && field.value === '') field.value = value
  }
}

type Field = HTMLInputElement | HTMLTextAreaElement

/** The field that had the focus last. */
let lastFocused: Field | undefined

/** Remembers which field has the focus, so that the one in its place can get it. */
export function rememberFocus(): void {
  const remember = (element: unknown) => {
    lastFocused = element instanceof HTMLInputElement || isText(element) ? element : undefined
  }
  remember(document.activeElement)
  document.addEventListener('focusin', ({ target }) => remember(target))
}

function focusLike(field: Field, form: HTMLFormElement): void {
  const replacement = form.elements.namedItem(field.name)
  if (document.activeElement !== document.body || !(replacement instanceof HTMLElement)) return
  replacement.focus({ preventScroll: true })
  // Not every type of input has a selection.
  const { selectionStart, selectionEnd } = field
  if (selectionStart !== null) (replacement as Field).setSelectionRange(selectionStart, selectionEnd)
}

function isText(element: unknown): element is HTMLTextAreaElement {
  return element instanceof HTMLTextAreaElement
}
