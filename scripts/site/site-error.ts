/** An error in the input that stops the build; its message is complete without a stack trace. */
export class SiteError extends Error {
  override name = 'SiteError'
}
