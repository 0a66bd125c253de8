import CMS from '@sveltia/cms'

// A post keeps its file name when the slug field changes later.
CMS.registerEventListener({
  name: 'preSave',
  handler: ({ entry }) => entry.get('data').set('slug', entry.get('slug')),
})
CMS.init()
