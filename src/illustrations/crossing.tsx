/** One house on either bank of the Mosel, and the straight line between their cores. */
export function Crossing() {
  return (
    <svg viewBox="0 0 720 240" width="720" height="240" fill="none" aria-hidden="true" focusable="false">
      <path d={moselSlopes} stroke="var(--line)" />
      <path d={moselBanks} stroke="var(--line-strong)" strokeWidth="1.5" />
      <path d={banksScarps} stroke="var(--line-strong)" />
      <path d={banksTraces} stroke="currentColor" strokeWidth="2.5" />
      <path d="M92 146L628 94" stroke="var(--accent)" strokeWidth="2.5" />
      <g fill="var(--accent)">
        <circle cx="92" cy="146" r="5" />
        <circle cx="628" cy="94" r="5" />
      </g>
    </svg>
  )
}

const banksTraces = [
  'M117.4 148.6l1.1 10.9 9.4.4 8.9 23-24.2-4.4-2.2-9.1-31.9 3.1-.4 9.4-23 8.9 4.4-24.2 9.1-2.2',
  'l-3.1-31.9-9.4-.4-8.9-23 24.2 4.4 2.2 9.1 31.9-3.1.4-9.4 23-8.9-4.4 24.2-9.1 2.2 1 11M602.6 91.4',
  'l-1.1-10.9-9.4-.4-8.9-23 24.2 4.4 2.2 9.1 31.9-3.1.4-9.4 23-8.9-4.4 24.2-9.1 2.2 3.1 31.9 9.4.4',
  'l8.9 23-24.2-4.4-2.2-9.1-31.9 3.1-.4 9.4-23 8.9 4.4-24.2 9.1-2.2-1-11',
].join('')

const banksScarps = [
  'M125.6 92.8l-37.4 14.5-39.4-7a9 9 0 0 0-10 12.1l14.5 37.4-7 39.4a9 9 0 0 0 12.1 10l37.4-14.5',
  'l39.4 7a9 9 0 0 0 10-12.1l-14.5-37.4 7-39.4a9 9 0 0 0-12.1-10zM661.6 40.8l-37.4 14.5-39.4-7',
  'a9 9 0 0 0-10 12.1l14.5 37.4-7 39.4a9 9 0 0 0 12.1 10l37.4-14.5 39.4 7a9 9 0 0 0 10-12.1',
  'l-14.5-37.4 7-39.4a9 9 0 0 0-12.1-10z',
].join('')

const moselBanks = [
  'M414-1c-5 9-20 38-29 57s-17 39-24 59-12 41-16 62-5 53-6 64M442-1c-5 10-19 39-28 58s-19 38-26 58',
  's-12 41-16 62-6 53-7 64',
].join('')

const moselSlopes = [
  'M396-1c-5 9-21 38-30 57s-17 39-23 59-11 41-15 62-5 53-6 64M369-1c-5 9-21 37-29 56s-16 39-22 60',
  's-11 42-14 63-5 52-6 63M333-1c-5 9-20 37-28 57s-15 40-21 60-10 41-13 62-4 52-5 63M461-1',
  'c-5 10-19 39-28 58s-20 38-27 58-13 41-17 62-6 53-7 64M486-1c-4 10-17 40-26 59s-20 37-28 57',
  's-14 41-18 62-7 53-8 64M520-1c-4 10-15 41-24 60s-22 37-30 57-15 40-20 61-7 53-8 64',
].join('')
