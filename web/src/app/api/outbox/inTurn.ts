const LOCK = 'uurwerk-outbox'

/** Runs a write after all earlier writes in all tabs of this browser. */
export const inTurn = <T>(write: () => Promise<T>): Promise<T> =>
  'locks' in navigator ? navigator.locks.request(LOCK, write) : write()
