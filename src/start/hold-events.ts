import { hydratedEvent } from './element-ids.ts'

/** React (19) hydrates the whole page at once, in one long task, when one of these reaches it before. */
const types = [
  ...['pointerdown', 'pointerup', 'mousedown', 'mouseup', 'touchstart', 'touchend', 'click'],
  ...['keydown', 'keypress', 'keyup', 'textInput', 'input', 'change'],
]

/**
 * Keeps events from React until the page is hydrated, so that it hydrates in parts and the browser responds meanwhile.
 * Buttons are clicked then, each once. Fields and questions work without React; a link does not wait.
 */
export function holdEvents(): void {
  const controller = new AbortController()
  const clicked = new Set<HTMLButtonElement>()
  const hold = (event: Event) => {
    const isClick = event.type === 'click' && event.target instanceof Element
    if (isClick && event.target.closest('a')) return
    event.stopPropagation()
    const button = isClick && event.target.closest('button')
    if (!button) return
    // Otherwise the browser would send its form.
    event.preventDefault()
    clicked.add(button)
  }
  for (const type of types) {
    document.addEventListener(type, hold, { capture: true, signal: controller.signal })
  }
  const release = () => {
    controller.abort()
    // In tasks of their own: together with the hydration they would block the page for longer.
    for (const button of clicked) setTimeout(() => button.click())
  }
  document.addEventListener(hydratedEvent, release, { once: true })
}
