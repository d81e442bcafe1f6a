/** The two versions of the planning. The screen first shows the actual planning. */
export const VERSIONS = ['actual', 'locked'] as const

export type VersionName = (typeof VERSIONS)[number]

export const VERSION_IN_ADDRESS = 'version'
