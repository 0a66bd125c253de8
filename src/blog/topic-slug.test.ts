import { describe, expect, test } from 'vitest'
import { slugPattern } from './post.ts'
import { topicSlug } from './topic-slug.ts'

describe('the slug of a category or tag', () => {
  test.each([
    ['Backup & Recovery', 'backup-recovery'],
    ['NIS2', 'nis2'],
    ['Prüfung', 'pruefung'],
    ['Prüfung'.normalize('NFD'), 'pruefung'],
    ['Größe ÄÖÜ', 'groesse-aeoeue'],
    ['Café à la crème', 'cafe-a-la-creme'],
    ['3-2-1-Regel', '3-2-1-regel'],
    ['C', 'c'],
    ['C++', 'c-plus-plus'],
    ['C#', 'c-sharp'],
    ['__proto__', 'proto'],
    ['constructor', 'constructor'],
    ['кот', '43a-43e-442'],
    ['Łódź', '142-odz'],
    ['$&', '24-26'],
    ['🔒', '1f512'],
    ['CON', '43-4f-4e'],
    ['lpt1', '6c-70-74-31'],
    ['-', '2d'],
    ['</script>', 'script'],
  ])('%s is %s', (name, slug) => {
    expect(topicSlug(name)).toBe(slug)
    expect(slug).toMatch(slugPattern)
  })

  test.each(['a'.repeat(300), '𐐷'.repeat(300), '$ '.repeat(300), 'ab-'.repeat(100), `${'x'.repeat(79)} y`])(
    'is short, whatever the name: %#',
    (name) => {
      expect(topicSlug(name)).toMatch(slugPattern)
      expect(topicSlug(name).length).toBeLessThanOrEqual(80)
    },
  )
})
