import { topicSlug } from '../../src/blog/topic-slug.ts'
import type { PostRecord } from './compile-post.ts'
import { createError, type Diagnostic } from './diagnostics.ts'
import { fieldMessages } from './messages.ts'

/**
 * What posts must not share: slugs and ids, whatever their case. And categories and tags that would have the same
 * address but are not the same text, such as NIS2 and nis2.
 */
export function findConflicts(posts: readonly Pick<PostRecord, 'file' | 'references'>[]): Diagnostic[] {
  const owners = new Map<string, { value: string; file: string }>()
  const errors: Diagnostic[] = []
  for (const { file, references } of posts) {
    for (const { field, value, place } of references) {
      if (field === 'image') continue
      const isTopic = field === 'category' || field === 'tags'
      const key = `${field} ${isTopic ? topicSlug(value) : value.toLowerCase()}`
      const owner = owners.get(key)
      if (owner === undefined) {
        owners.set(key, { value, file })
      } else if (!isTopic) {
        errors.push(createError(file, place, fieldMessages.taken(field, value, owner.file), 'collision'))
      } else if (owner.value !== value) {
        const message = fieldMessages.spelling(field, value, owner.value, owner.file)
        errors.push(createError(file, place, message, 'spelling'))
      }
    }
  }
  return errors
}
