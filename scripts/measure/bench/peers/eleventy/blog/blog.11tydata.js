export default { layout: 'post.njk', permalink: ({ slug }) => `/blog/${slug}/` }
