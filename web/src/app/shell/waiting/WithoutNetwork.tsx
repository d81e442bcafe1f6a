import { useEffect } from 'react'
import { keepAnswers, refreshKept } from '../../api/kept/keepAnswers.ts'
import { keepOwnMonths } from '../../api/kept/keepOwnMonths.ts'
import { whenIdle } from '../../clock/whenIdle.ts'
import { registerServiceWorker } from '../../serviceWorker/registerServiceWorker.ts'
import { InstallHint } from '../install/InstallHint.tsx'
import { WaitingActs } from './WaitingActs.tsx'
import { loadOutbox } from '../../api/outbox/outbox.ts'
import { sendOutbox } from '../../api/outbox/sendOutbox.ts'

/** Keeps the employee's months in the browser, and shows and sends the waiting changes. */
export function WithoutNetwork() {
  useEffect(() => {
    const stopKeeping = keepAnswers()
    const stopSending = keepSending()
    const stopWorker = import.meta.env.PROD ? registerServiceWorker() : () => undefined
    let isShown = true
    // Without a service worker, the app cannot open without a network, so no answers are kept.
    void navigator.serviceWorker?.ready.then(() =>
      whenIdle(() => {
        if (!isShown) return
        void keepOwnMonths()
        void import('../../push/keepMessages.ts').then(({ keepMessages }) => keepMessages()).catch(() => undefined)
      }),
    )
    return () => {
      isShown = false
      stopWorker()
      stopKeeping()
      stopSending()
    }
  }, [])
  return (
    <>
      <WaitingActs />
      <InstallHint />
    </>
  )
}

const EVERY_MS = 30_000

/**
 * Sends the waiting changes and reads kept screens again: now, when the network or the focus returns, and every 30
 * seconds (rule offline-8). Returns a function that stops all this.
 */
function keepSending(): () => void {
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
