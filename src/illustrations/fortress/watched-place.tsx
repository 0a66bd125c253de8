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

const watchScarp = [
  'M233.3 71.5l-26.9 30.3-39.6 8.1a9 9 0 0 0-6.8 11.7l12.8 38.4-12.8 38.4a9 9 0 0 0 6.8 11.7',
  'l39.6 8.1 26.9 30.3a9 9 0 0 0 13.4 0l26.9-30.3 39.6-8.1a9 9 0 0 0 6.8-11.7l-12.8-38.4 12.8-38.4',
  'a9 9 0 0 0-6.8-11.7l-39.6-8.1-26.9-30.3a9 9 0 0 0-13.4 0z',
].join('')
