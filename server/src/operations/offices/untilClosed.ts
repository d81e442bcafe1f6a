import { countWorkers } from '../../platform/db/offices/contentsStore.ts'
import { asOffice } from '../../platform/db/offices/officeListStore.ts'
import type { Office } from '../../platform/db/offices/office.ts'
import type { OfficeList } from '../../platform/db/offices/openOfficeList.ts'
import { StartRefusal } from '../../platform/startRefusal.ts'

/** The time in milliseconds after which no server process serves a closed office any more. */
export const CLOSED_AFTER_MS = 12_000

const WORKERS_END_WITHIN_MS = 60_000

/** Waits until no server process serves a closed office any more, and until the last job of the office has ended. */
export async function untilClosed(
  { client, pause }: OfficeList,
  office: Office,
  servedMs = CLOSED_AFTER_MS,
): Promise<void> {
  await pause(Math.max(0, servedMs))
  const giveUpAt = performance.now() + WORKERS_END_WITHIN_MS
  while ((await asOffice(client, office, () => countWorkers(client))) > 0) {
    if (performance.now() > giveUpAt)
      throw new StartRefusal(`Een taak van ${office.name} loopt nog. Probeer het later opnieuw.`)
    await pause(500)
  }
}
