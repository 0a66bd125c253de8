import { statSync } from 'node:fs'
import { join } from 'node:path'
import { listFiles } from '../io/list-files.ts'
import { quote } from '../io/quote.ts'
import { createMessage, type Diagnostic, startOfFile } from './diagnostics.ts'

/** What some host or system does not take for a part of a file's name. */
const unsafeName = /["#%*:<>?\\{|}\p{Cc}]/u

const megabyte = 1024 * 1024

/** The largest file that Cloudflare Pages publishes. */
const maxBytes = 25 * megabyte

/** Files of the public folder that cannot be published everywhere: errors for their names, hints for their sizes. */
export function checkPublicFiles(folder: string): Diagnostic[] {
  return listFiles(folder).flatMap((name) => {
    const file = join(folder, name)
    const report = (reason: string, isFatal: boolean) =>
      createMessage(file, startOfFile, reason, 'public-file', isFatal)
    const { size } = statSync(file, { throwIfNoEntry: false }) ?? { size: 0 }
    const megabytes = Math.ceil(size / megabyte)
    return [
      ...(unsafeName.test(name)
        ? [
            report(
              `File: the name ${quote(`/${name}`)} has one of the characters " # % * : < > ? \\ { | }, which not every server can handle; rename it`,
              true,
            ),
          ]
        : []),
      ...(size > maxBytes
        ? [
            report(
              `File: has ${megabytes} MB; Cloudflare Pages publishes no file above 25 MB, git at GitHub takes none above 100 MB; make it smaller or store it elsewhere`,
              false,
            ),
          ]
        : []),
    ]
  })
}
