import { type DefaultTreeAdapterTypes, parse } from 'parse5'
import { company } from '../../../src/company.ts'

/** What a page says of itself. */
export type PageHead = {
  /** Without the company's name. */
  title: string
  description: string
  /** Whether search engines may list the page. */
  isIndexed: boolean
}

/** Reads the head of a page; its body is not looked at. */
export function readHead(html: string): PageHead {
  const elements = headElements(html.slice(0, html.indexOf('</head>')))
  const metaOf = (name: string) =>
    elements.find((element) => attribute(element, 'name') === name && element.tagName === 'meta')
  const title = elements.find(({ tagName }) => tagName === 'title')?.childNodes[0]
  const description = metaOf('description')
  if (title === undefined || !('value' in title) || description === undefined)
    throw new Error('expected a page with a title and a description')
  const suffix = ` – ${company.shortName}`
  return {
    title: title.value.endsWith(suffix) ? title.value.slice(0, -suffix.length) : title.value,
    description: attribute(description, 'content') ?? '',
    isIndexed: !attribute(metaOf('robots'), 'content')?.includes('noindex'),
  }
}

type Element = DefaultTreeAdapterTypes.Element

function headElements(html: string): Element[] {
  const root = parse(html).childNodes.find((node) => node.nodeName === 'html') as Element
  const head = root.childNodes.find((node) => node.nodeName === 'head') as Element
  return head.childNodes.filter((node): node is Element => 'tagName' in node)
}

function attribute(element: Element | undefined, name: string): string | undefined {
  return element?.attrs.find((attr) => attr.name === name)?.value
}
