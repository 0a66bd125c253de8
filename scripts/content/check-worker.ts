import { checkPost } from './check-post.ts'
import { servePosts } from './serve-posts.ts'

servePosts(checkPost)
