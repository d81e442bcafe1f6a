type Listener = () => void

const listeners = new Set<Listener>()

/**
 * Reports that the server no longer accepts this session (401), or that the user no longer has a role (403). The
 * session module then ends the session in the browser.
 */
export function announceSessionEnd(): void {
  for (const listener of listeners) listener()
}

export function onSessionEnd(listener: Listener): void {
  listeners.add(listener)
}
