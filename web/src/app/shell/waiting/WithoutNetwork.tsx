import { useEffect } from 'react'
import { keepAnswers } from '../../api/kept/keepAnswers.ts'
import { keepOwnMonths } from '../../api/kept/keepOwnMonths.ts'
import { keepSending } from '../../api/outbox/keepSending.ts'
import { InstallHint } from '../install/InstallHint.tsx'
import { WaitingActs } from './WaitingActs.tsx'

/** The pause before the months that nobody opened are read, in milliseconds, so that the screen loads first. */
const REST_MS = 5000

/** Keeps the own months of an employee in the browser, and shows and sends the changes that wait there. */
export function WithoutNetwork() {
  useEffect(() => {
    const stopKeeping = keepAnswers()
    const stopSending = keepSending()
    // Without a service worker the app does not open without a network.
    const timer = setTimeout(() => {
      if (navigator.serviceWorker?.controller) void keepOwnMonths()
    }, REST_MS)
    return () => {
      clearTimeout(timer)
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
