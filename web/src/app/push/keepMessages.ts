import { keepPushDevice } from '@uurwerk/contract/ownStart/pushDevices'
import { call } from '../api/call.ts'
import { addressOfThisBrowser } from './messagesInThisBrowser.ts'

/** Signing out of this session ends the messages. A subscription of another person is deleted (rule notices-3). */
export async function keepMessages(): Promise<void> {
  const address = await addressOfThisBrowser()
  if (address === null) return
  const { isOn } = await call(keepPushDevice, { body: { endpoint: address.endpoint } })
  if (!isOn) await address.unsubscribe()
}
