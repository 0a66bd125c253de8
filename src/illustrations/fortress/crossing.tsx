/** One house on either bank of a river, and the straight line between their cores. */
export function CrossingLines() {
  return (
    <>
      <path d={slopes} stroke="var(--line)" />
      <path d={banks} stroke="var(--line-strong)" strokeWidth="1.5" />
      <path d={banksScarps} stroke="var(--line-strong)" />
      <path d={banksTraces} stroke="currentColor" strokeWidth="2.5" />
      <path d="M92 146L628 94" stroke="var(--accent)" strokeWidth="2.5" />
      <g fill="var(--accent)">
        <circle cx="92" cy="146" r="5" />
        <circle cx="628" cy="94" r="5" />
      </g>
    </>
  )
}

const banksTraces = [
  'm117 149 2 10 9 1 9 23-24-4-3-10-31 4-1 9-23 9 4-24 10-3-4-31-9-1-9-23 24 5 3 9 32-3v-10l23-9-4 24',
  '-10 3 1 11m487-48-1-10-10-1-9-23 24 4 3 10 32-4v-9l23-9-4 24-10 3 4 32h9l9 23-24-4-3-10-32 4v9l-23',
  ' 9 5-24 9-3-1-11',
].join('')

const banksScarps = [
  'm126 93-38 14-39-7a9 9 0 0 0-10 12l14 38-7 39a9 9 0 0 0 12 10l38-14 39 7a9 9 0 0 0 10-12l-14-38 7',
  '-39a9 9 0 0 0-12-10zm536-52-38 14-39-7a9 9 0 0 0-10 12l14 38-7 39a9 9 0 0 0 12 10l38-14 39 7a9 9 0',
  ' 0 0 10-12l-14-38 7-39a9 9 0 0 0-12-10z',
].join('')

const banks = [
  'M414-1a1384 1384 0 0 0-53 116q-10 30-16 62c-6 32-5 53-15 190M442-1c-5 10-19 39-28 58s-19 38-26 58-12',
  ' 41-16 62-6 53-15 190',
].join('')

const slopes = [
  'M396-1c-5 9-21 38-30 57s-17 39-23 59-11 41-15 62-5 53-15 190M369-1c-5 9-21 37-29 56s-16 39-22 60-11 42-14 ',
  '63-5 52-15 189M461-1c-5 10-19 39-28 58s-20 38-27 58-13 41-17 62-6 53-16 190M486-1c-4 10-17 40-26 59s-20 37-2',
  '8 57-14 41-18 62-7 53-17 190',
].join('')
