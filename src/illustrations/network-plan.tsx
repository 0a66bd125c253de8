import { useDrawingTexts } from '../i18n/language-provider.tsx'
import { planText } from './plan-text.tsx'

/** A small company's network: one wall with one gate, the servers in its core, and three separate rooms. */
export function NetworkPlan() {
  const { plan, internet, firewall, office, guests, machines, servers } = useDrawingTexts()
  return (
    <svg viewBox="52 0 668 400" width="100%" fill="none" role="img" aria-label={plan}>
      <g stroke="var(--line-strong)">
        <path d={firewallScarp} />
        <path d="M266 104l136 67m224-67l-136 67m-88 58l-136 67m224-67l136 67" />
        <path d="M446 123.5v54m0 45v54M468.4 200h100.1" strokeWidth="1.5" />
        <path d="M68 338h136" />
      </g>
      <g stroke="currentColor">
        <path d={rooms} strokeWidth="1.5" />
        <path d={serverTrace} strokeWidth="2.5" />
        <path d={firewallTrace} strokeWidth="2.5" />
      </g>
      <path d="M-400 200h846" stroke="var(--accent)" strokeWidth="2.5" />
      <circle cx="446" cy="200" r="5" fill="var(--accent)" />
      <circle cx="203.5" cy="338" r="3.5" fill="currentColor" />
      {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: takes no focus; its name says all of it. */}
      <g className={planText} aria-hidden="true">
        <text x="68" y="186">
          {internet}
        </text>
        <text x="68" y="326">
          {firewall}
        </text>
        <text x="484" y="113">
          {office}
        </text>
        <text x="484" y="297">
          {guests}
        </text>
        <text x="623" y="177" dy="-0.75em" textAnchor="end">
          {machines}
        </text>
        <text x="396" y="186" textAnchor="end">
          {servers}
        </text>
      </g>
    </svg>
  )
}

const firewallTrace = [
  'M259.1 190v-82.2l-45.6-5.4-13.5-56.4 57.3 9.1 7.6 33.3 125.6-12.2 1-34.2 54.5-20 54.5 20 1 34.2',
  'l125.6 12.2 7.6-33.3 57.3-9.1-13.5 56.4-45.6 5.4v184.4l45.6 5.4 13.5 56.4-57.3-9.1-7.6-33.3',
  'l-125.6 12.2-1 34.2-54.5 20-54.5-20-1-34.2-125.6-12.2-7.6 33.3-57.3 9.1 13.5-56.4 45.6-5.4v-82.2',
].join('')

const firewallScarp = [
  'M188.7 50.3l35.9 149.7-35.9 149.7a13 13 0 0 0 14.7 15.9l121.5-19.2 116.6 42.7a13 13 0 0 0 9 0',
  'l116.6-42.7 121.5 19.2a13 13 0 0 0 14.7-15.9l-35.9-149.7 35.9-149.7a13 13 0 0 0-14.7-15.9',
  'l-121.5 19.2-116.6-42.7a13 13 0 0 0-9 0l-116.6 42.7-121.5-19.2a13 13 0 0 0-14.7 15.9z',
].join('')

const serverTrace = [
  'M423.6 194v-8.4l-8.4-1.1-6-21.3 21.3 6 1.1 8.4h28.8l1.1-8.4 21.3-6-6 21.3-8.4 1.1v28.8l8.4 1.1',
  'l6 21.3-21.3-6-1.1-8.4h-28.8l-1.1 8.4-21.3 6 6-21.3 8.4-1.1v-8.4',
].join('')

const rooms = [
  'M442 123.5h-6l-.7 5.8-14.8 4.2 4.2-14.8 5.8-.7v-20l-5.8-.7-4.2-14.8 14.8 4.2.7 5.8h20l.7-5.8',
  'l14.8-4.2-4.2 14.8-5.8.7v20l5.8.7 4.2 14.8-14.8-4.2-.7-5.8h-6M568.5 196v-6l-5.8-.7-4.2-14.8',
  'l14.8 4.2.7 5.8h20l.7-5.8 14.8-4.2-4.2 14.8-5.8.7v20l5.8.7 4.2 14.8-14.8-4.2-.7-5.8h-20l-.7 5.8',
  'l-14.8 4.2 4.2-14.8 5.8-.7v-6M450 276.5h6l.7-5.8 14.8-4.2-4.2 14.8-5.8.7v20l5.8.7 4.2 14.8',
  'l-14.8-4.2-.7-5.8h-20l-.7 5.8-14.8 4.2 4.2-14.8 5.8-.7v-20l-5.8-.7-4.2-14.8 14.8 4.2.7 5.8h6',
].join('')
