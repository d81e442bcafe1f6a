import type { ClaimGrants } from '@uurwerk/domain/customers/claimGrants'
import type { NeedFacts } from '@uurwerk/domain/planning/openShifts/needState'
import type { Day } from '@uurwerk/domain/time/day'
import type { Instant } from '@uurwerk/domain/time/instant'
import { CLAIM_GRANTS_SQL } from '../../customers/staffing/claimGrantsStore.ts'
import { REACHED } from '../../customers/contacts/reachedSql.ts'
import { isoOf } from '../../platform/db/isoOf.ts'
import type { Database } from '../../platform/db/database.ts'
import { prepared } from '../../platform/db/prepared.ts'
import type { Tx } from '../../platform/db/transaction.ts'

export type RequestRow = {
  readonly id: number
  readonly customerId: number
  readonly customerName: string
  readonly shiftTypeId: number
  readonly shiftTypeName: string
  readonly color: string
  readonly day: Day
  readonly startMinute: number
  readonly endMinute: number
  readonly places: number
  readonly note: string
  readonly contactId: number
  readonly contactName: string
  readonly requestedAt: Instant
  readonly isWithdrawn: boolean
  readonly isDecided: boolean
  readonly reason: string | null
  readonly need: NeedFacts | null
}

const COLUMNS = `
  r.id, r.customer_id as "customerId", k.name as "customerName", r.shift_type_id as "shiftTypeId",
  t.name as "shiftTypeName", t.color, r.day_on as day, t.start_minute as "startMinute", t.end_minute as "endMinute",
  r.places, r.note, r.contact_id as "contactId", h.name as "contactName",
  extract(epoch from r.requested_at)::int8 as "requestedAt", r.withdrawn_at is not null as "isWithdrawn",
  r.decided_at is not null as "isDecided", r.refused_reason as reason,
  (select json_build_object('isWithdrawn', n.withdrawn_at is not null,
     'claimUntil', extract(epoch from n.claim_until)::int8, 'places', n.places,
     'filled', (select count(*) from need_places f where f.need_id = n.id))
   from staff_needs n where n.id = r.need_id) as need`

const TABLES = `
  need_requests r
  join customers k on k.id = r.customer_id
  join shift_types t on t.id = r.shift_type_id
  join customer_contacts h on h.id = r.contact_id`

export type OwnRequestRow = RequestRow & {
  readonly filledBy: readonly { readonly personId: number; readonly name: string }[]
}

const ownRequests = prepared<OwnRequestRow, [customerId: number, since: Day]>(
  'requests of a customer',
  `select ${COLUMNS},
     (select coalesce(json_agg(json_build_object('personId', p.id, 'name', p.first_name || ' ' || p.last_name)
        order by p.first_name || ' ' || p.last_name, p.id), '[]')
      from need_places f
      join shifts s on s.id = f.shift_id
      join people p on p.id = s.person_id
      where f.need_id = r.need_id) as "filledBy"
   from ${TABLES}
   where ${REACHED} and r.day_on >= $2
   order by r.day_on, t.start_minute, k.name collate dutch, r.id`,
)

/** The requests of the customer of a contact and of its subdivisions, with the people who come. */
export const listOwnRequests = (db: Database, values: [customerId: number, since: Day]): Promise<OwnRequestRow[]> =>
  ownRequests(db, values)

export type WardRow = {
  readonly id: number
  readonly name: string
  readonly shiftTypes: readonly {
    readonly id: number
    readonly name: string
    readonly startMinute: number
    readonly endMinute: number
  }[]
}

const wards = prepared<WardRow, [customerId: number]>(
  'wards of a contact',
  `select k.id, k.name,
     (select coalesce(json_agg(json_build_object('id', t.id, 'name', t.name, 'startMinute', t.start_minute,
        'endMinute', t.end_minute) order by t.start_minute, t.name, t.id), '[]')
      from shift_types t
      where t.customer_id = k.id and t.owner_id is null and t.active and t.archived_at is null) as "shiftTypes"
   from customers k
   where ${REACHED}
   order by k.name collate dutch, k.id`,
)

