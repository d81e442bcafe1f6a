import { makeListeners } from '../listeners.ts'

const { subscribe, tell } = makeListeners()

/**
 * Reports that the server no longer accepts this session (401), or that the user no longer has a role (403). The
 * session module then ends the session in the browser.
 */
export const announceSessionEnd = (): void => tell()

export const onSessionEnd = (listener: () => void): void => void subscribe(listener)
