import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fillTokens } from '../src/brand/colours.ts'
import { brand } from '../src/company/company.ts'

const files = ['tokens', 'function-page'].map((name) => join(import.meta.dirname, `../src/style/${name}.css`))

/** The CSS of the pages of the functions. A bundle has the text instead of this module. */
export const style = fillTokens(files.map((file) => readFileSync(file, 'utf8')).join(''), brand)
