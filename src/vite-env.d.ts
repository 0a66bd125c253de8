/** What a build is told about its surroundings; the README says what each is for. */
interface ImportMetaEnv {
  readonly VITE_CONTACT_ENDPOINT?: string
  readonly VITE_FUNCTIONS_URL?: string
  readonly VITE_FUNCTIONS_KEY?: string
  readonly VITE_ANALYTICS_ENDPOINT?: string
}
