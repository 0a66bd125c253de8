import { compilePost } from './compile-post.ts'

/** What a thread can be asked to do: compile a post, or tell that it is there. */
export default compilePost

export function isReady(): true {
  return true
}
