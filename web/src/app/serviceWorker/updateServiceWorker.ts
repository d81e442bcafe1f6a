/** Checks whether the server has the service worker of a newer build. */
export const updateServiceWorker = (): void =>
  void navigator.serviceWorker
    ?.getRegistration()
    .then((registration) => registration?.update())
    .catch(() => undefined)
