import { compilePost } from './compile-post.ts'
import { servePosts } from './serve-posts.ts'

servePosts(compilePost)
