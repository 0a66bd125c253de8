import { readFileSync, realpathSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Plugin } from 'vite'
import { fillTokens } from '../../../src/brand/colours.ts'
import { brand } from '../../../src/company/brand.ts'
import { createFont } from './font.ts'
import { createIcon, createLogoModule, logoFile } from './logo.ts'

const fontMark = '<!-- brand: font -->'

/** The drawings of fortresses, towns and surveys, and of the place where the first company is. */
export const fortressDrawings = [
  ...['boundary-line', 'broken-trace', 'compass-rose', 'crossing', 'crossing-sheet', 'drawbridge'],
  ...['enclosed-town', 'fortress-plan', 'nested-traces', 'night-watch', 'parcels', 'plateau', 'ramp'],
  ...['rampart-section', 'separate-wards', 'seven-fronts', 'seven-lots', 'sheet-index', 'six-offers'],
  ...['six-services', 'staked-out', 'three-rings', 'traverse', 'triangulation', 'tripoint', 'two-routes'],
]

const leftOut = brand.fortresses
  ? []
  : [new RegExp(`/src/illustrations/(${fortressDrawings.join('|')})\\.tsx$`)]

/** Gives the bundle what follows from the look of the company: colours, the logo as a component; in development also the icon. */
export function brandPlugin(): Plugin {
  return {
    name: 'brand',
    enforce: 'pre',
    // In development the font is served from there, also where the folder is a link.
    config: () => ({ server: { fs: { allow: ['.', realpathSync('node_modules')] } } }),
    load: {
      filter: { id: [/\/src\/brand\/logo\.svg\?component$/, ...leftOut] },
      handler(id) {
        if (id.endsWith('.tsx')) return createEmptyModule(readFileSync(id, 'utf8'))
        this.addWatchFile(resolve(logoFile))
        return createLogoModule()
      },
    },
    transform: {
      filter: { id: /\/src\/style\/tokens\.css$/ },
      handler: (code) => fillTokens(code),
    },
    transformIndexHtml: {
      order: 'pre',
      async handler(html, { server }) {
        const { file, css } = await createFont()
        if (!html.includes(fontMark)) throw new Error(`index.html: expected ${fontMark}`)
        // Where `tokens.css` uses it. In development that comes with the scripts, later than a browser likes to wait.
        const preload = server
          ? ''
          : `<link rel="preload" href="/${file}" as="font" type="font/woff2" media="(min-width: 48rem)" crossorigin />`
        return html.replace(fontMark, () => `${preload}\n<style>${css}</style>`)
      },
    },
    configureServer({ middlewares }) {
      middlewares.use('/icon.svg', (_, response) => {
        response.setHeader('Content-Type', 'image/svg+xml')
        response.end(createIcon())
      })
    },
  }
}

/** The same components, which draw nothing. `src/illustrations/is-drawn.ts` asks for their mark. */
function createEmptyModule(source: string): string {
  const names = [...source.matchAll(/^export function (\w+)/gm)].map(([, name]) => name)
  return names.map((name) => `export const ${name} = Object.assign(() => null, { isEmpty: true })\n`).join('')
}
