/**
 * Renders the sections that the first paint left out, one per frame, so that the page responds to taps meanwhile.
 * Otherwise its height would change while a visitor scrolls.
 */
export async function renderOffscreenSections(): Promise<void> {
  const page = document.documentElement
  if (page.dataset.partial === undefined) return
  for (const part of document.querySelectorAll<HTMLElement>('main > section, #root > footer')) {
    part.style.contentVisibility = 'visible'
    await new Promise(requestAnimationFrame)
  }
  delete page.dataset.partial
}
