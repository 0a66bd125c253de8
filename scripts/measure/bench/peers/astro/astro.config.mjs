import sitemap from '@astrojs/sitemap'
import { defineConfig } from 'astro/config'

// The packages lie elsewhere; what is kept between two builds belongs to this folder.
export default defineConfig({
  site: 'https://www.example.com',
  cacheDir: './.cache',
  integrations: [sitemap()],
})
