import { savesData, untilIdle } from './prefetch-links.ts'

let isLoaded = false

/**
 * Loads the font of the company after the first paint, for phones, which begin without it. Headings and plans are
 * lettered in it at once if nothing that a visitor sees moves thereby; the next page is lettered in it throughout.
 */
export async function loadLateFont(): Promise<void> {
  if (savesData()) return
  await untilIdle()
  const [face] = document.fonts
  if ((await face?.load().catch(() => undefined)) === undefined) return
  isLoaded = true
  const before = startPlaces()
  letter()
  if (isMoved(before, startPlaces())) letter(false)
}

/** For each new page. */
export function letterPage(): void {
  if (!isLoaded) return
  letter()
  document.documentElement.style.setProperty('--font', 'var(--font-plan)')
}

function letter(isLettered = true): void {
  document.documentElement.classList.toggle('lettered', isLettered)
}

/** Where each text and each element begins that is on the screen or above it. */
function startPlaces(): number[] {
  const range = document.createRange()
  const nodes = document.createTreeWalker(document.body)
  const places: number[] = []
  while (nodes.nextNode()) {
    range.selectNode(nodes.currentNode)
    const [start] = range.getClientRects()
    if (start && start.y < window.innerHeight) places.push(start.x, start.y)
  }
  return places
}

/** By more than the baseline of another font. */
function isMoved(before: number[], after: number[]): boolean {
  return (
    before.length !== after.length || before.some((place, index) => Math.abs(place - (after[index] ?? 0)) > 2)
  )
}
