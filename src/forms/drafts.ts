import { readTab, removeTab, writeTab } from './tab-storage.ts'

/*
 * What is typed into a form with `data-draft` is in the tab's storage under that name, as the query of an address, until
 * it was sent. So it survives a reload, back and forward, another language, and a page that React renders again because
 * a translator, an extension or a proxy has changed it.
 */

type TextField = HTMLInputElement | HTMLTextAreaElement

/** The field that had the focus last, so that the one in its place can get it. */
let lastFocused: TextField | undefined

/** What the page has filled in by itself. */
let prefilled: Readonly<Record<string, string>> = {}

/** Restores the drafts of a page, and stores what is in its fields already and what is typed from now on. */
export function keepDrafts(): void {
  const remember = (element: unknown) => {
    lastFocused = isTextField(element) ? element : undefined
  }
  remember(document.activeElement)
  document.addEventListener('focusin', ({ target }) => remember(target))
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
  // What was not typed may be about something else later.
  for (const [field, value] of Object.entries(prefilled)) {
    if (fields.get(field) === value) fields.delete(field)
  }
  if ([...fields.values()].some((value) => value !== '')) writeTab(name, String(fields))
  else removeTab(name)
}

/** Fills empty fields from the draft, and gives the focus back to the field that React has replaced. */
export function restoreDraft(form: HTMLFormElement | null): void {
  if (form === null) return
  const name = form.dataset.draft ?? ''
  fillEmpty(form, Object.fromEntries(new URLSearchParams(readTab(name) ?? '')))
  if (lastFocused?.isConnected === false && lastFocused.form?.dataset.draft === name)
    focusLike(lastFocused, form)
}

/** Fills the empty fields of a form by itself, for the address that it is opened with, in place of what it has filled. */
export function prefill(form: HTMLFormElement, values: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(prefilled)) {
    const field = form.elements.namedItem(name)
    if (isTextField(field) && field.value === value) field.value = ''
  }
  fillEmpty(form, values)
  prefilled = values
  storeDraft(form)
}

export function fillEmpty(form: HTMLFormElement, values: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(values)) {
    // Radio buttons of one name have a common value, too.
    const field = form.elements.namedItem(name) as HTMLInputElement | null
    if (field?.type === 'checkbox') field.checked = true
    else if (field) field.value ||= value
  }
}

function focusLike(field: TextField, form: HTMLFormElement): void {
  const replacement = form.elements.namedItem(field.name)
  if (document.activeElement !== document.body || !isTextField(replacement)) return
  replacement.focus({ preventScroll: true })
  // Not every type of input has a selection.
  const { selectionStart, selectionEnd } = field
  if (selectionStart !== null) replacement.setSelectionRange(selectionStart, selectionEnd)
}

function isTextField(element: unknown): element is TextField {
  return element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement
}
