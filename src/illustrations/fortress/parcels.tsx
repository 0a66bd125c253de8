import { Labels } from '../labels.tsx'
import { Sheet } from '../sheet.tsx'

/** Ten years as ten parcels of a register, one beside the other; the one that is sought is found at once. */
export function Parcels() {
  return (
    <Sheet scale="1:1 000">
      <path d={furrows} stroke="var(--line)" />
      <path d={boundaries} stroke="var(--line-strong)" />
      <path d="M50 92l380-30-16 170-380 30z" stroke="currentColor" strokeWidth="2.5" />
      <g stroke="var(--accent)" strokeWidth="2.5">
        <path d="M278 74l38-3-16 170-38 3z" />
        <path d="M297 30v125" />
      </g>
      <circle cx="297" cy="155" r="5" fill="var(--accent)" />
      <Labels
        labels={[
          { name: 'first', at: [51, 278], anchor: 'middle' },
          { name: 'last', at: [396, 254], anchor: 'middle' },
          { name: 'found', from: [297, 155], at: [270, 290], anchor: 'end' },
        ]}
      />
    </Sheet>
  )
}

const boundaries = [
  'M88 89l-16 170M126 86l-16 170M164 83l-16 170M202 80l-16 170M240 77l-16 170M278 74l-16 170M316 71l-16 ',
  '170M354 68l-16 170M392 65l-16 170',
].join('')

const furrows = [
  'M54.1 102l28-2M52.6 117l28-2M51.2 132l28-2M49.8 147l28-2M48.4 162l28-2M47 177l28-2M45.6 192l28-2M',
  '44.2 207l28-2M42.8 222l28-2M41.4 237l28-2M39.9 252l28-2M130.1 96l28-2M128.6 111l28-2M127.2 126l28-2M',
  '125.8 141l28-2M124.4 156l28-2M123 171l28-2M121.6 186l28-2M120.2 201l28-2M118.8 216l28-2M117.4 231l28',
  '-2M115.9 246l28-2M206.1 90l28-2M204.6 105l28-2M203.2 120l28-2M201.8 135l28-2M200.4 150l28-2M199 165l',
  '28-2M197.6 180l28-2M196.2 195l28-2M194.8 210l28-2M193.4 225l28-2M191.9 240l28-2M320.1 81l28-2M318.6 ',
  '96l28-2M317.2 111l28-2M315.8 126l28-2M314.4 141l28-2M313 156l28-2M311.6 171l28-2M310.2 186l28-2M',
  '308.8 201l28-2M307.4 216l28-2M305.9 231l28-2M396.1 75l28-2M394.6 90l28-2M393.2 105l28-2M391.8 120l28',
  '-2M390.4 135l28-2M389 150l28-2M387.6 165l28-2M386.2 180l28-2M384.8 195l28-2M383.4 210l28-2M381.9 225',
  'l28-2',
].join('')
