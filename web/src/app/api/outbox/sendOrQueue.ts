import type { ActToQueue } from './queuedAct.ts'

/**
 * Stores a change in the browser and sends it. Returns null when the change waits in the browser. The code for sending
 * loads at the first change.
 */
export const sendOrQueue = async <Answer>(act: ActToQueue): Promise<Answer | null> =>
  (await import('./sendOutbox.ts')).sendOrQueue<Answer>(act)
