import { loadEnv, type Plugin } from 'vite'
import { chooseContact, type Settings } from '../settings.ts'

/** Defines constants for `src/site/endpoints.ts` and the forms; in development there are always server functions. */
export function contactPlugin(): Plugin {
  return {
    name: 'contact',
    config(_, { mode }) {
      const settings: Settings = loadEnv(mode, '.', 'VITE_')
      const functionsUrl = settings.VITE_FUNCTIONS_URL || (mode === 'production' ? '' : '/functions')
      const contact = chooseContact({ ...settings, VITE_FUNCTIONS_URL: functionsUrl })
      return {
        define: {
          'import.meta.env.FUNCTIONS_URL': JSON.stringify(functionsUrl),
          'import.meta.env.CONTACT': JSON.stringify(contact),
        },
      }
    },
  }
}