/** The customer of a contact and its subdivisions, with the shift types that can be requested. */
export const listWards = (db: Database, customerId: number): Promise<WardRow[]> => wards(db, [customerId])

const requestById = prepared<RequestRow, [id: number]>(
  'request by id',
  `select ${COLUMNS} from ${TABLES} where r.id = $1`,
)

const lock = prepared<{ id: number }, [id: number]>(
  'lock request',
  'select r.id from need_requests r where r.id = $1 for update',
)

export async function readRequest(tx: Tx, id: number): Promise<RequestRow | null> {
  const [row] = await requestById(tx, [id])
  return row ?? null
}

/** Locks a request, so that HR's decision and the withdrawal by the contact happen one after the other. */
export async function lockRequest(tx: Tx, id: number): Promise<RequestRow | null> {
  await lock(tx, [id])
  return readRequest(tx, id)
}

type RequestToDecideRow = RequestRow & { readonly existingPlaces: number | null; readonly grants: ClaimGrants }

const waitingForHr = prepared<RequestToDecideRow, [from: Day]>(
  'requests to decide',
  `select ${COLUMNS},
     (select n.places from staff_needs n
      where n.customer_id = r.customer_id and n.shift_type_id = r.shift_type_id and n.day_on = r.day_on
        and n.withdrawn_at is null) as "existingPlaces",
     ${CLAIM_GRANTS_SQL} as grants
   from ${TABLES}
   left join customers kp on kp.id = k.parent_id
   where r.decided_at is null and r.withdrawn_at is null and r.day_on >= $1
   order by r.day_on, t.start_minute, k.name collate dutch, r.id`,
)

export const listRequestsToDecide = (db: Database, from: Day) => waitingForHr(db, [from])

const toDecide = prepared<{ count: number }, [from: Day]>(
  'number of requests to decide',
  `select count(*)::integer as count from need_requests r
   where r.decided_at is null and r.withdrawn_at is null and r.day_on >= $1`,
)

export async function countRequestsToDecide(db: Database, from: Day): Promise<number> {
  const [row] = await toDecide(db, [from])
  return row?.count ?? 0
}

type Input = { readonly customerId: number; readonly shiftTypeId: number; readonly day: Day; readonly today: Day }

export type WaitingRow = {
  readonly waiting: number
  /** The request that already waits for this shift type and day; null when there is none. */
  readonly same: { readonly contactId: number; readonly places: number; readonly note: string } | null
}

const waiting = prepared<WaitingRow, [customerId: number, shiftTypeId: number, day: Day, today: Day]>(
  'waiting requests of a ward',
  `select (count(*) filter (where r.day_on >= $4))::integer as waiting,
     (select json_build_object('contactId', s.contact_id, 'places', s.places, 'note', s.note) from need_requests s
      where s.customer_id = $1 and s.shift_type_id = $2 and s.day_on = $3 and s.decided_at is null
        and s.withdrawn_at is null) as same
   from need_requests r
   where r.customer_id = $1 and r.decided_at is null and r.withdrawn_at is null`,
)

export async function readWaiting(tx: Tx, { customerId, shiftTypeId, day, today }: Input): Promise<WaitingRow> {
  const [row] = await waiting(tx, [customerId, shiftTypeId, day, today])
  return row ?? { waiting: 0, same: null }
}

type NewRequest = Omit<Input, 'today'> & {
  readonly contactId: number
  readonly places: number
  readonly note: string
  readonly now: Instant
}

export async function insertRequest(tx: Tx, wanted: NewRequest): Promise<number> {
  const { id } = await tx
    .insertInto('need_requests')
    .values({
      contact_id: wanted.contactId,
      customer_id: wanted.customerId,
      shift_type_id: wanted.shiftTypeId,
      day_on: wanted.day,
      places: wanted.places,
      note: wanted.note,
      requested_at: isoOf(wanted.now),
    })
    .returning('need_requests.id')
    .executeTakeFirstOrThrow()
  return id
}

