import { mkdirSync, realpathSync } from 'node:fs'
import { resolve } from 'node:path'
import { type Plugin, searchForWorkspaceRoot } from 'vite'
import { deriveThemes, fillTokens } from '../../../src/brand/colours.ts'
import { factsFile, readFacts } from '../../io/read-facts.ts'
import { createFont } from './font.ts'
import { createIcon } from './icon.ts'
import { findLogo } from './logo-file.ts'
import { createLogoModule } from './logo-module.ts'

const fontMark = '<!-- brand: font -->'

/** Gives the bundle what follows from the look of the company: colours, the logo as a component; in development also the icon. */
export function brandPlugin(): Plugin {
  return {
    name: 'brand',
    enforce: 'pre',
    // In development the font is served from there, also where the folder is a link; packages can be in a monorepo.
    config: () => {
      mkdirSync('node_modules', { recursive: true })
      return { server: { fs: { allow: [searchForWorkspaceRoot('.'), realpathSync('node_modules')] } } }
    },
    resolveId: {
      // The logo may be a PNG.
      filter: { id: /brand\/logo\.svg\?component$/ },
      handler: () => resolve('src/brand/logo.svg?component').replaceAll('\\', '/'),
    },
    load: {
      filter: { id: /\/src\/brand\/logo\.svg\?component$/ },
      async handler() {
        this.addWatchFile(resolve(findLogo()))
        this.addWatchFile(resolve(factsFile))
        const { brand } = readFacts()
        return createLogoModule(deriveThemes(brand.colours))
      },
    },
    transform: {
      filter: { id: /\/src\/style\/tokens\.css$/ },
      handler(code) {
        this.addWatchFile(resolve(factsFile))
        return fillTokens(code, readFacts().brand)
      },
    },
    transformIndexHtml: {
      order: 'pre',
      async handler(html, { server }) {
        const { file, css } = await createFont(readFacts().brand.font)
        if (!html.includes(fontMark)) throw new Error(`index.html: expected ${fontMark}`)
        // For the widths at which `tokens.css` uses it. Not in development, where its styles come so late that browsers
        // warn about an unused preload.
        const preload = server
          ? ''
          : `<link rel="preload" href="/${file}" as="font" type="font/woff2" media="(min-width: 48rem)" crossorigin />`
        return html.replace(fontMark, () => `${preload}\n<style>${css}</style>`)
      },
    },
    configureServer({ middlewares }) {
      middlewares.use('/icon.svg', (_, response, next) => {
        response.setHeader('Content-Type', 'image/svg+xml')
        const { brand, company } = readFacts()
        const icon = createIcon(deriveThemes(brand.colours), company.shortName)
        icon.then((svg) => response.end(svg), next)
      })
    },
  }
}
