import { expect, test } from 'vitest'
import { remarksOn } from '../../../tests/support/remarks-on.ts'

test('levels that follow each other, and back to a higher one, are right', () => {
  const body = '## A\n\n### B\n\n#### C\n\nText.\n\n## D\n\nText.'
  expect([...remarksOn('heading-increment', body), ...remarksOn('headings', body)]).toEqual([])
})

test('a level that is skipped is a hint', () => {
  const skipped = (body: string) => remarksOn('heading-increment', body)
  expect(skipped('#### A\n\n## B\n')).toEqual([
    '15:1 [#### A] Überschrift: unter dem Titel höchstens ## erwartet, #### gefunden',
  ])
  expect(skipped('## A\n\n#### B\n\n##### C\n')).toEqual([
    '17:1 [#### B] Überschrift: nach ## höchstens ### erwartet, #### gefunden',
  ])
  expect(skipped('```\n#### A\n```\n')).toEqual([])
})

test('the title is the only main heading, also where it is underlined', () => {
  const message = 'Überschrift: # ist dem Titel vorbehalten; ## oder mehr verwenden'
  expect(remarksOn('headings', '# A\n')).toEqual([`15:1 [# A] ${message}`])
  expect(remarksOn('headings', 'A\n===\n')).toEqual([`15:1 [A\n===] ${message}`])
})

test('references without a definition are hints, brackets alone are text', () => {
  const undefinedIn = (body: string) => remarksOn('no-undefined-references', body)
  expect(undefinedIn('[a][b] ![c][] und[^1]')).toEqual([
    '15:1 [[a][b]] Verweis: zu [a][b] fehlt das Ziel; „[…]: Adresse“ ergänzen',
    '15:9 [[c][]] Verweis: zu [c][] fehlt das Ziel; „[…]: Adresse“ ergänzen',
    '15:18 [[^1]] Fußnote: zu [^1] fehlt der Text; unten „[^1]: …“ mit Doppelpunkt ergänzen',
  ])
  expect(undefinedIn('Er sagte [sic] nichts [...] dazu.\n\n- [ ] a\n- [x] b\n\n> [!NOTE]\n> c')).toEqual([])
})

test('definitions that are unused or come twice are hints', () => {
  expect(remarksOn('no-unused-definitions', '[a]\n\n[a]: /a\n[b]: /b\n[^c]: d')).toHaveLength(2)
  expect(remarksOn('no-duplicate-definitions', '[a]\n\n[a]: /a\n[a]: /b')).toHaveLength(1)
})
