import { writeFile } from 'node:fs/promises'
import { icons as drawings, type IconNode, type SVGProps } from 'lucide'
import { optimize } from 'svgo'

/**
 * `node --import tsx scripts/dev/write-icon-paths.ts && npm run format`: writes the drawings of the site's icons, from
 * Lucide (ISC licence), each as one path. Run it when the list changes; the result is committed. One path weighs half
 * of what lucide-react takes to an icon, in each page and in the scripts.
 */
const icons = {
  archive: 'Archive',
  'arrow-up': 'ArrowUp',
  backup: 'DatabaseBackup',
  book: 'BookOpen',
  bug: 'Bug',
  building: 'Building2',
  cable: 'Cable',
  calculator: 'Calculator',
  checklist: 'ClipboardCheck',
  clock: 'Clock',
  close: 'X',
  cloud: 'Cloud',
  compass: 'Compass',
  disk: 'HardDrive',
  eye: 'Eye',
  factory: 'Factory',
  'file-check': 'FileCheck',
  'file-search': 'FileSearch',
  fingerprint: 'Fingerprint',
  flame: 'Flame',
  gauge: 'Gauge',
  handshake: 'Handshake',
  headset: 'Headset',
  health: 'Stethoscope',
  idea: 'Lightbulb',
  key: 'KeyRound',
  landmark: 'Landmark',
  layers: 'Layers',
  lifebuoy: 'LifeBuoy',
  lock: 'Lock',
  mail: 'Mail',
  'mail-check': 'MailCheck',
  menu: 'Menu',
  monitor: 'Monitor',
  'monitor-check': 'MonitorCheck',
  network: 'Network',
  package: 'Package',
  phone: 'Phone',
  'phone-forward': 'PhoneForwarded',
  pin: 'MapPin',
  refresh: 'RefreshCw',
  scale: 'Scale',
  scroll: 'ScrollText',
  search: 'Search',
  server: 'Server',
  share: 'Share2',
  shield: 'ShieldCheck',
  siren: 'Siren',
  smartphone: 'Smartphone',
  store: 'Store',
  target: 'Target',
  training: 'GraduationCap',
  truck: 'Truck',
  users: 'Users',
  wifi: 'Wifi',
  wrench: 'Wrench',
} satisfies Record<string, keyof typeof drawings>

const target = 'src/ui/icon-paths.ts'

const paths = Object.entries(icons).map(([name, icon]) => `  '${name}': '${onePath(drawings[icon])}',\n`)
const comment =
  '/** Written by scripts/dev/write-icon-paths.ts: drawings of Lucide (ISC licence) in a square of 24. */'
await writeFile(target, `${comment}\nexport const iconPaths = {\n${paths.join('')}} as const\n`)
console.info(`${target}: ${paths.length} icons`)

/** The lines of all parts of an icon, on a grid a hundred times finer than its square. */
function onePath(node: IconNode): string {
  // A fill is only in dots so small that their line fills them.
  const parts = node.map(([tag, { fill, ...attributes }]) => {
    if (tag === 'rect') return `<path d="${roundedRectangle(attributes)}"/>`
    const written = Object.entries(attributes).map(([name, value]) => `${name}="${value}"`)
    return `<${tag} ${written.join(' ')}/>`
  })
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">${parts.join('')}</svg>`
  const { data } = optimize(svg, {
    plugins: [
      { name: 'convertShapeToPath', params: { convertArcs: true } },
      { name: 'mergePaths', params: { force: true } },
      // Without fill, `z` and a line back to the beginning differ at the corner, and dots are lines without length.
      { name: 'convertPathData', params: { floatPrecision: 2, removeUseless: false } },
      { name: 'mergePaths', params: { force: true } },
    ],
  })
  const [, path, ...others] = data.split(/ d="([^"]*)"/)
  if (path === undefined || others.length > 1) throw new Error(`an icon is not one path: ${data}`)
  return path
}

/** svgo (4) leaves rectangles with round corners as they are. */
function roundedRectangle(attributes: SVGProps): string {
  const { x = 0, y = 0, width = 0, height = 0, rx = 0, ry = rx } = attributes
  const [left = 0, top = 0, w = 0, h = 0, r = 0, s = 0] = [x, y, width, height, rx, ry].map(Number)
  const corner = (dx: number, dy: number) => `a${r} ${s} 0 0 1 ${dx} ${dy}`
  const right = `M${left + r} ${top}h${w - 2 * r}${corner(r, s)}v${h - 2 * s}${corner(-r, s)}`
  return `${right}h${2 * r - w}${corner(-r, -s)}v${2 * s - h}${corner(r, -s)}z`
}
