const LOCK = 'uurwerk-outbox'

/** Runs a write after the writes of all tabs of this browser that came before. */
export const inTurn = <T>(write: () => Promise<T>): Promise<T> =>
  'locks' in navigator ? navigator.locks.request(LOCK, write) : write()
