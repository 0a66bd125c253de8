import type { Plugin } from 'vite'
import { fillColours } from '../../../src/brand/colours.ts'
import { createIcon, createLogoModule, logoFile } from './logo.ts'

/** Gives the bundle what follows from `src/brand`: colours, the logo as a component; in development also the icon. */
export function brandPlugin(): Plugin {
  return {
    name: 'brand',
    enforce: 'pre',
    load: {
      filter: { id: /\/src\/brand\/logo\.svg\?component$/ },
      handler() {
        this.addWatchFile(logoFile)
        return createLogoModule()
      },
    },
    transform: {
      filter: { id: /\/src\/style\/tokens\.css$/ },
      handler: (code) => fillColours(code),
    },
    configureServer({ middlewares }) {
      middlewares.use('/icon.svg', (_, response) => {
        response.setHeader('Content-Type', 'image/svg+xml')
        response.end(createIcon())
      })
    },
  }
}
