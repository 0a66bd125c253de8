/** Environment variables of a build, described in the README. */
interface ImportMetaEnv {
  readonly VITE_CONTACT_ENDPOINT?: string
  readonly VITE_FUNCTIONS_URL?: string
  readonly VITE_FUNCTIONS_KEY?: string
  readonly VITE_ANALYTICS_ENDPOINT?: string
}
