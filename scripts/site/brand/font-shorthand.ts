/**
 * `font: bold 54px Arial` in the single properties that resvg (2.6) knows. Sizes have a unit there, weights have none.
 */
export function expandFonts(markup: string): string {
  return markup.replace(/(?<![\w-])font:\s*([^;{}"]+)/g, (whole, value: string) => {
    const parts = value.trim().split(/\s+/)
    const place = parts.findIndex((part) => /^[\d.]+(px|pt|pc|mm|cm|in|em|rem|%)(\/\S+)?$/.test(part))
    if (place === -1) return whole
    const before = parts.slice(0, place)
    const weight = before.find((part) => /^(bold|bolder|lighter|\d+)$/.test(part)) ?? 'normal'
    const style = before.find((part) => /^(italic|oblique)$/.test(part)) ?? 'normal'
    const [size] = (parts[place] as string).split('/')
    const family = parts.slice(place + 1).join(' ')
    return `font-style:${style};font-weight:${weight};font-size:${size};font-family:${family}`
  })
}
