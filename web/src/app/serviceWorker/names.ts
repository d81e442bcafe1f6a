/**
 * The URL of the HTML page of the app. The service worker stores this page, so that the app can start without a
 * network.
 */
export const SHELL = '/'

/** The message that makes a waiting service worker the active one. */
export const TAKE_OVER = 'takeOver'
