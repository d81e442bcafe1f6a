/** The address of the page that the service worker keeps as the shell of the app. */
export const SHELL = '/'

/** The message that makes a waiting service worker take over. */
export const TAKE_OVER = 'takeOver'
