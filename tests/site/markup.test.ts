import { type ConfigData, HtmlValidate } from 'html-validate'
import { expect, test } from 'vitest'
import { sourceAt } from '../support/documents.ts'
import { everyPage } from '../support/every-page.ts'

const rules: ConfigData['rules'] = {
  // How React and parsers write attributes and tags; HTML allows both ways.
  'attr-case': 'off',
  'attribute-boolean-style': 'off',
  'attribute-empty-style': 'off',
  'void-style': 'off',
  'no-raw-characters': 'off',
  'no-trailing-whitespace': 'off',
  // HTML forbids only white space in an id; React's begin with a low line.
  'valid-id': ['error', { relaxed: true }],
  // Whoever copies a phone number would get the special spaces with it.
  'tel-non-breaking': 'off',
  // The short form of the home page is sent by a link to the mail program (specification, section 3).
  'wcag/h32': 'off',
  // A matter of taste, and the title of an article is its author's.
  'long-title': 'off',
}
const validator = new HtmlValidate({ root: true, extends: ['html-validate:recommended'], rules })

test('every page is valid in each language', async () => {
  const faults: string[] = []
  for (const path of [...everyPage, '/404']) {
    const source = sourceAt(path)
    const [template = '', content = ''] =
      /<template id="other-language".*?<desc>(.*?)<\/desc><\/style>.*?<\/template>/s.exec(source) ?? []
    if (content === '') faults.push(`${path}: languages`)
    // What is in a template may be anything: it is judged where the browser puts it.
    const [, head = ''] = /^(.*<div id="root"[^>]*>)/s.exec(source) ?? []
    const titleless = content.replace(/^(<title>.*?<\/title>|<meta [^>]*>)+/s, '')
    const versions = [source.replace(template, ''), `${head}${titleless}</div></body></html>`]
    for (const html of versions) {
      const { results } = await validator.validateString(html)
      const messages = results.flatMap((result) => result.messages)
      faults.push(...messages.map((it) => `${path}: ${it.ruleId}: ${it.message} ${it.selector}`))
    }
  }
  expect(faults).toEqual([])
})
