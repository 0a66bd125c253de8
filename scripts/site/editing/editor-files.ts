/** Where all of the editor is, below the site. */
export const editorFolder = 'admin'

/** Its page, a file beside those that it loads, so that the rule for the folder is the page's only one. */
export const pageName = 'posts.html'
export const scriptName = 'editor.js'
export const configName = 'config.json'
