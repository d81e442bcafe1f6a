import { addressOfOffice, type Office } from '../../platform/db/offices/office.ts'
import { migrate } from '../../platform/db/migration/migrate.ts'
import { latestMigration } from '../../platform/db/migration/migrations.ts'
import { prepareJobs } from '../../platform/jobs/prepareJobs.ts'
import { StartRefusal } from '../../platform/startRefusal.ts'
import { insertAct, listOffices, updateMigration } from '../../platform/db/offices/houseStore.ts'
import type { House } from '../../platform/db/offices/openHouse.ts'

const AT_ONCE = 4

/** Applies the missing migrations to one office, with only the rights of the office's role. */
export async function migrateOffice({ client, url }: House, office: Office): Promise<void> {
  const address = addressOfOffice(url, office)
  await migrate({ url: address })
  await prepareJobs(address, { ownSchema: true })
  await updateMigration(client, office.name, latestMigration())
}

/**
 * Migrates all offices, four at a time. After the first failure, no other office is migrated. Migrated offices work
 * with the new release, and the other offices with the old release.
 */
export async function migrateOffices(house: House): Promise<string[]> {
  const waiting = (await listOffices(house.client)).filter(({ state }) => state === 'on' || state === 'stopped')
  const done: string[] = []
  const failures: string[] = []

  async function work(): Promise<void> {
    for (let office = waiting.shift(); office !== undefined && failures.length === 0; office = waiting.shift()) {
      try {
        await migrateOffice(house, office)
        done.push(office.name)
      } catch (error) {
        if (!(error instanceof StartRefusal)) throw error
        failures.push(`${office.name}: ${error.message}`)
      }
    }
  }

  await Promise.all(Array.from({ length: AT_ONCE }, work))
  await insertAct(house.client, { act: 'migrate', office: null, detail: done.toSorted().join(' ') })
  if (failures.length > 0)
    throw new StartRefusal(
      [...failures, `Wel klaar: ${done.toSorted().join(', ') || 'geen enkel kantoor'}.`].join('\n'),
    )
  return done.toSorted()
}
