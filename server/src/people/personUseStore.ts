import type { RecordUses } from '@uurwerk/domain/refusalToRemove'
import { sql } from 'kysely'
import type { Tx } from '../platform/db/transaction.ts'

/**
 * Counts the records of a person that prevent the removal of the person. Days that were given for public holidays on a
 * weekend do not count, because each new employee gets them at once (rule people-68).
 */
export async function selectUsesOfPerson(tx: Tx, id: number): Promise<RecordUses> {
  const { rows } = await sql<RecordUses>`
    select
      (select count(*) from contracts c where c.person_id = ${id})::integer as contracts,
      (select count(*) from absences a where a.person_id = ${id})::integer as absences,
      (select count(*) from prolonged_sick_leaves l where l.person_id = ${id})::integer as "sickLeaves",
      ((select count(*) from counter_entries e where e.person_id = ${id} and e.holiday_on is null)
        + (select count(*) from recup_bonuses b where b.person_id = ${id})
        + (select count(*) from recup_corrections r where r.person_id = ${id}))::integer as balances,
      (select count(*) from month_balances m where m.person_id = ${id})::integer as "confirmedMonths",
      (select count(*) from shift_types t where t.owner_id = ${id})::integer as "ownShiftTypes",
      ((select count(*) from payroll_exports x where x.person_id = ${id})
        + (select count(*) from payroll_export_people x where x.person_id = ${id}))::integer as "payrollExports",
      (select count(*) from timesheet_reminders r where r.person_id = ${id})::integer as reminders,
      ((select count(*) from people p where p.id = ${id} and p.provider_subject is not null)
        + (select count(*) from sessions s where s.person_id = ${id})
        + (select count(*) from sign_in_tickets k where k.person_id = ${id}))::integer as "signIns",
      (select count(*) from audit_entries a where a.actor_id = ${id})::integer as acts`.execute(tx)
  return rows[0]!
}

/** Deletes a person; the database deletes the roles, part-time records and counters. */
export async function deletePerson(tx: Tx, id: number): Promise<void> {
  await tx.deleteFrom('people').where('people.id', '=', id).execute()
}
