import { Labels } from '../labels.tsx'
import { Sheet } from '../sheet.tsx'

/** The index of a map: the country in outline, three sheets that are surveyed, and the one that comes next. */
export function SheetIndex() {
  return (
    <Sheet scale="1:25 000" height={240}>
      <clipPath id="surveyed">
        <path d={surveyed} />
      </clipPath>
      <g stroke="var(--line-strong)">
        <path d={grid} strokeDasharray="2 6" />
        <path d={river} />
      </g>
      <g clipPath="url(#surveyed)" stroke="currentColor">
        <path d={surveyed} fill="var(--line)" fillOpacity=".4" stroke="none" />
        <path d={contours} stroke="var(--line-strong)" />
        <path d={river} strokeWidth="7" />
        <path d={river} stroke="var(--paper)" strokeWidth="4" />
      </g>
      <path d={surveyed} stroke="currentColor" strokeWidth="2.5" />
      <path d="M288 0h96v80h-96z" stroke="var(--accent)" strokeWidth="2.5" strokeDasharray="7 5" />
      <Labels labels={numbers} />
    </Sheet>
  )
}

const grid = 'M0 80H480M0 160H480M96 0V290M192 0V290M288 0V290M384 0V290'
const surveyed = 'M96 80h96v80h-96zM192 80h96v80h-96zM192 0h96v80h-96z'
const river = 'M28 290L40 240C60 190 90 170 140 150S230 150 250 110 290 60 340 50 420 30 440 0'
const contours = [
  'M150 130C110 110 150 50 200 30S290 20 260 60 200 150 150 130z',
  'M170 106C150 98 172 72 208 58S258 48 240 66 194 114 170 106z',
].join('')

const numbers = [
  { text: '1', at: [104, 124] },
  { text: '2', at: [200, 124] },
  { text: '3', at: [200, 44] },
  { text: '4', at: [296, 44] },
] as const
