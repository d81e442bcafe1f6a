import type { ClaimGrants } from '@uurwerk/domain/customers/claimGrants'
import type { RequiredQualification } from '@uurwerk/domain/planning/openShifts/refusalToGrant'
import type { NeedFacts } from '@uurwerk/domain/planning/openShifts/needState'
import type { Day } from '@uurwerk/domain/time/day'
import type { Instant } from '@uurwerk/domain/time/instant'
import { isoOf } from '../../platform/db/isoOf.ts'
import type { Database } from '../../platform/db/database.ts'
import { prepared } from '../../platform/db/prepared.ts'
import { sendOnly, type Tx } from '../../platform/db/transaction.ts'

/** The data of an open shift, with the facts that decide its state. The code calls an open shift a need. */
export type NeedRow = NeedFacts & {
  readonly id: number
  readonly version: number
  readonly seriesId: number | null
  readonly customerId: number
  readonly customerName: string
  readonly shiftTypeId: number
  readonly shiftTypeName: string
  readonly color: string
  readonly day: Day
  readonly startMinute: number
  readonly endMinute: number
  readonly grants: ClaimGrants
  readonly qualification: RequiredQualification | null
  readonly note: string
}

/** The qualification of the open shift, or else of its shift type (rule qualifications-9). */
export const ASKED_BY_NEED = `coalesce(n.qualification_id,
  (select y.qualification_id from shift_types y where y.id = n.shift_type_id))`

/** SQL for the columns of a `NeedRow`, for a statement with the tables of `NEED_TABLES`. */
export const NEED_COLUMNS = `
  n.id, n.version, n.series_id as "seriesId", n.customer_id as "customerId", k.name as "customerName",
  n.shift_type_id as "shiftTypeId", t.name as "shiftTypeName", t.color, n.day_on as day,
  t.start_minute as "startMinute", t.end_minute as "endMinute", n.grants, n.note, n.places,
  (select json_build_object('id', q.id, 'name', q.name) from qualifications q where q.id = ${ASKED_BY_NEED}) as qualification,
  (select count(*) from need_places f where f.need_id = n.id)::integer as filled,
  extract(epoch from n.claim_until)::int8 as "claimUntil", n.withdrawn_at is not null as "isWithdrawn"`

export const NEED_TABLES = `
  staff_needs n
  join customers k on k.id = n.customer_id
  join shift_types t on t.id = n.shift_type_id`

const lock = prepared<{ id: number }, [needId: number]>(
  'lock need',
  'select n.id from staff_needs n where n.id = $1 for update',
)

/**
 * Locks an open shift. The caller must lock the person first, and must read the facts of the open shift in a later
 * statement: only a later statement sees the places that another transaction filled before this lock (rule needs-7).
 */
export function lockNeed(tx: Tx, needId: number): void {
  sendOnly(lock(tx, [needId]))
}

const needById = prepared<NeedRow, [needId: number]>(
  'need by id',
  `select ${NEED_COLUMNS} from ${NEED_TABLES} where n.id = $1`,
)

export async function readNeed(tx: Tx, needId: number): Promise<NeedRow | null> {
  const [row] = await needById(tx, [needId])
  return row ?? null
}

export type NeedWithClaimsRow = NeedRow & {
  readonly filledBy: readonly string[]
  readonly claims: readonly {
    readonly id: number
    readonly personId: number
    readonly name: string
    readonly claimedAt: Instant
  }[]
}

const needsOfPeriod = prepared<NeedWithClaimsRow, [from: Day, to: Day, laterClaims: boolean]>(
  'needs of a period',
  `select ${NEED_COLUMNS},
     array(
       select p.first_name || ' ' || p.last_name from need_places f
       join shifts s on s.id = f.shift_id
       join people p on p.id = s.person_id
       where f.need_id = n.id order by 1) as "filledBy",
     (select coalesce(json_agg(json_build_object('id', w.id, 'personId', w.person_id,
        'name', p.first_name || ' ' || p.last_name, 'claimedAt', extract(epoch from w.claimed_at)::int8)
        order by w.claimed_at, w.id), '[]')
      from need_claims w join people p on p.id = w.person_id
      where w.need_id = n.id and w.granted_at is null and w.refused_at is null and w.withdrawn_at is null) as claims
   from ${NEED_TABLES}
   where n.withdrawn_at is null and (n.day_on between $1 and $2
     or $3 and n.day_on > $2 and exists (
       select from need_claims w
       where w.need_id = n.id and w.granted_at is null and w.refused_at is null and w.withdrawn_at is null))
   order by n.day_on, t.start_minute, k.name collate dutch, n.id`,
)

/**
 * The open shifts of a period, without the withdrawn ones. With `laterClaims`, also each open shift after the period
 * that has a waiting claim.
 */
export const listNeeds = (
  db: Database,
  values: [from: Day, to: Day, laterClaims: boolean],
): Promise<NeedWithClaimsRow[]> => needsOfPeriod(db, values)

