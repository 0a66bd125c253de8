import { expect, test } from 'vitest'
import { slugPattern } from './post.ts'
import { topicSlug } from './topic-slug.ts'

test('the slug of a category or tag is readable, and whole signs become code points', () => {
  const slugs = {
    ...{ 'Backup & Recovery': 'backup-recovery', 'Größe ÄÖÜ': 'groesse-aeoeue', Prüfung: 'pruefung' },
    ...{ ['Prüfung'.normalize('NFD')]: 'pruefung', 'Café à la crème': 'cafe-a-la-creme' },
    ...{ '3-2-1-Regel': '3-2-1-regel', 'C++': 'c-plus-plus', 'C#': 'c-sharp', __proto__x: 'proto-x' },
    ...{ 'Łódź кот': '142-odz-43a-43e-442', '$&': '24-26', '🔒': '1f512', CON: '43-4f-4e' },
    ...{ constructor: 'constructor', '-': '2d', '</script>': 'script' },
  }
  expect(Object.keys(slugs).map((name) => [name, topicSlug(name)])).toEqual(Object.entries(slugs))
})

test('a slug is short and well-formed, whatever the name', () => {
  const long = ['a', '𐐷', '$ ', 'ab-'].map((part) => part.repeat(300))
  const slugs = [...long, `${'x'.repeat(79)} y`, 'Café', '</script>'].map(topicSlug)
  expect(slugs.filter((slug) => slug.length > 80 || !slugPattern.test(slug))).toEqual([])
})
