import { useEffect } from 'react'
import { keepAnswers } from '../../api/kept/keepAnswers.ts'
import { keepOwnMonths } from '../../api/kept/keepOwnMonths.ts'
import { keepSending } from '../../api/outbox/keepSending.ts'
import { whenIdle } from '../../clock/whenIdle.ts'
import { registerServiceWorker } from '../../serviceWorker/registerServiceWorker.ts'
import { InstallHint } from '../install/InstallHint.tsx'
import { WaitingActs } from './WaitingActs.tsx'

/**
 * Keeps the months of the signed-in employee in the browser, and shows and sends the changes that wait in the browser.
 */
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
