// Takes the place of the service worker where there is to be none (VITE_SERVICE_WORKER=off, and the
// development server): it removes itself and what was kept, and leaves open pages alone.
self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => {
  const remove = async () => {
    const names = await caches.keys();
    await Promise.all(names.map((name) => caches.delete(name)));
    await self.registration.unregister();
  };
  event.waitUntil(remove());
});
