import { keepPushDevice } from '@uurwerk/contract/ownStart/pushDevices'
import { call } from '../api/call.ts'
import { addressOfThisBrowser } from './messagesInThisBrowser.ts'

/**
 * Tells the server which session uses this browser, so that signing out ends the push messages. When the push messages
 * belong to another person, the browser deletes its own push subscription (rule notices-3).
 */
export async function keepMessages(): Promise<void> {
  const address = await addressOfThisBrowser()
  if (address === null) return
  const { isOn } = await call(keepPushDevice, { body: { endpoint: address.endpoint } })
  if (!isOn) await address.unsubscribe()
}