const openPlaces = prepared<{ count: number }, [now: string]>(
  'number of open places',
  `select coalesce(sum(greatest(n.places - (select count(*) from need_places f where f.need_id = n.id), 0)), 0)::integer as count
   from staff_needs n where n.withdrawn_at is null and n.claim_until > $1`,
)

/** The number of places without a person, in the open shifts that can still be claimed (rule team-29). */
export async function countOpenPlaces(db: Database, now: Instant): Promise<number> {
  const [row] = await openPlaces(db, [isoOf(now)])
  return row?.count ?? 0
}

const customerToLock = prepared<{ id: number }, [customerId: number]>(
  'lock customer of needs',
  'select k.id from customers k where k.id = $1 for no key update',
)

/**
 * Locks a customer, so that two HR users add open shifts of this customer one after the other. Returns null when the
 * customer does not exist.
 */
export async function lockCustomerOfNeeds(tx: Tx, customerId: number): Promise<number | null> {
  const [row] = await customerToLock(tx, [customerId])
  return row?.id ?? null
}

const needsToLapse = prepared<{ id: number }, [at: string]>(
  'needs with late claims',
  `select distinct n.id from staff_needs n join need_claims w on w.need_id = n.id
   where n.claim_until <= $1 and w.granted_at is null and w.refused_at is null and w.withdrawn_at is null order by n.id`,
)

export async function listNeedsToLapse(db: Database, now: Instant): Promise<number[]> {
  return (await needsToLapse(db, [isoOf(now)])).map(({ id }) => id)
}

type Named = { readonly customerId: number; readonly shiftTypeId: number; readonly days: readonly Day[] }

const neededDays = prepared<{ day: Day }, [customerId: number, shiftTypeId: number, days: readonly Day[]]>(
  'days with a need',
  `select n.day_on as day from staff_needs n
   where n.customer_id = $1 and n.shift_type_id = $2 and n.day_on = any($3::date[]) and n.withdrawn_at is null`,
)

export async function listNeededDays(tx: Tx, { customerId, shiftTypeId, days }: Named): Promise<Day[]> {
  const rows = await neededDays(tx, [customerId, shiftTypeId, days])
  return rows.map(({ day }) => day)
}

type NeedsToInsert = {
  readonly customerId: number
  readonly shiftTypeId: number
  readonly places: number
  readonly grants: ClaimGrants
  readonly note: string
  readonly qualificationId: number | null
  readonly madeBy: number
  readonly now: Instant
  readonly days: readonly { readonly day: Day; readonly claimUntil: Instant }[]
}

/** The open shifts of several days are one series. Returns the ids in the order of the days. */
export async function insertNeeds(tx: Tx, wanted: NeedsToInsert): Promise<number[]> {
  const rows = wanted.days.map(({ day, claimUntil }) => ({
    customer_id: wanted.customerId,
    shift_type_id: wanted.shiftTypeId,
    day_on: day,
    places: wanted.places,
    grants: wanted.grants,
    claim_until: isoOf(claimUntil),
    note: wanted.note,
    qualification_id: wanted.qualificationId,
    made_at: isoOf(wanted.now),
    made_by: wanted.madeBy,
  }))
  const inserted = await tx.insertInto('staff_needs').values(rows).returning('staff_needs.id').execute()
  const ids = inserted.map(({ id }) => id)
  const [first] = ids
  if (first !== undefined && ids.length > 1)
    await tx.updateTable('staff_needs').set({ series_id: first }).where('staff_needs.id', 'in', ids).execute()
  return ids
}

type Changed = { readonly places: number; readonly claimUntil: Instant }

export async function updateNeed(tx: Tx, id: number, { places, claimUntil }: Changed): Promise<void> {
  await tx
    .updateTable('staff_needs')
    .set((needs) => ({ places, claim_until: isoOf(claimUntil), version: needs('staff_needs.version', '+', 1) }))
    .where('staff_needs.id', '=', id)
    .execute()
}

const lockSeries = prepared<{ id: number }, [seriesId: number]>(
  'lock series of needs',
  'select n.id from staff_needs n where n.series_id = $1 and n.withdrawn_at is null order by n.id for update',
)

/** Locks the open shifts of a series that are not withdrawn, in the order of their ids. */
export async function lockNeedsOfSeries(tx: Tx, seriesId: number): Promise<number[]> {
  return (await lockSeries(tx, [seriesId])).map(({ id }) => id)
}

const withdraw = prepared<{ filled: number }, [ids: readonly number[], at: string]>(
  'withdraw needs',
  `update staff_needs n set withdrawn_at = $2, version = n.version + 1 where n.id = any($1::bigint[])
   returning (select count(*) from need_places f where f.need_id = n.id)::integer as filled`,
)

export async function withdrawNeeds(tx: Tx, ids: readonly number[], now: Instant): Promise<number> {
  const rows = await withdraw(tx, [ids, isoOf(now)])
  return rows.reduce((sum, { filled }) => sum + filled, 0)
}
