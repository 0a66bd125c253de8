import { availableParallelism } from 'node:os'
import { resolve } from 'node:path'
import react from '@vitejs/plugin-react'
import { runnerImport } from 'vite'
import { defineConfig } from 'vitest/config'
import { functionsInDevelopment } from './scripts/dev/functions.ts'
import { chunks } from './scripts/site/bundle/chunks.ts'
import { inlineFirstPaint } from './scripts/site/bundle/inline-first-paint.ts'
import { linaria } from './scripts/site/bundle/linaria.ts'
import { noBreakCopy } from './scripts/site/bundle/no-break-copy.ts'
import { contactConstants } from './scripts/site/settings.ts'

export default defineConfig(({ command, mode }) => ({
  plugins: [
    // Extracts the styles from the components.
    linaria(),
    react(),
    inlineFirstPaint(),
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
    // Of the packages in the scripts; that of the font is in `public`.
    license: { fileName: 'licenses.txt' },
    // A page lists its own files, and links are prefetched: a list of all files would weigh more than it saves.
    modulePreload: { polyfill: false, resolveDependencies: () => [] },
    rolldownOptions: {
      output: chunks,
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
    // At least four: most tests wait for a browser or a build.
    maxWorkers: Math.max(4, availableParallelism() - 1),
    // Files share what they import: to import it for each again takes a third of the time.
    isolate: false,
    // For a slow machine with other work; a test that hangs still fails.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    expect: { poll: { timeout: 30_000 } },
    projects: [
      project('unit', [
        '{src,functions,scripts}/**/*.test.{ts,tsx}',
        'tests/{repository,functions,hostile}/*.test.ts',
      ]),
      {
        extends: true,
        test: {
          name: 'site',
          include: ['tests/site/*.test.ts', ...(mode === 'all' ? ['tests/all/servers.test.ts'] : [])],
          globalSetup: 'tests/support/site.setup.ts',
          setupFiles: 'tests/support/in-test-site.ts',
        },
      },
      project('builds', ['tests/builds/*.test.ts', ...(mode === 'all' ? ['tests/all/breaks.test.ts'] : [])]),
      // The built site in Firefox and WebKit; not part of `npm test`.
      project('engines', ['tests/engines/*.test.ts']),
    ],
  },
}))

/** Tests of one kind. What is in `tests/all` protects a release: `npm run test:all`, see docs/architecture.md. */
function project(name: string, include: string[]) {
  return { extends: true as const, test: { name, include } }
}
