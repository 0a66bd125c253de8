import { compilePost } from './compile-post.ts'
import { toPlain } from './diagnostics.ts'
import { servePosts } from './serve-posts.ts'

servePosts((source) => toPlain(compilePost(source)))
