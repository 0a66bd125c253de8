import { VFile } from 'vfile'
import { expect } from 'vitest'
import { insertPictures } from '../../scripts/content/markdown/picture-slots.ts'
import { renderBody } from '../../scripts/content/render-body.ts'

export function render(markdown: string) {
  return renderBody(new VFile(markdown))
}

/** The HTML of a body without pictures. */
export function htmlOf(markdown: string): string {
  return insertPictures(render(markdown).body, new Map())
}

export type Row = [markdown: string, html: string]

/** Renders the markdown of each row, and compares the HTML with that in the row. */
export function expectHtml(rows: Row[]): void {
  expect(rows.map(([markdown]) => [markdown, htmlOf(markdown)])).toEqual(rows)
}
