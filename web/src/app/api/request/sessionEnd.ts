import { makeListeners } from '../makeListeners.ts'

const { subscribe, tell } = makeListeners()

/** The session is not accepted (401), or a role ended (403). The session module then ends the session. */
export const announceSessionEnd = (): void => tell()

export const onSessionEnd = (listener: () => void): void => void subscribe(listener)
