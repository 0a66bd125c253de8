import { expect, test } from 'vitest'
import { topicSlug } from './topic-slug.ts'

test('the slug of a category or tag is readable', () => {
  const slugs = {
    ...{ 'Backup & Recovery': 'backup-recovery', 'Größe ÄÖÜ': 'groesse-aeoeue', Prüfung: 'pruefung' },
    ...{ ['Prüfung'.normalize('NFD')]: 'pruefung', 'Café à la crème': 'cafe-a-la-creme' },
    ...{
      '3-2-1-Regel': '3-2-1-regel',
      'C++': 'c-plus-plus',
      'C#': 'c-sharp',
      '🔒': '1f512',
      '</script>': 'script',
    },
  }
  expect(Object.keys(slugs).map((name) => [name, topicSlug(name)])).toEqual(Object.entries(slugs))
})
