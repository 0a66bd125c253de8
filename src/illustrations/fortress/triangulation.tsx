import { Labels } from '../labels.tsx'
import { Sheet } from '../sheet.tsx'
/** Stations of a survey and the sights between them; a call takes its way from one to the next. */
export function Triangulation() {
  return (
    <Sheet scale="1:25 000">
      <path d={sights} stroke="var(--line-strong)" />
      <path d={stations} stroke="currentColor" strokeWidth="1.5" />
      <path d={call} stroke="var(--accent)" strokeWidth="2.5" />
      <Labels
        labels={[
          { name: 'call', at: [44, 290], anchor: 'middle' },
          { name: 'office', at: [130, 228], anchor: 'middle' },
          { name: 'mobile', at: [226, 92], anchor: 'middle' },
          { name: 'home', at: [472, 98], anchor: 'end' },
        ]}
      />
    </Sheet>
  )
}

const sights = [
  // To the stations of the next sheets.
  'M96 76L-240 20M121 191L-240 170M345 191L780 230M449 123L780 140',
  'M51 261L203 247M125 185L99 85M138 202L204 240M106 78L216 114M107 73L319 61M225 129L215 235M236 113L',
  '320 65M224 242L326 196M225 247L413 269M330 71L336 181M339 66L431 120M344 199L416 263M439 137L425 259',
].join('')

const stations = [
  'M40 254l7 12h-14zM128 188l7 12h-14zM96 66l7 12h-14zM226 110l7 12h-14zM214 238l7 12h-14zM330 52l7 12h',
  '-14zM336 184l7 12h-14zM440 118l7 12h-14zM424 262l7 12h-14z',
].join('')

const call = 'M49 255L119 203M137 189L217 125M235 124L327 186M345 186L431 132'
