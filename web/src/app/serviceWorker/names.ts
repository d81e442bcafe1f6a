/** The address of the page that the service worker keeps as the shell of the app. */
export const SHELL = '/'

/** The message that makes a waiting service worker take over. */
export const TAKE_OVER = 'takeOver'

/** The cache that exists when somebody has signed in with this browser. It is empty. */
export const SIGNED_IN_CACHE = 'uurwerk-signed-in'
