import { expect, test } from 'vitest'
import { remarksOn } from '../../../tests/support/remarks-on.ts'
import { imageMessages } from '../messages.ts'

const remarks = (body: string) => remarksOn('alternative-texts', body)
const none = imageMessages.noAlternativeText
const fileName = imageMessages.fileNameAsText

test('a text that tells something is right', () => {
  expect(remarks('![Drei Kopien an zwei Orten](images/plan.svg)')).toEqual([])
})

test('none, and one of spaces, is told', () => {
  expect(remarks('Hier: ![](a.png)')).toEqual([`15:7 [![](a.png)] ${none}`])
  expect(remarks('![ ](a.png)')).toHaveLength(1)
  expect(remarks('![][a]\n\n[a]: a.png')).toEqual([`15:1 [![][a]] ${none}`])
})

test("the file's name is told, with its ending or without, also where it is a reference", () => {
  expect(remarks('![netz-plan.png](images/netz-plan.png?v=1)')[0]).toContain(fileName)
  expect(remarks('![Netz Plan](images/netz-plan.png)')[0]).toContain(fileName)
  expect(remarks('![netz][a]\n\n[a]: images/netz.svg')[0]).toContain(fileName)
})
