type Props = { rings: 1 | 2 | 3 }

/** A trace in three sizes, of which `rings` are built and the others only staked out. It is shown at 0.6 of its size. */
export function NestedTraces({ rings }: Props) {
  return (
    <svg viewBox="-80 -87 160 160" width="160" fill="none" aria-hidden="true">
      {sizes.map((size, index) => (
        <path
          key={size}
          d={trace}
          transform={`scale(${size})`}
          vectorEffect="non-scaling-stroke"
          {...(index < rings
            ? { stroke: 'currentColor', strokeWidth: index + 1 < rings ? 1.5 : 2.4 }
            : staked)}
        />
      ))}
      <circle r="4" fill="var(--accent)" />
    </svg>
  )
}

const sizes = [0.36, 0.67, 1]

const staked = { stroke: 'var(--line-strong)', strokeDasharray: '2 4' }

const trace = [
  'M0-72l15.1 19.3-4.8 9.2 27.9 20.3 7.2-7.5 23.1 8.5-13.7 20.3-10.3-1.8-10.6 32.9 9.3 4.5-.9 24.5',
  'l-23.6-6.7-1.4-10.3h-34.6l-1.4 10.3-23.6 6.7-.9-24.5 9.3-4.5-10.6-32.9-10.3 1.8-13.7-20.3',
  'l23.1-8.5 7.2 7.5 27.9-20.3-4.8-9.2z',
].join('')
