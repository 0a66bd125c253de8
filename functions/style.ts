import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const files = ['tokens', 'function-page'].map((name) => join(import.meta.dirname, `../src/style/${name}.css`))

/** The CSS of the pages of the functions. A bundle has the text instead of this module. */
export const style = files.map((file) => readFileSync(file, 'utf8')).join('')
