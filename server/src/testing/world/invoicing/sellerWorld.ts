import type { Settings } from '../../../platform/settings/settings.ts'
import { hrWorld } from '../people/hrWorld.ts'
import { givenSeller } from './invoicingWorld.ts'

/** Starts an app with the company Wijzerplaat Zorg as the seller, in which Katrien Lauwers works for HR. */
export async function sellerWorld(now = '2026-12-01T09:00:00Z', settings: Partial<Settings> = {}) {
  const testApp = await hrWorld(now, settings)
  await givenSeller(testApp.db)
  return testApp
}
