import { availableParallelism } from 'node:os'
import { resolve } from 'node:path'
import react from '@vitejs/plugin-react'
import { runnerImport } from 'vite'
import { defineConfig } from 'vitest/config'
import { functionsInDevelopment } from './scripts/dev/functions.ts'
import { firstPaint } from './scripts/site/bundle/first-paint.ts'
import { linaria } from './scripts/site/bundle/linaria.ts'
import { noBreakCopy } from './scripts/site/bundle/no-break-copy.ts'
import { contactConstants } from './scripts/site/settings.ts'

/** Copy that every page in a language needs, and small texts of several pages. */
const sharedCopy = /\/src\/content\/..\/(shell|forms|labels|format|reach|first-question|answers)\.ts/

/** `de/` for a chunk of German copy only. */
function languageOf(modules: readonly string[]): string {
  const [folder = '', ...others] = new Set(modules.map((id) => /\/src\/content\/(..\/)/.exec(id)?.[1] ?? ''))
  return others.length > 0 ? '' : folder
}

export default defineConfig(({ command, mode }) => ({
  plugins: [
    // Extracts the styles from the components.
    linaria({
      include: ['src/**/*.tsx'],
      // Prefixes for very old browsers; vite adds those that current ones need.
      prefixer: false,
      // Eight characters cannot be compressed, and ad blockers hide `.ad`.
      classNameSlug: (slug) => `_${slug.slice(0, 4)}`,
      babelOptions: {
        presets: ['@babel/preset-typescript', ['@babel/preset-react', { runtime: 'automatic' }]],
      },
    }),
    react(),
    firstPaint(),
    noBreakCopy(),
    // Not imported here: Vite restarts when a module changes that its configuration imports.
    command === 'serve' &&
      !process.env.VITEST &&
      runnerImport<typeof import('./scripts/dev/live-posts.ts')>(resolve('scripts/dev/live-posts.ts')).then(
        ({ module }) => module.livePosts(),
      ),
    functionsInDevelopment(),
  ],
  // Names the file and the line of a fault, which otherwise shows in the build only, without its file.
  css: { transformer: 'lightningcss' },
  define: {
    'import.meta.env.ARTICLES': JSON.stringify(process.env.ARTICLES ?? 'published'),
    ...contactConstants(mode),
  },
  // What is built there is no reason to reload a page.
  server: { watch: { ignored: ['**/.test-site/**', '**/.preview/**'] } },
  build: {
    reportCompressedSize: false,
    // Of the packages in the scripts; of font and icons see `scripts/site/feeds/site-files.ts`.
    license: { fileName: 'licenses.txt' },
    // A page lists its own files, and links are prefetched: a list of all files would weigh more than it saves.
    modulePreload: { polyfill: false, resolveDependencies: () => [] },
    rolldownOptions: {
      output: {
        // Copy is in the folder of its language, which `page-template.ts` reads. Each page lists a dozen names, the start
        // a hundred: hashes of eight characters take 15 bytes more of an article, 100 of a visit.
        chunkFileNames: ({ moduleIds }) => `assets/${languageOf(moduleIds)}[name]-[hash:7].js`,
        entryFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: 'assets/[name]-[hash:7][extname]',
        // A request more takes 265 bytes, and small files are compressed less.
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            // Packages change less often than the site's own code, and stay in the browser's cache.
            {
              name: 'react',
              test: /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|@remix-run)\//,
              includeDependenciesRecursively: true,
            },
            // What `src/app/main.tsx` imports.
            { name: 'app', test: /\/src\/|\0vite/, tags: ['$initial'] },
            { name: (id) => `shell-${languageOf([id]).slice(0, 2)}`, test: sharedCopy },
            // Of home and contact.
            {
              name: 'forms',
              test: /\/src\/(forms\/(?!newsletter)|site\/(contact-fields|endpoints)|ui\/field|blocks\/open-line)/,
              minShareCount: 2,
            },
            // What pages consist of; articles need none of it.
            { name: 'blocks', test: /\/src\/(blocks|illustrations|ui)\//, minShareCount: 6 },
          ],
        },
      },
    },
  },
  ssgOptions: {
    entry: 'src/app/pre-render.ts',
    // The container in index.html has a second attribute. Without it, vite-react-ssg (0.9.2) inserts the page
    // with `String.replace`, in which `$&` has a meaning.
    rootContainerId: 'root',
    dirStyle: 'flat',
    beastiesOptions: false,
  },
  test: {
    // At least three: most tests wait for a browser or a build.
    maxWorkers: Math.max(3, availableParallelism() - 1),
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['{src,functions,scripts}/**/*.test.ts', 'tests/{repository,functions,hostile}/*.test.ts'],
          // Files share what they import: to import it for each again takes a third of the time.
          isolate: false,
          // For a slow machine with other work; a test that hangs still fails.
          testTimeout: 180_000,
          hookTimeout: 600_000,
          expect: { poll: { timeout: 30_000 } },
        },
      },
      {
        test: {
          name: 'site',
          // What is in `tests/all` protects a release: `npm run test:all`, see docs/architecture.md.
          include: ['tests/site/*.test.ts', ...(mode === 'all' ? ['tests/all/servers.test.ts'] : [])],
          globalSetup: 'tests/support/site.setup.ts',
          setupFiles: 'tests/support/in-test-site.ts',
          isolate: false,
          testTimeout: 180_000,
        },
      },
      {
        test: {
          name: 'builds',
          include: ['tests/builds/*.test.ts', ...(mode === 'all' ? ['tests/all/breaks.test.ts'] : [])],
          isolate: false,
          testTimeout: 600_000,
          hookTimeout: 600_000,
          expect: { poll: { timeout: 30_000 } },
        },
      },
      {
        // The built site in Firefox and WebKit; not part of `npm test`.
        test: {
          name: 'engines',
          include: ['tests/engines/*.test.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
          expect: { poll: { timeout: 30_000 } },
        },
      },
    ],
  },
}))
