import { availableParallelism } from 'node:os'
import type { Picture } from '../../../src/ui/picture.ts'
import { runAtOnce } from '../../io/at-once.ts'
import { listFiles } from '../../io/list-files.ts'
import { quote } from '../../io/quote.ts'
import { createMessage, type Diagnostic, startOfFile } from '../diagnostics.ts'
import { findFile, stampOf } from '../files.ts'
import { picturesFolder } from '../folders.ts'
import { isImagePath } from '../schema.ts'
import { type Inspection, inspectFile, missingImage } from './image-files.ts'
import type { ImageTools } from './image-tools.ts'
import { findPictureUses, type PictureUse } from './picture-uses.ts'

type Options = {
  /** For a build, which publishes them. */
  isEncoded?: boolean
  /** Inspections by the stamps of files: the preview needs them again. */
  known?: Map<string, Inspection>
  found?: ReturnType<typeof findPictureUses>
  folder?: string
}

/** In pixels: as wide as a column. */
const minWidth = 640

/** Inspects the pictures that pages show, and encodes them for a build, as those of posts. */
export async function findPagePictures(
  tools: ImageTools,
  { isEncoded = false, known = new Map(), found, folder = picturesFolder }: Options = {},
) {
  const { uses, diagnostics } = found ?? findPictureUses()
  const names = [...new Set(uses.map(({ path }) => path))].filter(isPictureName).sort()
  const inspections = new Map<string, Inspection>()
  await runAtOnce(availableParallelism(), names, async (name) => {
    const file = await findFile(folder, name)
    if (file === undefined) return
    const key = `${folder} ${name} ${stampOf(file)}`
    const inspection = known.get(key) ?? (await inspectFile(name, file, tools, '', isEncoded))
    inspections.set(name, inspection)
    known.set(key, inspection)
  })
  const all = [...inspections]
  return {
    /** By the names of their files. */
    pictures: Object.fromEntries(
      all.flatMap(([name, { picture }]): [string, Picture][] => (picture ? [[name, picture]] : [])),
    ),
    variants: all.flatMap(([, { variants = [] }]) => variants),
    diagnostics: [
      ...diagnostics,
      ...uses.flatMap((use) => findFault(use, folder, inspections.get(use.path))),
      ...findUnused(folder, names),
    ],
  }
}

/** The path of a file elsewhere on the machine is none. */
const isPictureName = (path: string) => isImagePath(path) && !path.startsWith('/')

function findFault(use: PictureUse, folder: string, inspection: Inspection = {}): Diagnostic[] {
  const { file, place, path } = use
  const fault = faultOf(use, folder, inspection)
  if (fault === undefined) return []
  return [createMessage(file, place, `Picture: ${quote(path)} ${fault}`, 'picture')]
}

function faultOf(
  { path }: PictureUse,
  folder: string,
  { picture, svg, fault }: Inspection,
): string | undefined {
  if (fault !== undefined) return fault
  if (picture === undefined) {
    if (/\.hei[cf]$/i.test(path))
      return 'is a photo in the format HEIC, as iPhones save it; export it as JPEG'
    return isImagePath(path)
      ? missingImage(path, folder)
      : 'is no file of the kind svg, png, jpg, jpeg, webp or avif'
  }
  return svg === undefined && picture.width < minWidth
    ? `has only ${picture.width} × ${picture.height} pixels, a width of at least ${minWidth} is needed; use a larger picture`
    : undefined
}

/** Files that no page shows: hints, since a page may be written later. */
function findUnused(folder: string, names: readonly string[]): Diagnostic[] {
  const used = new Set(names.map((name) => name.normalize()))
  const files = listFiles(folder).filter((name) => !/(^|\/)\.|\.md$/.test(name))
  return files
    .filter((name) => !used.has(name.normalize()))
    .map((name) =>
      createMessage(
        `${folder}/${name}`,
        startOfFile,
        'is shown by no page; name it in a text or delete it',
        'picture',
        false,
      ),
    )
}
