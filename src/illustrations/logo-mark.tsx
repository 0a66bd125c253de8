/** The simplest bastioned trace, its gate open to the core; `public/icon.svg` is the same, filled and larger, for 16 pixels. */
export function LogoMark() {
  return (
    <svg viewBox="0 0 32 32" width="28" height="28" fill="none" strokeWidth="2.5" aria-hidden="true">
      <path d={logoTrace} stroke="currentColor" />
      <path d="M16 30V16" stroke="var(--accent)" />
    </svg>
  )
}

export const logoTrace = [
  'M12 22.5v3.7l-8.5 2.3L5.8 20h3.7v-8H5.8L3.5 3.5 12 5.8v3.7h8V5.8l8.5-2.3-2.3 8.5h-3.7v8h3.7',
  'l2.3 8.5-8.5-2.3v-3.7',
].join('')
