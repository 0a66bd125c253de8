import { Labels } from '../labels.tsx'
import { Sheet } from '../sheet.tsx'
import { bastioned, counterscarp, hatch, polygon } from '../trace.ts'

/** A shop and its data on either side of a river: the bridge is down, the ford upstream carries the till. */
export function TwoRoutes() {
  return (
    <Sheet scale="1:500">
      <path d={slopes} stroke="var(--line)" />
      <g stroke="var(--line-strong)">
        <path d={banks} strokeWidth="1.5" />
        <path d={hatch(34, 150, 92, 34)} />
        <path d={counterscarp(core, 16)} />
        <path d="M126 218H198m56 0H330" strokeWidth="2.5" strokeDasharray="7 5" />
        <path d="M188 208h18m-18 20h18m44-20h18m-18 20h18" strokeWidth="1.5" />
      </g>
      <g stroke="currentColor">
        <path d="M104 264h22V150H34v114h36" strokeWidth="2.5" />
        <path d="M34 184h92M58 206h44v16H58z" strokeWidth="1.5" />
        <path d={bastioned(core)} strokeWidth="2.5" />
      </g>
      <g stroke="var(--accent)" strokeWidth="2.5">
        <path d="M80 214V84h118m76 0h108v92" />
        <path d="M204 84h64" strokeDasharray="6 8.5" strokeWidth="5" />
      </g>
      <g fill="var(--accent)">
        <circle cx="80" cy="214" r="4" />
        <circle cx="382" cy="180" r="4" />
      </g>
      <Labels
        labels={[
          { name: 'till', at: [80, 288], anchor: 'middle' },
          { name: 'mobile', at: [86, 64] },
          { name: 'line', from: [182, 218], at: [152, 250] },
          { name: 'stock', at: [382, 288], anchor: 'middle' },
        ]}
      />
    </Sheet>
  )
}

const core = polygon([382, 180], 76, 4, 45)

const banks =
  'M228-1c-20 40-34 60-26 100s20 70 10 120-14 70-6 102v50M274-1c-16 36-22 66-12 104s14 70 2 112-8 70 0 106v50'

const slopes = [
  'M206-1c-22 40-40 62-32 102s22 66 12 118-16 72-8 102v50M298-1c-14 36-20 66-10 104',
  's14 70 2 112-8 70 0 106v50',
].join('')
