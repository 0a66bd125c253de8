import type { Page } from '@playwright/test'

/**
 * What is wrong with the stops of the keyboard in this window, from the first to the last and back: those that header,
 * banner or anything else covers while they have the focus (WCAG 2.4.11), that are outside of the window, that nothing
 * marks, or that are smaller than 24 pixels.
 */
export async function stopFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const stops = [
      ...document.querySelectorAll<HTMLElement>('a[href], button, input, textarea, summary, [tabindex="0"]'),
    ].filter((stop) => stop.checkVisibility() && !stop.matches(':disabled, [tabindex="-1"]'))
    const nameOf = (stop: HTMLElement) =>
      `${stop.localName} ${stop.getAttribute('name') ?? stop.textContent?.trim().slice(0, 40)}`

    const isCovered = (stop: HTMLElement) => {
      const [box] = stop.getClientRects()
      // What is higher than half of the window is not covered as a whole.
      if (box === undefined || box.height > innerHeight / 2) return false
      const y = (box.top + box.bottom) / 2
      // Not all of it has to be in view, but nothing may lie on it.
      return [box.left + 2, (box.left + box.right) / 2, box.right - 2].some((x) => {
        const top = document.elementFromPoint(Math.min(Math.max(x, 1), innerWidth - 1), y)
        return top === null || !(stop.contains(top) || top.contains(stop))
      })
    }
    const isOutside = (stop: HTMLElement) => {
      const { top, bottom, left, right } = stop.getBoundingClientRect()
      return bottom <= 0 || right <= 0 || top >= innerHeight || left >= innerWidth
    }
    const isMarked = (stop: HTMLElement) => {
      const marks = [stop, ...(stop.closest('label')?.querySelectorAll('*') ?? [])]
      return marks
        .map((element) => getComputedStyle(element))
        .some(
          ({ outlineStyle, outlineWidth }) => outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2,
        )
    }
    const isSmall = (stop: HTMLElement) => {
      const target = stop.closest('label') ?? stop
      const { width, height } = target.getBoundingClientRect()
      // A link in a sentence is as high as its line.
      return getComputedStyle(target).display !== 'inline' && (width < 24 || height < 24)
    }

    const faults = stops.filter(isSmall).map((stop) => `small: ${nameOf(stop)}`)
    for (const order of [stops, stops.toReversed()]) {
      for (const stop of order) {
        stop.focus()
        if (document.activeElement !== stop) continue
        if (isCovered(stop)) faults.push(`covered: ${nameOf(stop)}`)
        if (isOutside(stop)) faults.push(`outside: ${nameOf(stop)}`)
        if (!isMarked(stop)) faults.push(`not marked: ${nameOf(stop)}`)
      }
    }
    return [...new Set(faults)]
  })
}

/**
 * What is wrong with the tree that screen readers read: lists without an entry, controls that are invalid before
 * anybody has touched them, and texts inside of images, which have a name instead.
 */
export async function treeFaults(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page)
  const { nodes } = await session.send('Accessibility.getFullAXTree')
  await session.detach()
  const all = new Map(nodes.map((node) => [node.nodeId, node]))
  const roleOf = ({ role, ignored }: (typeof nodes)[number]) => (ignored ? undefined : role?.value)
  const below = (node: (typeof nodes)[number]): typeof nodes =>
    (node.childIds ?? []).flatMap((id) => {
      const child = all.get(id)
      return child ? [child, ...below(child)] : []
    })
  return nodes.flatMap((node) => {
    const role = roleOf(node)
    const roles = role === 'list' || role === 'image' ? below(node).map(roleOf) : []
    const isInvalid = node.properties?.some(({ name, value }) => name === 'invalid' && value.value === 'true')
    return [
      ...(role === 'list' && !roles.includes('listitem') ? ['empty list'] : []),
      ...(role === 'image' && roles.includes('StaticText') ? [`text in an image: ${node.name?.value}`] : []),
      ...(role !== undefined && isInvalid ? [`invalid: ${node.name?.value}`] : []),
    ]
  })
}
