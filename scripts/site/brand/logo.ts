import { existsSync, readFileSync } from 'node:fs'
import { Resvg } from '@resvg/resvg-js'
import { defaultTreeAdapter, serialize, serializeOuter } from 'parse5'
import { optimize } from 'svgo'
import { themes } from '../../../src/brand/colours.ts'
import { attributeOf, type Element, fragmentOf } from '../elements.ts'

/** The one drawing of the logo: from it come the mark in the header, all icons and the one on preview images. */
export const logoFile = 'src/brand/logo.svg'

/** An own drawing for icons, in place of the logo's. */
const ownIcon = 'public/icon.svg'

/** Styles become attributes, since the policy of the pages allows no others; sizes come from where the logo is shown. */
const svgo = {
  plugins: [
    { name: 'preset-default', params: { overrides: { inlineStyles: { onlyMatchedOnce: false } } } },
    'convertStyleToAttrs',
    'removeDimensions',
    'removeScripts',
  ],
} as Parameters<typeof optimize>[1]

export type Logo = { svg: Element; width: number; height: number }

/** The logo as it is shown in one size: without the parts for the other, if it has such parts. */
export function readLogo(size: 'large' | 'small', file = logoFile): Logo {
  try {
    const source = readFileSync(file, 'utf8')
    const whole = fragmentOf(optimize(source, svgo).data)
    for (const element of whole.elements) {
      if (element.tagName === 'svg' && attributeOf(element, 'viewBox') === undefined)
        setSize(element, new Resvg(source))
      const part = attributeOf(element, 'data-size')
      if (part !== undefined && part !== size) defaultTreeAdapter.detachNode(element)
      element.attrs = element.attrs.filter(({ name }) => name !== 'data-size')
    }
    const { elements } = fragmentOf(optimize(serialize(whole.fragment), svgo).data)
    const svg = elements.find(({ tagName }) => tagName === 'svg')
    if (svg === undefined) throw new Error('found none')
    const { width, height } = new Resvg(serializeOuter(svg))
    return { svg, width, height }
  } catch (cause) {
    throw new Error(`${file}: expected a drawing in SVG: ${(cause as Error).message}`, { cause })
  }
}

/** Where the size is in other units than pixels. */
function setSize(svg: Element, { width, height }: { width: number; height: number }): void {
  svg.attrs = svg.attrs.filter(({ name }) => name !== 'width' && name !== 'height')
  svg.attrs.push({ name: 'viewBox', value: `0 0 ${width} ${height}` })
}

/** The markup of the logo with fixed colours, for images; `currentColor` is the colour of the text beside it. */
export function colourLogo({ svg }: Logo, currentColor: string): string {
  return serializeOuter(svg)
    .replaceAll('currentColor', currentColor)
    .replace(
      /var\(--([\w-]+)\)/g,
      (token, name: string) => (themes.light as Record<string, string>)[name] ?? token,
    )
}

/** Whether the icon is a file of the public folder, which is published as such. */
export function hasOwnIcon(): boolean {
  return existsSync(ownIcon)
}

/** The icon of the site as a drawing; where its colours come from the theme, they follow the browser's. */
export function createIcon(): string {
  if (hasOwnIcon()) return readFileSync(ownIcon, 'utf8')
  const logo = readLogo('small')
  const { light, dark } = themes
  const rules = Object.entries<string>(dark).flatMap(([name, colour]) =>
    ['fill', 'stroke'].map(
      (attribute) =>
        [`[${attribute}="${(light as Record<string, string>)[name]}"]`, `{${attribute}:${colour}}`] as const,
    ),
  )
  const markup = colourLogo(logo, light.accent)
  const used = rules
    .filter(([selector]) => markup.includes(selector.slice(1, -1)))
    .map((rule) => rule.join(''))
  const style = used.length > 0 ? `<style>@media(prefers-color-scheme:dark){${used.join('')}}</style>` : ''
  return markup.replace('>', () => `>${style}`)
}

/** A module with the logo as a React component, as high as the text beside it needs. */
export function createLogoModule(height = 28): string {
  const { svg, width, height: ownHeight } = readLogo('large')
  const size = { width: Math.round((height * width) / ownHeight), height, 'aria-hidden': true }
  return `import { createElement } from 'react'\nexport const LogoMark = () => ${createCode(svg, size)}\n`
}

function createCode(element: Element, more: object = {}): string {
  const attributes = element.attrs.filter(({ name }) => name !== 'xmlns')
  const props = { ...Object.fromEntries(attributes.map(({ name, value }) => [propOf(name), value])), ...more }
  const children = element.childNodes.flatMap((node) =>
    'tagName' in node
      ? [createCode(node)]
      : 'value' in node && node.value.trim()
        ? [JSON.stringify(node.value)]
        : [],
  )
  return `createElement(${[JSON.stringify(element.tagName), JSON.stringify(props), ...children].join(', ')})`
}

function propOf(attribute: string): string {
  if (attribute === 'class') return 'className'
  return /^(aria|data)-/.test(attribute)
    ? attribute
    : attribute.replace(/[-:](\w)/g, (_, letter) => letter.toUpperCase())
}
