import type { AuditEntity } from '@uurwerk/contract/audit/entities'
import { readingActions } from '@uurwerk/contract/audit/actions'
import type { RecentChange } from '@uurwerk/contract/audit/recentChanges'
import type { Instant } from '@uurwerk/domain/time/instant'
import type { Database } from '../platform/db/database.ts'
import { isoOf } from '../platform/db/isoOf.ts'
import { prepared } from '../platform/db/prepared.ts'

export type RecentChangeRow = Omit<RecentChange, 'subjects' | 'isOwn'> & { readonly entity: AuditEntity }

type Values = [since: string, callerId: number, readings: readonly string[], most: number]

// The primary key begins with the moment of the entry, so this statement reads only the latest entries.
const changes = prepared<RecentChangeRow, Values>(
  'recent changes',
  `select a.id, a.entity, a.person_id as "userId", coalesce(a.contract_id, i.contract_id) as "contractId", i.id as "invoiceId",
     to_char(coalesce(a.month_on, i.month_on), 'YYYY-MM') as "yearMonth", b.first_name || ' ' || b.last_name as by
   from (
     select e.id, e.actor_id, e.entity, e.entity_id, e.person_id, e.contract_id, e.month_on
     from audit_entries e
     where e.at >= $1::timestamptz and e.actor_id is distinct from $2 and e.action <> all($3::text[])
       and e.entity <> 'session'
     order by e.at desc, e.id desc
     limit $4
   ) a
   left join invoices i on a.entity = 'invoice' and i.id = a.entity_id
   left join people b on b.id = a.actor_id
   order by a.id`,
)

type Input = { readonly since: Instant; readonly callerId: number; readonly most: number }

/** The latest changes by other people since a moment. Entries about reading data are left out. */
export const listRecentChanges = (db: Database, { since, callerId, most }: Input): Promise<RecentChangeRow[]> =>
  changes(db, [isoOf(since), callerId, readingActions, most])

// Returns one row for all changes of one kind of record in one month of a contract, because one action of the caller
// can change hundreds of shifts of one contract.
const own = prepared<RecentChangeRow, Values>(
  'recent own changes',
  `select max(e.id) as id, e.entity, e.person_id as "userId", coalesce(e.contract_id, i.contract_id) as "contractId",
     i.id as "invoiceId", to_char(coalesce(e.month_on, i.month_on), 'YYYY-MM') as "yearMonth", null as by
   from audit_entries e
   left join invoices i on e.entity = 'invoice' and i.id = e.entity_id
   where e.at >= $1::timestamptz and e.actor_id = $2 and e.action <> all($3::text[]) and e.entity <> 'session'
   group by 2, 3, 4, 5, 6
   order by 1 desc
   limit $4`,
)

/** The records that the caller changed since a moment. Entries about reading data are left out. */
export const listOwnChanges = (db: Database, { since, callerId, most }: Input): Promise<RecentChangeRow[]> =>
  own(db, [isoOf(since), callerId, readingActions, most])
