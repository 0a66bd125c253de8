const svg = (content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1600 900">${content}</svg>`

/** Each `<use>` draws the group before it eight times, blurred. */
function nestedUses(): string {
  const groups = Array.from({ length: 6 }, (_, level) => {
    const uses = `<use href="#g${level}"/>`.repeat(8)
    return `<g id="g${level + 1}" filter="url(#f)">${uses}</g>`
  })
  const blur = '<filter id="f"><feGaussianBlur stdDeviation="90"/></filter>'
  return svg(`${blur}<g id="g0"><path d="M0 0h1600v900z"/></g>${groups.join('')}`)
}

/** Drawings that take long or do more than be seen, and what the error for their writer says. */
export const hostileDrawings: Record<string, { svg: string; fault: RegExp }> = {
  elements: { svg: svg('<g/>'.repeat(400_000)), fault: /has more than 50000 elements/ },
  width: {
    svg: `<svg xmlns="http://www.w3.org/2000/svg" width="${'1'.repeat(1e6)}x!" height="9"/>`,
    fault: /has no size/,
  },
  uses: { svg: nestedUses(), fault: /was not finished after 6 s|needs more than 1536 MB/ },
  script: { svg: svg('<script/>'), fault: /has a script \(<script>\)/ },
}
