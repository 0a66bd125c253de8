/**
 * Renders what the first paint left out, the sections below the screen: one in each frame, so that a tap is answered
 * meanwhile. Without that, the height of the page would change while a visitor scrolls.
 */
export async function renderRest(): Promise<void> {
  const page = document.documentElement
  if (page.dataset.partial === undefined) return
  for (const part of document.querySelectorAll<HTMLElement>('main > section, #root > footer')) {
    part.style.contentVisibility = 'visible'
    await new Promise(requestAnimationFrame)
  }
  delete page.dataset.partial
}
