// Takes the place of the service worker of the site that was here before, and ends it.
self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(retire()))

async function retire() {
  await self.registration.unregister()
  const names = await caches.keys()
  await Promise.all(names.map((name) => caches.delete(name)))
  // They show the old site.
  const tabs = await self.clients.matchAll({ type: 'window' })
  await Promise.all(tabs.map((tab) => tab.navigate(tab.url)))
}
