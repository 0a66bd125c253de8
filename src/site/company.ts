/*
 * Every fact about the company is in `company.json`; `company.schema.json` explains each, and builds check them by it.
 * Exported by name: an import of the whole file would put it into every bundle.
 */
export { company, placeholders } from './company.json'
