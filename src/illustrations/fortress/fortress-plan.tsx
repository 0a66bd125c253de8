import { useDrawingTexts } from '../../i18n/language-provider.tsx'
import { planText, roomyName } from '../plan-text.tsx'
import { Sheet } from '../sheet.tsx'

/**
 * The fortress as a survey plan: ravelins before the landward fronts, the valleys of Alzette and Pétrusse
 * before the others. The one way in comes over the bridge. Its seven fronts are those of the site plan.
 */
export function FortressPlan() {
  const names = Object.values(useDrawingTexts())
  return (
    <Sheet scale="1:2 500" width={720} height={640}>
      <path d={slopes} stroke="var(--line)" />
      <g stroke="var(--line-strong)" strokeDashoffset=".5">
        <rect width="720" height="800" strokeWidth="10" strokeDasharray="1 15" />
        <rect width="720" height="800" strokeWidth="24" strokeDasharray="1 79" />
        <path d={outlines} />
        <path d={banks} strokeWidth="1.5" />
      </g>
      <g stroke="currentColor">
        <path d={works} strokeWidth="1.5" />
        <path d={enceinte} strokeWidth="2.5" />
      </g>
      <g fill="var(--accent)" stroke="var(--accent)" strokeWidth="2.5">
        <path d="M720 290H290" />
        <circle cx="290" cy="290" r="4" />
      </g>
      <g className={planText}>
        {names.length > 0 && <path d={leaders} stroke="var(--line-strong)" strokeWidth="1" />}
        <text x="704" y="40" textAnchor="end">
          6°08′
        </text>
        <text x="18" y="70">
          49°37′
        </text>
        {names.map((name, index) => (
          <text key={name} {...places[index]}>
            {index + 1}
            <tspan className={roomyName}>{` ${name}`}</tspan>
          </text>
        ))}
      </g>
    </Sheet>
  )
}

/** The labels of the fronts, clockwise from the top. */
const places = [
  { x: 334, y: 50 },
  { x: 480, y: 136 },
  { x: 518, y: 420 },
  { x: 368, y: 528 },
  { x: 104, y: 524 },
  { x: 20, y: 458 },
  { x: 20, y: 124 },
]

const leaders =
  'M300 74l28-28M492 180l-6-38M492 400l20 14M346 500l16 22M170 470l-54 36M76 318L34 440M126 148L34 130'

const enceinte = [
  'M443 299v45l34 5 15 51-50 16-15-16-57 39 9 20-33 41-47-23v-23l-69-12-7 22-53 6-14-51 17-15-37-60',
  '-20 9-40-35 29-44 22 3 19-67-20-9v-53l53-6 13 22 74-31-7-25 41-34 37 38-12 32 95 52 20-27 52 11-15',
  ' 51-34 5v45',
].join('')

// Ravelins, the old town's wall, the castle in its middle, the bridge.
const works = [
  'm89 415 53 17-11-43-34-29zM63 222l23 50 23-37v-43zM197 74l-28 52 48-5 38-31zm218 18-69 4 43 44 60',
  ' 13zm-47 205v16l14 2 9 30-24 8-8-9-30 21 5 10-16 20-23-11v-12l-36-6-4 11-25 3-7-25 9-7-19-32-11 5',
  '-19-17 14-21 11 1 11-35-11-5v-25l27-3 6 11 36-16-3-12 21-17 22 22-5 14 40 22 8-12 31 7-9 30-14 2',
  'v16m-58 13v7l7 1 5 18-18-5-1-7h-26l-1 7-19 6 6-19 7-1v-26l-7-1-6-18 19 5 1 7h26l1-7 18-6-5 19-7 1',
  'v7m287-1h38m-38 14h38',
].join('')

// The parapet behind the enceinte and the counterscarp before it.
const outlines = [
  'm482 186-39-8-21 28-107-58 13-34-29-29-31 26 7 26-86 37-15-23-40 4v41l22 10-24 80-23-4-22 35 30 27',
  ' 22-10 45 72-19 16 11 39 41-5 7-23 83 14v25l37 18 26-32-11-22 69-47 16 18 38-12-11-39-36-5V229l36',
  '-5zM192 61l-37 67-31 3a17 17 0 0 0-15 17v31l-60 39 29 65-16 26a17 17 0 0 0 3 22l23 20-11 72 69 22',
  ' 8 29a17 17 0 0 0 18 13l88-11 79 39a17 17 0 0 0 20-4l55-68 83-27a17 17 0 0 0 11-21l-31-105 31-105',
  'a17 17 0 0 0-12-22l-33-7-41-75-87 5-23-24a17 17 0 0 0-23-1l-24 20z',
].join('')

const banks = [
  'M559 0c-2 18-18 75-12 110s40 64 50 98 14 73 9 108-30 71-40 104-1 73-23 94-71 24-107 32-74 12-110',
  ' 19-72 20-109 23-75 2-111-4-88-28-106-33m0 10c16 5 64 26 97 32s68 8 102 6 67-10 100-16 67-14 100',
  '-21 68-20 99-23 65-11 85 6 31 79 37 95v60m16 0v-60c-7-18-31-70-40-106s-20-72-16-107 35-69 41-105 3-75-6',
  '-110-44-65-51-100 9-93 11-112',
].join('')

// The glacis and the contour lines of the valleys.
const slopes = [
  'm186 47-38 69-51 6v50l-64 41 32 69-27 41 37 33-12 75 73 23 13 48 108-13 97 47 67-83 107-34-39-129',
  ' 40-132-58-12-43-78-88 5-38-38-40 33zm157 494c-19 4-75 22-114 26s-79 4-117-2-93-29-112-35m0 52c18',
  ' 6 71 27 108 33s77 7 114 3 73-17 110-24 75-10 112-19 83-43 109-32 38 81 46 97v60M538 0c-2 19-17 79-10',
  ' 116s44 68 52 104 3 74-4 111-20 81-36 111-31 55-60 71-96 20-115 24m292 163v-60c-7-18-31-70-40-106s-20',
  '-72-16-107 36-69 42-105 3-76-7-111-46-65-52-100 11-93 13-111M306 523c-26 3-104 23-155 20S25 510 0',
  ' 503m255 137c30-6 129-37 182-37s113 31 135 37m-57-208c-7 9-22 44-43 56s-69 16-83 19m140-319c7 16',
  ' 39 66 39 99s-33 83-40 100m155 313v-60c-9-26-55-106-57-159s42-105 44-159-22-109-30-163S627 26 624 0',
].join('')
