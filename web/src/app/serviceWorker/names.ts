/** The address of the page that the service worker stores as the frame of the app. */
export const SHELL = '/'

/** The message that makes a waiting service worker the active one. */
export const TAKE_OVER = 'takeOver'
