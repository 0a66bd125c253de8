import { servePosts } from '../content/serve-posts.ts'
import { checkPost } from './check-post.ts'

servePosts(checkPost)
