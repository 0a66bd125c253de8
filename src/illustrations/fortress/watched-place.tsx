/** A small fortress with its counterscarp, around which the hours of the watch run. */
export function WatchedPlace() {
  return (
    <>
      <path d={watchScarp} stroke="var(--line-strong)" />
      <path d={watchTrace} stroke="currentColor" strokeWidth="2.5" />
    </>
  )
}

const watchTrace = [
  'M240 76l15.9 18-4.3 11.5 29.8 17.2 7.8-9.5 23.5 4.8-7.5 22.8-12.2 1.9v34.6l12.2 1.9 7.5 22.8',
  'l-23.5 4.8-7.8-9.5-29.8 17.2 4.3 11.5-15.9 18-15.9-18 4.3-11.5-29.8-17.2-7.8 9.5-23.5-4.8',
  'l7.5-22.8 12.2-1.9v-34.6l-12.2-1.9-7.5-22.8 23.5-4.8 7.8 9.5 29.8-17.2-4.3-11.5z',
].join('')

const watchScarp = 'M240 66l-34 36-48 10 16 48-16 48 48 10 34 36 34-36 48-10-16-48 16-48-48-10z'
