import { writeFile } from 'node:fs/promises'
import { icons as drawings, type IconNode } from 'lucide'
import { optimize } from 'svgo'

/**
 * `node --import tsx scripts/dev/write-icon-paths.ts && npm run format`: writes the drawings of the icons of controls,
 * from Lucide (ISC licence), each as one path. Run it when the list changes; the result is committed. One path weighs half
 * of what lucide-react takes to an icon, in each page and in the scripts.
 */
const icons = {
  'arrow-up': 'ArrowUp',
  close: 'X',
  menu: 'Menu',
  share: 'Share2',
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
