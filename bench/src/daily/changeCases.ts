import type { Pool } from 'pg'
import { hr, tokenOf } from '../calls.ts'
import type { Call } from '../work.ts'
import type { Case, Employee } from './case.ts'
import { floorOfApproving, floorOfBooking, floorOfEditing } from './floor.ts'

const FRIDAY = '2026-11-27'
const DAY_OFF = '2026-12-21'
const APPROVED = '2026-10'
const aim = { of: 'floor', slower: 4, perSecond: 0.3 } as const

/** Changes that employees and HR make all day: another type for a shift, a day of leave, an approved month. */
export async function changeCases(pool: Pool, employees: readonly Employee[]): Promise<Case[]> {
  await pool.query(
    'insert into vacation_years (person_id, year, approved_by_admin) select id, 2026, true from people on conflict do nothing',
  )
  // The months of these contracts are not approved yet. The measurement of invoices uses other contracts.
  const toApprove = await nightWorkers(pool)
  await undoApprovals(pool, toApprove)
  // Each ninth person has a second contract with evening shifts, which a late shift would overlap. These people are
  // left out.
  const ofOneContract = employees.filter(({ personId }) => personId % 9 !== 0)
  return [editing(ofOneContract), booking(employees), approving(toApprove)]
}

const put = (path: string, token: string, body: object): Call => ({ method: 'PUT', path, token, body })

const editing = (employees: readonly Employee[]): Case => ({
  name: 'employee: edit a shift',
  aim,
  visits: employees.map(({ personId, contractId, lateTypeId }) => ({
    calls: [
      put(`/api/timesheet/${contractId}/2026-11/planned/updateshift`, tokenOf(personId), {
        startDate: FRIDAY,
        shiftId: lateTypeId,
      }),
    ],
    own: [],
    floor: [floorOfEditing({ personId, contractId }, FRIDAY)],
  })),
  undo: (db) =>
    undoEdits(
      db,
      employees.map(({ contractId }) => contractId),
    ),
})

const booking = (employees: readonly Employee[]): Case => ({
  name: 'employee: book a day of leave',
  aim,
  visits: employees.map(({ personId }) => ({
    calls: [
      put('/api/timesheet/2026-12/planned/addabsence', tokenOf(personId), {
        dayOfMonth: DAY_OFF,
        absenceCategory: 'VACATION',
        fullDay: true,
      }),
    ],
    own: [],
    floor: [floorOfBooking(personId, DAY_OFF)],
  })),
  undo: (db) =>
    undoBookings(
      db,
      employees.map(({ personId }) => personId),
    ),
})

const approving = (contractIds: readonly number[]): Case => ({
  name: 'HR: approve a month in the list of 600 contracts',
  aim,
  visits: contractIds.map((contractId) => ({
    calls: [
      put(`/api/administration/contract/${APPROVED}/toggleConfirmForInvoice/${contractId}?rows=changed`, hr, {
        confirmedForInvoice: true,
      }),
    ],
    own: [],
    floor: [floorOfApproving(contractId, APPROVED)],
  })),
  undo: (db) => undoApprovals(db, contractIds),
})

async function nightWorkers(pool: Pool): Promise<number[]> {
  const { rows } = await pool.query<{ id: number }>(
    "select id::integer as id from contracts where person_id % 5 = 0 and reference not like 'REF-B-%' order by id",
  )
  return rows.map(({ id }) => id)
}

const undoEdits = (db: Pool, contractIds: readonly number[]): Promise<unknown> =>
  db.query(
    `with product as (
       update shifts s set shift_type_id = t.id,
         start_at = ($2::date + interval '7 hours') at time zone 'Europe/Brussels', end_at = ($2::date + interval '15 hours 30 minutes') at time zone 'Europe/Brussels',
         break_start_at = ($2::date + interval '12 hours') at time zone 'Europe/Brussels', break_end_at = ($2::date + interval '12 hours 30 minutes') at time zone 'Europe/Brussels'
       from contracts c join shift_types t on t.customer_id = c.customer_id and t.name = 'Vroege'
       where c.id = s.contract_id and s.contract_id = any($1) and s.start_on = $2 and s.closed_at is null and s.shift_type_id <> t.id)
     update floor.shifts set name = 'Vroege' where contract_id = any($1) and day = $2 and name <> 'Vroege'`,
    [contractIds, FRIDAY],
  )

/**
 * Entries of the ledger of leave counters (the balances of leave) are never removed. New entries therefore give the
 * booked days back.
 */
async function undoBookings(db: Pool, personIds: readonly number[]): Promise<void> {
  await db.query(
    `with closed as (
       update absences set closed_at = now(), closed_cause = 'absence_removed'
       where day_on = $2 and person_id = any($1) and closed_at is null
       returning id)
     insert into counter_entries (person_id, year, counter_type, half_days, kind, cause, absence_id, at)
     select e.person_id, e.year, e.counter_type, -sum(e.half_days), 'use', 'absence_removed', e.absence_id, now()
     from counter_entries e join closed c on c.id = e.absence_id
     group by e.person_id, e.year, e.counter_type, e.absence_id`,
    [personIds, DAY_OFF],
  )
  await db.query('delete from floor.absences where day = $2 and person_id = any($1)', [personIds, DAY_OFF])
}

const undoApprovals = (db: Pool, contractIds: readonly number[]): Promise<unknown> =>
  db.query(
    `with product as (delete from timesheet_approvals where contract_id = any($1) and month_on = $2)
     update floor.months set approved_at = null where contract_id = any($1) and month_on = $2 and approved_at is not null`,
    [contractIds, `${APPROVED}-01`],
  )
