type Listener = () => void

const listeners = new Set<Listener>()

/**
 * Reports that the server no longer accepts this session (401) or took away a role (403), so that the session module
 * ends it in the browser.
 */
export function announceSessionEnd(): void {
  for (const listener of listeners) listener()
}

export function onSessionEnd(listener: Listener): void {
  listeners.add(listener)
}
