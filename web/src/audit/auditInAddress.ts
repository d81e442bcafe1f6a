import type { auditEntries } from '@uurwerk/contract/audit/auditTrail'
import { entitiesInWords, isAuditEntity, type AuditEntity } from '@uurwerk/contract/audit/entities'
import type { QueryInput } from '@uurwerk/contract/endpoint'
import { isDay, type Day } from '@uurwerk/domain/time/day'
import { isYearMonth, type YearMonth } from '@uurwerk/domain/time/yearMonth'

/** The kinds of records for which the user can filter on one record. Each kind has its own parameter in the URL. */
export const ONE_BY_ONE = ['user', 'customer', 'contract', 'invoice'] as const
export type OneByOne = (typeof ONE_BY_ONE)[number]

/** The kinds of records for which the user can filter only on the kind, not on one record. */
export const OF_A_KIND = (Object.keys(entitiesInWords) as AuditEntity[]).filter(
  (entity) => !['person', 'customer', 'contract', 'invoice'].includes(entity),
)

export type About = 'all' | OneByOne | AuditEntity

export type AuditFilter = {
  readonly about: About
  readonly id: number | null
  readonly month: YearMonth | null
  readonly actor: number | null
  readonly kind: 'all' | 'changes' | 'readings'
  readonly from: Day | null
  readonly to: Day | null
}

/** Reads the filters of the audit trail from the URL. Invalid values are left out. */
export function readFilter(query: URLSearchParams): AuditFilter {
  const one = ONE_BY_ONE.find((name) => query.has(name))
  const entity = query.get('entity') ?? ''
  const kind = query.get('kind')
  const month = query.get('month') ?? ''
  return {
    about: one ?? (isAuditEntity(entity) ? entity : 'all'),
    id: one === undefined ? null : idIn(query, one),
    month: isYearMonth(month) ? month : null,
    actor: idIn(query, 'actor'),
    kind: kind === 'changes' || kind === 'readings' ? kind : 'all',
    from: dayIn(query, 'from'),
    to: dayIn(query, 'to'),
  }
}

function idIn(query: URLSearchParams, name: string): number | null {
  const id = Number(query.get(name))
  return Number.isSafeInteger(id) && id > 0 ? id : null
}

function dayIn(query: URLSearchParams, name: string): Day | null {
  const text = query.get(name) ?? ''
  return isDay(text) ? text : null
}

/** When the user has chosen a kind but no record yet, the URL contains the kind without an id. */
export function writeFilter({ about, id, month, actor, kind, from, to }: AuditFilter): URLSearchParams {
  const query = new URLSearchParams()
  const set = (name: string, value: string | number | null) => {
    if (value !== null) query.set(name, String(value))
  }
  if (isOneByOne(about)) set(about, id ?? '')
  else if (about !== 'all') set('entity', about)
  set('month', month)
  set('actor', actor)
  if (kind !== 'all') set('kind', kind)
  set('from', from)
  set('to', to)
  return query
}

export const isOneByOne = (about: About): about is OneByOne => ONE_BY_ONE.some((name) => name === about)

/**
 * The parameters of the request for audit entries. The month limits the entries, except for invoices: there it limits
 * only the list from which the user chooses an invoice.
 */
export const callOf = ({ about, id, month, actor, kind, from, to }: AuditFilter): QueryInput<typeof auditEntries> => ({
  ...thingOf(about, id),
  ...(month !== null && about !== 'invoice' && { yearMonth: month }),
  ...(actor !== null && { actor: String(actor) }),
  ...(kind !== 'all' && { kind }),
  ...(from !== null && { from }),
  ...(to !== null && { to }),
})

function thingOf(about: About, id: number | null): QueryInput<typeof auditEntries> {
  if (about === 'all') return {}
  if (!isOneByOne(about)) return { entity: about }
  if (id === null) return about === 'user' ? {} : { entity: about }
  if (about === 'user' || about === 'contract') return { [about]: String(id) }
  return { entity: about, id: String(id) }
}
