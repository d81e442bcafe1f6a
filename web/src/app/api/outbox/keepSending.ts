import { refreshKept } from '../kept/keepAnswers.ts'
import { loadOutbox } from './outbox.ts'
import { sendOutbox } from './sendOutbox.ts'

const EVERY_MS = 30_000

/**
 * Sends waiting changes and refreshes kept answers. This happens immediately, when the network returns, when the page
 * gets the focus, and every 30 seconds (rule offline-8). Returns a function that stops the sending and the refreshing.
 */
export function keepSending(): () => void {
  const stop = new AbortController()
  const { signal } = stop
  const send = () =>
    void loadOutbox().then(async (acts) => {
      if (!navigator.onLine) return
      if (acts.length > 0) await sendOutbox()
      await refreshKept()
    })
  window.addEventListener('online', send, { signal })
  window.addEventListener('focus', send, { signal })
  const timer = setInterval(send, EVERY_MS)
  signal.addEventListener('abort', () => clearInterval(timer))
  send()
  return () => stop.abort()
}
