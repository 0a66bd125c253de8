import { Sheet } from '../sheet.tsx'

/** A trace with one bastion missing, on a sheet that the plans do not have; the lines of defence show its place. */
export function BrokenTrace({ label }: { label: string }) {
  return (
    <Sheet scale="1:500" title={{ number: 404, label }}>
      <path d={brokenScarp} stroke="var(--line-strong)" />
      <path d={sight} stroke="var(--line-strong)" strokeDasharray="12 5 2 5" />
      <path d="M234 164h12m-6-6v12" stroke="var(--line-strong)" />
      <path d={standing} stroke="currentColor" strokeWidth="2.5" />
      <path d={missing} stroke="var(--accent)" strokeWidth="2.5" strokeDasharray="7 5" />
    </Sheet>
  )
}

const standing = [
  'M314.4 139.8v48.4l17.1 2.8 10.7 32-33 6.8-11-13.5-42 24.3 6.2 16.2-22.4 25.2-22.4-25.2 6.2-16.2',
  'l-42-24.3-11 13.5-33-6.8 10.7-32 17.1-2.8v-48.4l-17.1-2.8-10.7-32 33-6.8 11 13.5 42-24.3',
  'l-6.2-16.2 22.4-25.2 22.4 25.2-6.2 16.2 42 24.3',
].join('')

const missing = 'M298.2 111.7l11-13.5 33 6.8-10.7 32-17.1 2.8'

const brokenScarp = [
  'M228 35.4l-37.7 42.5-55.7 11.4a16 16 0 0 0-12 20.8l18 53.9-18 53.9a16 16 0 0 0 12 20.8l55.7 11.4',
  'l37.7 42.5a16 16 0 0 0 24 0l37.7-42.5 55.7-11.4a16 16 0 0 0 12-20.8l-18-53.9 18-53.9',
  'a16 16 0 0 0-12-20.8l-55.7-11.4-37.7-42.5a16 16 0 0 0-24 0z',
].join('')

const sight = 'M256.2 87.4l115.4 23.6M314.4 188.2l37.3-111.7'
