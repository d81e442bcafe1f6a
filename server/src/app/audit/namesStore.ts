import type { Reference } from '@uurwerk/contract/audit/auditedFields'
import { REFERENCES } from '@uurwerk/contract/audit/referencesIn'
import { sql } from 'kysely'
import type { Database } from '../../platform/db/database.ts'

export type NamesByReference = Partial<Record<Reference, Record<string, string>>>

/** The names of the given records. One SQL statement reads the names of all kinds of records (rule audit-15). */
export async function listNames(
  db: Database,
  wanted: readonly (readonly [Reference, number])[],
): Promise<NamesByReference> {
  if (wanted.length === 0) return {}
  const idsOf = (reference: Reference) => [
    ...new Set(wanted.filter(([kind]) => kind === reference).map(([, id]) => id)),
  ]
  const { rows } = await sql<{ kind: Reference; id: number; name: string }>`
    select 'person' as kind, p.id, p.first_name || ' ' || p.last_name as name
    from people p where p.id = any(${idsOf('person')}::bigint[])
    union all
    select 'customer', c.id, c.name from customers c where c.id = any(${idsOf('customer')}::bigint[])
    union all
    select 'contract', k.id, p.first_name || ' ' || p.last_name || ', ' || c.name
    from contracts k join people p on p.id = k.person_id join customers c on c.id = k.customer_id
    where k.id = any(${idsOf('contract')}::bigint[])
    union all
    select 'shift type', t.id, t.name from shift_types t where t.id = any(${idsOf('shift type')}::bigint[])
    union all
    select 'accounting cost', k.id, k.name from accounting_costs k
    where k.id = any(${idsOf('accounting cost')}::bigint[])
    union all
    select 'hr employer', h.id, h.name from hr_employers h
    where h.id = any(${idsOf('hr employer')}::bigint[])`.execute(db)
  return Object.fromEntries(
    REFERENCES.map((reference) => [
      reference,
      Object.fromEntries(rows.filter(({ kind }) => kind === reference).map(({ id, name }) => [id, name])),
    ]),
  )
}
