import { keepPushDevice } from '@uurwerk/contract/ownStart/pushDevices'
import { call } from '../api/call.ts'
import { addressOfThisBrowser } from './messagesInThisBrowser.ts'

/**
 * Connects the push messages of this browser to the current session, so that signing out ends them. A subscription that
 * belongs to another person is deleted (rule notices-3).
 */
export async function keepMessages(): Promise<void> {
  const address = await addressOfThisBrowser()
  if (address === null) return
  const { isOn } = await call(keepPushDevice, { body: { endpoint: address.endpoint } })
  if (!isOn) await address.unsubscribe()
}
