import { type Plugin, parseSync, Visitor } from 'vite'
import { keepTogether } from '../../content/markdown/no-break-spaces.ts'

/**
 * Puts no-break spaces into the copy, which stays as it was typed: in the bundles of server and client alike, so that a
 * first render equals the page. Each replaces one blank, so that no place in a module moves.
 */
export function noBreakCopy(): Plugin {
  return {
    name: 'no-break-copy',
    enforce: 'pre',
    transform: {
      filter: { id: /\/src\/content\/..\/.+\.ts$/ },
      handler: (code, id) => ({ code: keepTextsTogether(code, id), map: null }),
    },
  }
}

/** A module of copy, with no-break spaces in its texts. */
function keepTextsTogether(code: string, fileName: string): string {
  let kept = code
  const keep = (start: number, text: string) => {
    // Of a part of a text the values beside it are unknown; most are numbers.
    const together = keepTogether(`0${text}${text.endsWith(' ') ? 0 : ''}`).slice(1, text.length + 1)
    kept = kept.slice(0, start) + together + kept.slice(start + text.length)
  }
  new Visitor({
    Literal: ({ start, end, value }) => {
      if (typeof value === 'string') keep(start + 1, code.slice(start + 1, end - 1))
    },
    TemplateElement: ({ start, value }) => keep(start + 1, value.raw),
  }).visit(parseSync(fileName, code).program)
  return kept
}
