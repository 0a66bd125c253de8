import { statSync } from 'node:fs'
import { join } from 'node:path'
import { listFiles } from '../io/list-files.ts'
import { message } from '../io/messages.ts'
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
      ...(unsafeName.test(name) ? [report(message('file.name', { path: `/${name}` }), true)] : []),
      ...(size > maxBytes ? [report(message('file.heavy', { megabytes }), false)] : []),
    ]
  })
}
