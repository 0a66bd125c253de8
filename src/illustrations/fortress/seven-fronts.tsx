import { Labels } from '../labels.tsx'
import { Sheet } from '../sheet.tsx'
/** A fortress of seven fronts: separate bastions around one core. */
export function SevenFronts() {
  return (
    <Sheet scale="1:2 500">
      <path d={fronts7Scarp} stroke="var(--line-strong)" />
      <path d={fronts7Sights} stroke="var(--line-strong)" strokeDasharray="12 5 2 5" />
      <path d={fronts7} stroke="currentColor" strokeWidth="2.5" />
      <path d={fronts7Core} stroke="currentColor" strokeWidth="1.5" />
      <path d="M240 370V166" stroke="var(--paper)" strokeWidth="14" />
      <path d="M240 370V166" stroke="var(--accent)" strokeWidth="2.5" />
      <circle cx="240" cy="166" r="4" fill="var(--accent)" />
      <Labels
        labels={[
          { name: 'operation', from: [240, 40], at: [286, 18] },
          { name: 'security', from: [336, 92], at: [388, 60] },
          { name: 'cloud', from: [362, 200], at: [388, 232] },
          { name: 'backup', from: [296, 270], at: [346, 300] },
          { name: 'network', from: [184, 270], at: [134, 300], anchor: 'end' },
          { name: 'phone', from: [118, 200], at: [100, 232], anchor: 'end' },
          { name: 'archive', from: [144, 92], at: [92, 60], anchor: 'end' },
        ]}
      />
    </Sheet>
  )
}

const fronts7 = [
  'M225 78l-10-16 25-38 25 38-10 16 44.4 21.4 6.3-17.8 45.3-4.1-14.1 43.2-18.7 2.2 10.9 48.1 17.9-6.2 ',
  '31.4 32.8-42.6 15.9-13.3-13.3-30.8 38.6 15.9 10.1-6 45-39-23.4 2.1-18.7-49.4 0 2.1 18.7-39 23.4-6-45 ',
  '15.9-10.1-30.8-38.6-13.3 13.3-42.6-15.9 31.4-32.8 17.9 6.2 10.9-48.1-18.7-2.2-14.1-43.2 45.3 4.1 6.3 ',
  '17.8z',
].join('')

const fronts7Core = [
  'M236.4 145l-2.4-4 6-9 6 9-2.4 4 10.6 5.1 1.6-4.4 10.8-.9-3.3 10.3-4.6 .6 2.6 11.5 4.4-1.5 7.4 7.9',
  '-10.1 3.8-3.3-3.2-7.3 9.2 3.9 2.5-1.5 10.7-9.4-5.5 .5-4.6-11.8 0 .5 4.6-9.4 5.5-1.5-10.7 3.9-2.5-7.3',
  '-9.2-3.3 3.2-10.1-3.8 7.4-7.9 4.4 1.5 2.6-11.5-4.6-.6-3.3-10.3 10.8 .9 1.6 4.4z',
].join('')

const fronts7Scarp = [
  'M235 14l10 0 43.6 51.1 67.1 2.2 6.3 7.8-12.8 66 40.1 53.8-2.2 9.8-59.5 31.1-17.1 65-9.1 4.3-61.4',
  '-27.1-61.4 27.1-9.1-4.3-17.1-65-59.5-31.1-2.2-9.8 40.1-53.8-12.8-66 6.3-7.8 67.1-2.2z',
].join('')

const fronts7Sights = [
  'M240 132L240 86M266.6 144.8L302.5 116.1M273.1 173.6L318 183.8M254.8 196.6L274.7 238.1M225.2 196.6L',
  '205.3 238.1M206.9 173.6L162 183.8M213.4 144.8L177.5 116.1',
].join('')
