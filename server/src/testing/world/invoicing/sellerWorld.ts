import type { Settings } from '../../../platform/settings/settings.ts'
import { startTestApp } from '../../startTestApp.ts'
import { givenPerson } from '../world.ts'
import { givenSeller } from './invoicingWorld.ts'

/** Starts an app with the company Wijzerplaat Zorg as the seller, in which Katrien Lauwers works for HR. */
export async function sellerWorld(now = '2026-12-01T09:00:00Z', settings: Partial<Settings> = {}) {
  const testApp = await startTestApp(now, settings)
  const { db } = testApp
  await givenSeller(db)
  const katrienId = await givenPerson(db, { firstName: 'Katrien', lastName: 'Lauwers', roles: ['ROLE_ADMIN'] })
  return { ...testApp, katrienId, hr: await testApp.as(katrienId) }
}
