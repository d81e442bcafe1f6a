import { startTestApp } from '../../startTestApp.ts'
import { givenHr } from '../world.ts'

/** Starts an app in which Katrien Lauwers works for HR. */
export async function hrWorld(...start: Parameters<typeof startTestApp>) {
  const testApp = await startTestApp(...start)
  const { id: katrienId, call: hr } = await givenHr(testApp)
  return { ...testApp, katrienId, hr }
}
