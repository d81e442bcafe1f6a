import { keepPushDevice } from '@uurwerk/contract/pushDevices'
import { call } from '../api/call.ts'
import { addressOfThisBrowser } from './messagesInThisBrowser.ts'

/**
 * Tells the server which session uses this browser, so that its sign-out ends the messages. When the messages are of
 * another person, the browser forgets them (rule notices-3).
 */
export async function keepMessages(): Promise<void> {
  const address = await addressOfThisBrowser()
  if (address === null) return
  const { isOn } = await call(keepPushDevice, { body: { endpoint: address.endpoint } })
  if (!isOn) await address.unsubscribe()
}
