import { checkPost } from './check-post.ts'

/** What a thread can be asked to do: check a post, or tell that it is there. */
export default checkPost

export function isReady(): true {
  return true
}
