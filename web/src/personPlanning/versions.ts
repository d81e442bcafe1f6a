/** The first version is the default of the screen: the actual planning. */
export const VERSIONS = ['actual', 'locked'] as const

export type VersionName = (typeof VERSIONS)[number]

export const VERSION_IN_ADDRESS = 'version'
