const LOCK = 'uurwerk-outbox'

/** Runs a write when all earlier writes of all tabs of this browser have ended. */
export const inTurn = <T>(write: () => Promise<T>): Promise<T> =>
  'locks' in navigator ? navigator.locks.request(LOCK, write) : write()
