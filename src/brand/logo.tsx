/** The logo, beside the name of the company: in the colour of the text, with a line in that of the theme. */
export const LogoMark = () => (
  <svg fill="none" strokeWidth="2.5" viewBox="0 0 32 32" width={28} height={28} aria-hidden>
    <path
      stroke="currentColor"
      d="M12 22.5v3.7l-8.5 2.3L5.8 20h3.7v-8H5.8L3.5 3.5 12 5.8v3.7h8V5.8l8.5-2.3-2.3 8.5h-3.7v8h3.7l2.3 8.5-8.5-2.3v-3.7"
    />
    <path stroke="var(--accent)" d="M16 30V16" />
  </svg>
)
