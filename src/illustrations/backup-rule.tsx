import { useDrawingTexts } from '../i18n/language-provider.tsx'
import { planText } from './plan-text.tsx'

/** The 3-2-1 rule: three copies of one trace, on two grounds, one of them beyond the river. */
export function BackupRule() {
  const { rule, copies, media, offSite } = useDrawingTexts()
  return (
    <svg viewBox="0 0 720 360" width="100%" fill="none" role="img" aria-label={rule}>
      <path d={riverSlopes} stroke="var(--line)" />
      <g stroke="var(--line-strong)">
        <path d={riverBanks} strokeWidth="1.5" />
        <path d={diagonal} />
        <path d={level} />
        <path d={scarps} />
      </g>
      <g stroke="currentColor">
        <path d="M116 52h484M116 46v12m208-12v12m276-12v12" />
        <path d="M24 296h184m24 0h184M24 290v12m184-12v12m24-12v12m184-12v12" />
        <path d="M147.1 172h145.8" strokeWidth="1.5" />
        <path d={original} strokeWidth="2.5" />
        <path d={copy} strokeWidth="2.5" />
      </g>
      <g stroke="var(--accent)">
        <path d="M524 296h152m-152-6v12m152-12v12" />
        <path d={remoteScarp} />
        <path d="M355.1 172H600" strokeWidth="1.5" />
        <path d={remote} strokeWidth="2.5" />
      </g>
      <circle cx="600" cy="172" r="4" fill="var(--accent)" />
      {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: takes no focus; its name says all of it. */}
      <g className={planText} textAnchor="middle" aria-hidden="true">
        <text x="358" y="36">
          {copies}
        </text>
        <text x="216" y="328">
          {media}
        </text>
        <text x="600" y="328">
          {offSite}
        </text>
      </g>
    </svg>
  )
}

const [original, copy, remote] = [
  [
    'M147.1 178v13.9l11.6 1.6 8.2 29.4-29.4-8.2-1.6-11.6h-39.8l-1.6 11.6-29.4 8.2 8.2-29.4 11.6-1.6',
    'v-39.8l-11.6-1.6-8.2-29.4 29.4 8.2 1.6 11.6h39.8l1.6-11.6 29.4-8.2-8.2 29.4-11.6 1.6v13.9',
  ].join(''),
  [
    'M355.1 178v13.9l11.6 1.6 8.2 29.4-29.4-8.2-1.6-11.6h-39.8l-1.6 11.6-29.4 8.2 8.2-29.4 11.6-1.6',
    'v-13.9M292.9 166v-13.9l-11.6-1.6-8.2-29.4 29.4 8.2 1.6 11.6h39.8l1.6-11.6 29.4-8.2-8.2 29.4',
    'l-11.6 1.6v13.9',
  ].join(''),
  [
    'M568.9 166v-13.9l-11.6-1.6-8.2-29.4 29.4 8.2 1.6 11.6h39.8l1.6-11.6 29.4-8.2-8.2 29.4-11.6 1.6',
    'v39.8l11.6 1.6 8.2 29.4-29.4-8.2-1.6-11.6h-39.8l-1.6 11.6-29.4 8.2 8.2-29.4 11.6-1.6v-13.9',
  ].join(''),
]

const remoteScarp = [
  'M648.5 112.4l-48.5 13.6-48.5-13.6a9 9 0 0 0-11.1 11.1l13.6 48.5-13.6 48.5a9 9 0 0 0 11.1 11.1',
  'l48.5-13.6 48.5 13.6a9 9 0 0 0 11.1-11.1l-13.6-48.5 13.6-48.5a9 9 0 0 0-11.1-11.1z',
].join('')

const scarps = [
  'M164.5 112.4l-48.5 13.6-48.5-13.6a9 9 0 0 0-11.1 11.1l13.6 48.5-13.6 48.5a9 9 0 0 0 11.1 11.1',
  'l48.5-13.6 48.5 13.6a9 9 0 0 0 11.1-11.1l-13.6-48.5 13.6-48.5a9 9 0 0 0-11.1-11.1zM372.5 112.4',
  'l-48.5 13.6-48.5-13.6a9 9 0 0 0-11.1 11.1l13.6 48.5-13.6 48.5a9 9 0 0 0 11.1 11.1l48.5-13.6',
  'l48.5 13.6a9 9 0 0 0 11.1-11.1l-13.6-48.5 13.6-48.5a9 9 0 0 0-11.1-11.1z',
].join('')

const diagonal = [
  'M24 82l2-2M24 96l16-16M24 110l30-30M24 124l44-44M24 138l26-26M56 106l26-26M24 152l26-26M70 106',
  'l26-26M24 166l26-26M84 106l26-26M24 180l26-26M98 106l26-26M24 194l26-26M112 106l26-26M24 208',
  'l26-26M126 106l26-26M24 222l26-26M140 106l26-26M24 236l26-26M154 106l26-26M24 250l26-26M168 106',
  'l26-26M24 264l26-26M182 106l26-26M38 264l26-26M182 120l26-26M52 264l26-26M182 134l26-26M66 264',
  'l26-26M182 148l26-26M80 264l26-26M182 162l26-26M94 264l26-26M191 167l17-17M108 264l26-26M182 190',
  'l13-13M205 167l3-3M122 264l26-26M182 204l26-26M136 264l26-26M182 218l26-26M150 264l26-26M182 232',
  'l26-26M164 264l44-44M178 264l30-30M192 264l16-16M206 264l2-2',
].join('')

const level = [
  'M232 80h184M232 88h184M232 96h184M232 104h184M232 112h26M390 112h26M232 120h26M390 120h26',
  'M232 128h26M390 128h26M232 136h26M390 136h26M232 144h26M390 144h26M232 152h26M390 152h26M232 160',
  'h26M390 160h26M232 184h26M390 184h26M232 192h26M390 192h26M232 200h26M390 200h26M232 208h26',
  'M390 208h26M232 216h26M390 216h26M232 224h26M390 224h26M232 232h26M390 232h26M232 240h184',
  'M232 248h184M232 256h184M232 264h184',
].join('')

const riverBanks = [
  'M498-1c-5 15-22 58-29 88s-12 61-13 91 8 60 8 91-8 77-10 92M515-1c-5 15-22 58-29 88s-13 61-14 91',
  's8 60 8 91-8 77-10 92',
].join('')

const riverSlopes = [
  'M483-1c-5 15-21 58-28 88s-12 61-13 91 8 62 8 92-9 76-11 91M529-1c-5 15-22 58-29 88s-13 61-14 91',
  's8 60 8 91-8 77-10 92M548-1c-5 15-22 58-29 88s-14 61-15 91 8 60 8 91-8 77-9 92',
].join('')
