declare module '*/logo.svg?component' {
  import type { ComponentType } from 'react'
  /** The logo, beside the name of the company. */
  export const LogoMark: ComponentType
  /** Whether the logo shows the name of the company itself. */
  export const hasName: boolean
}
