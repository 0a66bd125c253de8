import { css } from '@linaria/core'
import { useLayoutEffect, useRef, useSyncExternalStore } from 'react'
import { useLanguage, useMessages } from '../i18n/language-provider.tsx'
import { Icon } from '../ui/icon.tsx'
import { iconPaths } from '../ui/icon-paths.ts'

/** The button appears once more than this is scrolled (spec §9). */
const minScrolledPixels = 300

/** Scrolls back to the top. Not in the HTML: a page that loads is not scrolled. */
export function BackToTop() {
  const isScrolled = useSyncExternalStore(
    onScroll,
    () => window.scrollY > minScrolledPixels && !isOverAnswers(),
    () => false,
  )
  return isScrolled ? <TopButton /> : null
}

function TopButton() {
  const { language } = useLanguage()
  const { backToTop } = useMessages()
  const button = useRef<HTMLButtonElement>(null)

  // At the top the button disappears, and the focus must not be lost with it.
  useLayoutEffect(() => {
    const own = button.current
    return () => {
      if (document.activeElement === own) focusHeading()
    }
  }, [])

  const goUp = () => {
    focusHeading()
    window.scrollTo({ top: 0, behavior: isMotionReduced() ? 'instant' : 'smooth' })
  }
  return (
    // The content around it can be in another language than the visitor's.
    <button
      ref={button}
      type="button"
      lang={language}
      aria-label={backToTop}
      className={topButton}
      onClick={goUp}
    >
      <Icon path={iconPaths.arrowUp} />
    </button>
  )
}

/** Whether there are answers to choose from where the button is, which also moves up for the question for consent. */
function isOverAnswers(): boolean {
  return [...document.querySelectorAll('main :is(fieldset, [role=group])')].some((question) => {
    const { top, bottom, right } = question.getBoundingClientRect()
    return top < window.innerHeight && bottom > window.innerHeight / 2 && right > window.innerWidth - 60
  })
}

function onScroll(changed: () => void): () => void {
  window.addEventListener('scroll', changed, { passive: true })
  return () => window.removeEventListener('scroll', changed)
}

function focusHeading(): void {
  document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true })
}

function isMotionReduced(): boolean {
  try {
    return window.matchMedia('(prefers-reduced-motion: reduce)').matches
  } catch {
    return false
  }
}

const topButton = css`
  position: fixed;
  inset: auto max(var(--space-2), env(safe-area-inset-right)) max(var(--space-2), env(safe-area-inset-bottom))
    auto;
  z-index: 2;
  display: grid;
  place-items: center;
  width: 2.75rem;
  height: 2.75rem;
  padding: 0;
  border: 1px solid var(--line-strong);
  border-radius: var(--radius);
  background: var(--paper);
  box-shadow: var(--shadow);
  color: var(--ink);
  cursor: pointer;
  transition: border-color var(--quick), color var(--quick), opacity var(--quick);

  @starting-style {
    opacity: 0;
  }

  &:hover {
    border-color: var(--accent);
    color: var(--accent-text);
  }

  /* Above the consent banner, which has the whole width there. */
  @media (max-width: 48rem) {
    :root[data-consent='missing'] & {
      inset-block-end: calc(var(--consent-height) + var(--space-1));
    }
  }
`
