import { formatDiagnostics } from '../content/report.ts'
import { listFiles } from '../io/list-files.ts'
import { findFaultsInFile } from './check-facts.ts'
import { checkSyntax } from './check-types.ts'

/** All that is wrong with the facts, and with the signs of the code in files of `src`; empty if nothing is. */
export async function findFaults(files = listCode()): Promise<string> {
  return formatDiagnostics([...findFaultsInFile(), ...(await checkSyntax(files))])
}

function listCode(): string[] {
  const names = listFiles('src').filter((name) => /\.tsx?$/.test(name) && !name.includes('.test.'))
  return names.map((name) => `src/${name}`)
}
