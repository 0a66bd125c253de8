import { compilePost } from './compile-post.ts'

export default compilePost
