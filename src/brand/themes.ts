import { brand } from '../company/company.ts'
import { deriveThemes } from './colours.ts'

/** The colours of this site. */
export const themes = deriveThemes(brand.colours)
