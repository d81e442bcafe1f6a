/** The actual planning first: it is what one sees unless one asks for the other. */
export const VERSIONS = ['actual', 'locked'] as const

export type VersionName = (typeof VERSIONS)[number]

export const VERSION_IN_ADDRESS = 'version'
