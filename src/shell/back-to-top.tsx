import { css } from '@linaria/core'
import { useSyncExternalStore } from 'react'
import { useMessages } from '../i18n/language-provider.tsx'
import { Icon } from '../ui/icon.tsx'
import { iconPaths } from '../ui/icon-paths.ts'

/** The button appears once more than this is scrolled (spec §9). */
const minScrolledPixels = 300

/** Scrolls back to the top. It is a part of the header, which stays in view: there it covers nothing. */
export function BackToTop() {
  const { backToTop } = useMessages()
  const isScrolled = useSyncExternalStore(
    onScroll,
    () => window.scrollY > minScrolledPixels,
    () => false,
  )
  const goUp = () => {
    // The button disappears with the focus on it.
    document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true })
    const { matches: isMotionReduced } = window.matchMedia('(prefers-reduced-motion: reduce)')
    window.scrollTo({ top: 0, behavior: isMotionReduced ? 'instant' : 'smooth' })
  }
  return (
    <button
      type="button"
      aria-label={backToTop}
      className={topButton}
      data-shown={isScrolled || undefined}
      onClick={goUp}
    >
      <Icon path={iconPaths.arrowUp} />
    </button>
  )
}

function onScroll(changed: () => void): () => void {
  window.addEventListener('scroll', changed, { passive: true })
  return () => window.removeEventListener('scroll', changed)
}

/* Its place is there from the start, so that nothing moves. */
const topButton = css`
  display: grid;
  place-items: center;
  flex: none;
  width: 2.75rem;
  height: 2.75rem;
  margin-inline-start: calc(-1 * var(--space-2));
  visibility: hidden;

  &[data-shown] {
    visibility: visible;
  }

  &:hover {
    color: var(--accent-text);
  }

  /* Where the header scrolls away. */
  @media (max-height: 30rem) {
    position: fixed;
    inset: auto 0.75rem 0 auto;
    z-index: 2;
    border: 1px solid var(--line-strong);
    background: var(--paper);
  }
`
