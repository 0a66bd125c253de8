import { serialize } from 'parse5'
import { fragmentOf } from '../page/elements.ts'

/** HTML in which every address is complete, for readers that do not know the page it comes from. */
export function withAbsoluteAddresses(html: string, base: string): string {
  const { fragment, elements } = fragmentOf(html)
  for (const { attrs } of elements) {
    for (const attr of attrs) {
      if (['href', 'src', 'cite', 'poster'].includes(attr.name)) attr.value = complete(attr.value, base)
      else if (attr.name === 'srcset') attr.value = completeSet(attr.value, base)
    }
  }
  return serialize(fragment)
}

/** An empty address is one that was not allowed: it stays empty. */
function complete(address: string, base: string): string {
  return address !== '' && URL.canParse(address, base) ? new URL(address, base).href : address
}

/** Each address is followed by a width or density, or by a comma. */
function completeSet(srcset: string, base: string): string {
  return srcset.replace(/[^\s,]\S*[^\s,]/g, (part) =>
    /^[\d.]+[wxh]$/.test(part) ? part : complete(part, base),
  )
}
