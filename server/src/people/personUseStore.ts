import type { RecordUses } from '@uurwerk/domain/refusalToRemove'
import { sql } from 'kysely'
import { openingNotUndoneSql } from './balances/openingNotUndoneSql.ts'
import { chunksOf } from '../platform/db/chunksOf.ts'
import type { Tx } from '../platform/db/transaction.ts'

/**
 * The number of records that refer to these people, by kind of record. A day of leave for a public holiday on a weekend
 * does not count, because each new employee gets such days (rule people-68).
 */
export async function readUsesOfPeople(tx: Tx, ids: readonly number[]): Promise<RecordUses> {
  const { rows } = await sql<RecordUses>`
    select
      (select count(*) from contracts c where c.person_id = any(${ids}::bigint[]))::integer as contracts,
      (select count(*) from absences a where a.person_id = any(${ids}::bigint[]))::integer as absences,
      (select count(*) from prolonged_sick_leaves l where l.person_id = any(${ids}::bigint[]))::integer as "sickLeaves",
      ((select count(*) from counter_entries e where e.person_id = any(${ids}::bigint[]) and e.holiday_on is null
          and (e.cause <> 'opening_balance' or ${sql.raw(openingNotUndoneSql)}))
        + (select count(*) from recup_bonuses b where b.person_id = any(${ids}::bigint[]))
        + (select count(*) from recup_corrections r where r.person_id = any(${ids}::bigint[])))::integer as balances,
      (select count(*) from month_balances m where m.person_id = any(${ids}::bigint[]))::integer as "confirmedMonths",
      (select count(*) from shift_types t where t.owner_id = any(${ids}::bigint[]))::integer as "ownShiftTypes",
      ((select count(*) from payroll_exports x where x.person_id = any(${ids}::bigint[]))
        + (select count(*) from payroll_export_people x where x.person_id = any(${ids}::bigint[])))::integer as "payrollExports",
      ((select count(*) from timesheet_reminders r where r.person_id = any(${ids}::bigint[]))
        + (select count(*) from change_notices n where n.person_id = any(${ids}::bigint[]) and n.mail_id is not null))::integer
        as reminders,
      ((select count(*) from people p where p.id = any(${ids}::bigint[]) and p.provider_subject is not null)
        + (select count(*) from sessions s where s.person_id = any(${ids}::bigint[]))
        + (select count(*) from sign_in_tickets k where k.person_id = any(${ids}::bigint[])))::integer as "signIns",
      (select count(*) from audit_entries a where a.actor_id = any(${ids}::bigint[]))::integer as acts`.execute(tx)
  return rows[0]!
}

/** The maximum number of people in one statement. With more people, the statement would exceed its time limit. */
const DELETED_AT_ONCE = 250

/** Deletes people and returns their ids; the database deletes the roles, part-time records and leave counters. */
export async function deletePeople(tx: Tx, ids: readonly number[]): Promise<number[]> {
  const deleted: number[] = []
  for (const some of chunksOf(ids, DELETED_AT_ONCE)) {
    const { rows } = await sql<{ id: number }>`
      delete from people p where p.id = any(${some}::bigint[]) returning p.id`.execute(tx)
    deleted.push(...rows.map(({ id }) => id))
  }
  return deleted
}