export async function markWithdrawn(tx: Tx, id: number, now: Instant): Promise<void> {
  await tx
    .updateTable('need_requests')
    .set({ withdrawn_at: isoOf(now) })
    .where('need_requests.id', '=', id)
    .execute()
}

type Decision = {
  readonly now: Instant
  readonly decidedBy: number
  readonly outcome: { readonly needId: number } | { readonly reason: string }
}

export async function markDecided(tx: Tx, id: number, { now, decidedBy, outcome }: Decision): Promise<void> {
  await tx
    .updateTable('need_requests')
    .set({
      decided_at: isoOf(now),
      decided_by: decidedBy,
      ...('needId' in outcome ? { need_id: outcome.needId } : { refused_reason: outcome.reason }),
    })
    .where('need_requests.id', '=', id)
    .execute()
}

const requestTimes = prepared<{ at: Instant }, [contactId: number]>(
  'times of the requests of a contact',
  `select floor(extract(epoch from r.requested_at))::int8 as at from need_requests r
   where r.contact_id = $1 order by r.requested_at, r.id`,
)

/** The times at which a contact asked for people, the oldest first. */
export async function listRequestTimes(tx: Tx, contactId: number): Promise<Instant[]> {
  return (await requestTimes(tx, [contactId])).map(({ at }) => at)
}

export type ContactToTell = {
  readonly id: number
  readonly name: string
  readonly emailAddress: string
  readonly customerName: string
}

const contactToTell = prepared<ContactToTell, [contactId: number]>(
  'contact of a request',
  `select h.id, h.name, h.email_address as "emailAddress", k.name as "customerName"
   from customer_contacts h join customers k on k.id = h.customer_id
   where h.id = $1 and h.ended_at is null and k.active and not k.internal`,
)

/** The contact who sent the request; null when the access of the contact has ended. */
export async function readContactToTell(tx: Tx, contactId: number): Promise<ContactToTell | null> {
  const [row] = await contactToTell(tx, [contactId])
  return row ?? null
}

const unfilled = prepared<{ id: number }, [at: string]>(
  'requests with open places',
  `select r.id from need_requests r join staff_needs n on n.id = r.need_id
   where r.told_at is null and n.withdrawn_at is null and n.claim_until <= $1
     and n.claim_until > $1::timestamptz - interval '1 day'
     and n.places > (select count(*) from need_places f where f.need_id = n.id)
   order by r.id`,
)

/** The requests whose open shift closed while places were still open, and about which no mail was sent yet. */
export async function listUnfilled(db: Database, now: Instant): Promise<number[]> {
  return (await unfilled(db, [isoOf(now)])).map(({ id }) => id)
}

const cancelled = prepared<RequestRow, [needId: number, at: string, from: Day]>(
  'requests of withdrawn open shifts',
  `select ${COLUMNS} from ${TABLES}
   join staff_needs w on w.id = r.need_id
   where w.withdrawn_at = $2 and r.day_on >= $3
     and (w.id = $1 or w.series_id = (select o.series_id from staff_needs o where o.id = $1))
   order by r.id`,
)

type Withdrawn = { readonly needId: number; readonly now: Instant; readonly today: Day }

/**
 * The customers' requests whose open shifts HR withdrew at the moment `now`. HR withdraws one open shift, or also the
 * later open shifts of its series. Requests for past days are left out.
 */
export const listCancelled = (tx: Tx, { needId, now, today }: Withdrawn): Promise<RequestRow[]> =>
  cancelled(tx, [needId, isoOf(now), today])

const tell = prepared<{ id: number }, [id: number, at: string]>(
  'mark request as notified',
  'update need_requests set told_at = $2 where id = $1 and told_at is null returning id',
)

/** Stores that the contact gets a mail about the request. Returns false when another job has already stored this. */
export async function markNotified(tx: Tx, id: number, now: Instant): Promise<boolean> {
  return (await tell(tx, [id, isoOf(now)])).length > 0
}
