import { addressOfOffice, type Office } from '../../platform/db/offices/office.ts'
import { migrate } from '../../platform/db/migration/migrate.ts'
import { latestMigration } from '../../platform/db/migration/migrations.ts'
import { prepareJobs } from '../../platform/jobs/prepareJobs.ts'
import { StartRefusal } from '../../platform/startRefusal.ts'
import { insertAct, listOffices, updateMigration, type OfficeState } from '../../platform/db/offices/officeListStore.ts'
import type { OfficeList } from '../../platform/db/offices/openOfficeList.ts'

const AT_ONCE = 4

/** Applies the missing migrations to one office, with only the rights of the office's role. */
export async function migrateOffice({ client, url }: OfficeList, office: Office): Promise<void> {
  const address = addressOfOffice(url, office)
  await migrate({ url: address })
  await prepareJobs(address, { ownSchema: true })
  await updateMigration(client, office.name, latestMigration())
}

/**
 * The states in which an office is migrated. The offices in use come first, because a closed office must not delay
 * them. Other offices are not migrated: the role of a moved office can no longer use the old schema, a dropped office
 * has no schema, and the next action removes an incomplete office.
 */
const MIGRATED: readonly OfficeState[] = ['on', 'copy', 'moving', 'stopped', 'arrived', 'deleted']

/**
 * Migrates all offices, four at a time. After the first failure, no other office is migrated, and the offices that are
 * not migrated work with the old release (rule offices-10).
 */
export async function migrateOffices(officeList: OfficeList): Promise<string[]> {
  const offices = await listOffices(officeList.client)
  const waiting = MIGRATED.flatMap((state) => offices.filter((office) => office.state === state))
  const done: string[] = []
  const failures: string[] = []
  const fail = (subject: string, error: unknown) => failures.push(`${subject}: ${sentenceOf(error)}`)

  async function work(): Promise<void> {
    for (let office = waiting.shift(); office !== undefined && failures.length === 0; office = waiting.shift()) {
      try {
        await migrateOffice(officeList, office)
        done.push(office.name)
      } catch (error) {
        fail(office.name, error)
      }
    }
  }

  await Promise.all(Array.from({ length: AT_ONCE }, work))
  done.sort()
  try {
    await insertAct(officeList.client, { act: 'migrate', office: null, detail: done.join(' ') })
  } catch (error) {
    fail('De handeling kon niet bewaard worden', error)
  }
  if (failures.length > 0)
    throw new StartRefusal([...failures, `Wel klaar: ${done.join(', ') || 'geen enkel kantoor'}.`].join('\n'))
  return done
}

/** The reason of a failure. A refused connection to several addresses has no message of its own, but it has a code. */
function sentenceOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.message || ('code' in error ? String(error.code) : error.name)
}
