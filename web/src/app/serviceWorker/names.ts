/** The HTML page that the service worker stores, so that the app can start without a network. */
export const SHELL = '/'

/** The message that makes a waiting service worker the active one. */
export const TAKE_OVER = 'takeOver'
