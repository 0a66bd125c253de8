type Props = { rings: 1 | 2 | 3 }

/** Three nested traces, of which `rings` are built and the others only staked out. It is shown at 0.6 of its size. */
export function NestedTraces({ rings }: Props) {
  return (
    <svg viewBox="0 0 160 160" width="160" fill="none" aria-hidden="true">
      {traces.map((trace, index) =>
        index < rings ? (
          <path key={trace} d={trace} stroke="currentColor" strokeWidth={index + 1 < rings ? 2.5 : 4} />
        ) : (
          <path key={trace} d={trace} stroke="var(--line-strong)" strokeWidth="1.5" strokeDasharray="3 6" />
        ),
      )}
      <circle cx="80" cy="87" r="4" fill="var(--accent)" />
    </svg>
  )
}

const ring1 = [
  'M80 61l5.5 7-1.8 3.3 10.1 7.3 2.6-2.7 8.3 3.1-4.9 7.3-3.7-.6-3.9 11.8 3.4 1.7-.3 8.8-8.5-2.4',
  'l-.6-3.7h-12.4l-.6 3.7-8.5 2.4-.3-8.8 3.4-1.7-3.9-11.8-3.7.6-4.9-7.3 8.3-3.1 2.6 2.7 10.1-7.3',
  'l-1.8-3.3z',
].join('')

const ring2 = [
  'M80 39l10.1 12.9-3.3 6.1 18.7 13.5 4.8-4.9 15.4 5.6-9.2 13.5-6.8-1.2-7.1 21.9 6.2 3.1-.6 16.3',
  'l-15.7-4.5-1-6.8h-23l-1 6.8-15.7 4.5-.6-16.3 6.2-3.1-7.1-21.9-6.8 1.2-9.2-13.5 15.4-5.6 4.8 4.9',
  'l18.7-13.5-3.3-6.1z',
].join('')

const ring3 = [
  'M80 15l15.1 19.3-4.8 9.2 27.9 20.3 7.2-7.5 23.1 8.5-13.7 20.3-10.3-1.8-10.6 32.9 9.3 4.5-.9 24.5',
  'l-23.6-6.7-1.4-10.3h-34.6l-1.4 10.3-23.6 6.7-.9-24.5 9.3-4.5-10.6-32.9-10.3 1.8-13.7-20.3',
  'l23.1-8.5 7.2 7.5 27.9-20.3-4.8-9.2z',
].join('')

const traces = [ring1, ring2, ring3]
