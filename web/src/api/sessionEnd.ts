type Listener = () => void

const listeners = new Set<Listener>()

/** The server no longer knows this session (401), or took a role away (403): whoever keeps the session ends it. */
export function announceSessionEnd(): void {
  for (const listener of listeners) listener()
}

export function onSessionEnd(listener: Listener): void {
  listeners.add(listener)
}
