import { unified } from '@astrojs/markdown-remark'
import config from './astro.config.mjs'

// The parser that this site has, too. Astro's own is written in Rust.
export default { ...config, markdown: { processor: unified() } }
