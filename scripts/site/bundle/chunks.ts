import type { Rolldown } from 'vite'

/** Copy that every page in a language needs, and small texts of several pages. */
const sharedCopy = /\/src\/content\/..\/(shell|forms|labels|format|reach|first-question|answers)\.ts/

/** Which files the bundle consists of, and what is in each. */
export const chunks: Rolldown.OutputOptions = {
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
        test: /\/src\/(forms\/(?!newsletter)|site\/(contact-fields|endpoints)|ui\/field)/,
        minShareCount: 2,
      },
      // What pages consist of; articles need none of it.
      { name: 'blocks', test: /\/src\/(blocks|illustrations|ui)\//, minShareCount: 6 },
    ],
  },
}

/** `de/` for a chunk of German copy only. */
function languageOf(modules: readonly string[]): string {
  const [folder = '', ...others] = new Set(modules.map((id) => /\/src\/content\/(..\/)/.exec(id)?.[1] ?? ''))
  return others.length > 0 ? '' : folder
}
