import { existsSync, readFileSync } from 'node:fs'
import { Resvg } from '@resvg/resvg-js'
import { serializeOuter } from 'parse5'
// The other entry consists of hundreds of files, which take a quarter of a second to load.
import { type Config, type CustomPlugin, optimize } from 'svgo/browser'
import type { Themes } from '../../../src/brand/colours.ts'
import { logoFile } from '../../content/folders.ts'
import { type Element, fragmentOf } from '../elements.ts'

/** An own drawing for icons, in place of the logo's. */
const ownIcon = 'public/icon.svg'

export type Logo = { svg: Element; width: number; height: number }

/** The logo as it is shown in one size: without the parts for the other, if it has such parts. */
export function readLogo(size: 'large' | 'small', file = logoFile): Logo {
  try {
    const source = readFileSync(file, 'utf8')
    const { elements } = fragmentOf(optimize(source, optimizing(source, size)).data)
    const svg = elements.find(({ tagName }) => tagName === 'svg')
    if (svg === undefined) throw new Error('found none')
    const { width, height } = new Resvg(serializeOuter(svg))
    return { svg, width, height }
  } catch (cause) {
    throw new Error(`${file}: expected a drawing in SVG: ${(cause as Error).message}`, { cause })
  }
}

/** Styles become attributes, since the policy of the pages allows no others; sizes come from where the logo is shown. */
function optimizing(source: string, size: 'large' | 'small'): Config {
  const onlySize: CustomPlugin = {
    name: 'only-size',
    fn: () => ({
      element: {
        enter: (node, parent) => {
          const { 'data-size': part = size, ...attributes } = node.attributes
          if (part !== size) parent.children = parent.children.filter((child) => child !== node)
          if (node.name === 'svg' && attributes.viewBox === undefined) {
            // The size may be in other units than pixels.
            const { width, height } = new Resvg(source)
            Object.assign(attributes, { viewBox: `0 0 ${width} ${height}` })
          }
          node.attributes = attributes
        },
      },
    }),
  }
  const overrides = { inlineStyles: { onlyMatchedOnce: false } }
  const preset = { name: 'preset-default', params: { overrides } }
  // The attributes are in one order, also those that were styles.
  const tidy = ['convertStyleToAttrs', 'removeDimensions', 'removeScripts', 'sortAttrs']
  return { plugins: [onlySize, preset, ...tidy] } as Config
}

/** The markup of the logo with fixed colours, for images; `currentColor` is the colour of the text beside it. */
export function colourLogo({ svg }: Logo, currentColor: string, colours: Themes['light']): string {
  return inColours(serializeOuter(svg).replaceAll('currentColor', currentColor), colours)
}

/** A drawing in the colours of a theme. */
export function inColours(svg: string, colours: Themes['light']): string {
  return svg.replace(/var\(--([\w-]+)\)/g, (_, name: string) => {
    const colour = (colours as Record<string, string>)[name]
    // It would be drawn in black.
    if (colour === undefined) throw new Error(`a drawing has the colour --${name}, which is none of images`)
    return colour
  })
}

/** Whether the icon is a file of the public folder, which is published as such. */
export function hasOwnIcon(): boolean {
  return existsSync(ownIcon)
}

/** The icon of the site as a drawing; where its colours come from the theme, they follow the browser's. */
export function createIcon({ light, dark }: Themes): string {
  if (hasOwnIcon()) return readFileSync(ownIcon, 'utf8')
  const logo = readLogo('small')
  const markup = colourLogo(logo, light.accent, light)
  const rules = Object.entries<string>(dark).flatMap(([name, colour]) =>
    ['fill', 'stroke'].flatMap((attribute) => {
      const painted = `${attribute}="${(light as Record<string, string>)[name]}"`
      return markup.includes(painted) ? `[${painted}]{${attribute}:${colour}}` : []
    }),
  )
  const style = rules.length > 0 ? `<style>@media(prefers-color-scheme:dark){${rules.join('')}}</style>` : ''
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
