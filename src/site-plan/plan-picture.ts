import { company } from '../company/company.ts'
import { frontNames, type SitePlanCopy } from '../content/site-plan-copy.ts'
import { fill } from '../i18n/fill.ts'
import { shortDay } from '../i18n/format.ts'
import type { Language } from '../i18n/languages.ts'
import type { Plan } from './plan-address.ts'

const namespace = 'http://www.w3.org/2000/svg'

/** Saves the sheet as an SVG file, which needs no style and no font of this site. */
export function savePicture(
  form: HTMLFormElement,
  plan: Plan,
  earlier: Plan | undefined,
  copy: SitePlanCopy,
  language: Language,
) {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(
    new Blob([drawPicture(form, plan, earlier, copy, language)], { type: 'image/svg+xml' }),
  )
  link.download = `${window.location.pathname.split('/').at(-1)}-${plan.day}.svg`
  link.click()
  URL.revokeObjectURL(link.href)
}

/** The drawing of the form, and below it what index and title block say. */
function drawPicture(
  form: HTMLFormElement,
  plan: Plan,
  earlier: Plan | undefined,
  copy: SitePlanCopy,
  language: Language,
): string {
  const picture = (form.querySelector('[data-drawing]') as SVGElement).cloneNode(true) as SVGElement
  for (const part of picture.querySelectorAll<SVGElement>('[data-state]')) {
    const front = part.closest('[data-front]')?.getAttribute('data-front') as keyof Plan['answers']
    if (part.dataset.state === (plan.answers[front] ?? 'open')) part.removeAttribute('display')
    else part.remove()
  }
  picture.setAttribute('xmlns', namespace)
  picture.setAttribute('viewBox', '-400 -330 800 900')
  picture.setAttribute('width', '800')
  picture.setAttribute('height', '900')
  picture.prepend(
    create('style', {}, styles),
    create('rect', { x: -400, y: -330, width: 800, height: 900, fill: 'var(--paper)' }),
  )
  const { sharing, states, titleBlock } = copy
  const index = frontNames.map((name, row) => {
    const [now, before] = [plan, earlier ?? plan].map(({ answers }) => states[answers[name] ?? 'open'])
    return `${row + 1} ${copy.fronts[name].label}: ${now}${before === now ? '' : ` (${fill(sharing.before, { state: `${before}` })})`}`
  })
  const title = [
    titleBlock.title,
    plan.business,
    fill(sharing.now, { day: shortDay(plan.day, language) }),
    earlier ? fill(sharing.earlier, { day: shortDay(earlier.day, language) }) : '',
    `${titleBlock.drawnBy}: ${company.name}`,
    company.phone,
    company.email.general,
  ]
  picture.append(
    ...linesAt(-372, index),
    ...linesAt(
      60,
      title.filter((line) => line !== ''),
    ),
  )
  return resolveColours(new XMLSerializer().serializeToString(picture))
}

const linesAt = (x: number, lines: readonly string[]) =>
  lines.map((line, row) => create('text', { x, y: 362 + 28 * row }, line))

function create(name: string, attributes: Record<string, string | number>, text = ''): SVGElement {
  const element = document.createElementNS(namespace, name)
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value))
  element.textContent = text
  return element
}

const styles = [
  'svg{color:var(--ink)}',
  'text{fill:currentColor;stroke:var(--paper);stroke-width:.4em;paint-order:stroke;font:14px ui-monospace,monospace}',
].join('')

/** The colours of the site in place of their names, as the theme of the visitor has them. */
function resolveColours(markup: string): string {
  const colours = getComputedStyle(document.documentElement)
  return markup.replace(/var\((--[\w-]+)\)/g, (_, name) => colours.getPropertyValue(name).trim())
}
