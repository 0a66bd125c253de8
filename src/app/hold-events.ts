import { hydratedEvent } from '../ui/element-ids.ts'

/** React (19) hydrates the whole page at once, in one long task, when one of these reaches it before. */
const types = [
  ...['pointerdown', 'pointerup', 'mousedown', 'mouseup', 'touchstart', 'touchend', 'click'],
  ...['keydown', 'keypress', 'keyup', 'textInput', 'input', 'change'],
]

/**
 * Keeps events from React until the page is hydrated, so that it hydrates in parts and the browser responds meanwhile.
 * `first-paint.ts` clicks buttons then. Fields, questions and the menu work without React; a link does not wait.
 */
export function holdEvents(): void {
  const controller = new AbortController()
  document.documentElement.dataset.hydrating = ''
  const hold = (event: Event) => {
    const isClick = event.type === 'click' && event.target instanceof Element
    if (isClick && event.target.closest('a, [popovertarget]')) return
    event.stopPropagation()
    // Otherwise the browser would send its form.
    if (isClick && event.target.closest('button')) event.preventDefault()
  }
  for (const type of types) {
    document.addEventListener(type, hold, { capture: true, signal: controller.signal })
  }
  const release = () => {
    controller.abort()
    delete document.documentElement.dataset.hydrating
  }
  document.addEventListener(hydratedEvent, release, { once: true })
}
