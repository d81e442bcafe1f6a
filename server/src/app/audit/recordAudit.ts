import type { AuditAction } from '@uurwerk/contract/audit/actions'
import type { AuditEntity } from '@uurwerk/contract/audit/entities'
import type { AuditField } from '@uurwerk/contract/audit/auditedFields'
import type { Instant } from '@uurwerk/domain/time/instant'
import { isYearMonth, monthOf, type YearMonth } from '@uurwerk/domain/time/yearMonth'
import type { Database } from '../../platform/db/database.ts'
import { chunksOf } from '../../platform/db/chunksOf.ts'
import { sendOnly } from '../../platform/db/transaction.ts'
import { insertAuditEntries, insertAuditEntry, type NewAuditEntry } from './auditStore.ts'
import type { CommandContext, QueryContext } from '../context.ts'
import { isDay, type Day } from '@uurwerk/domain/time/day'

type Entry = {
  readonly entity: string
  readonly entityId: number | null
  readonly contractId?: number | null
  readonly yearMonth?: YearMonth | null
  readonly facts: Readonly<Record<string, unknown>>
}

/** The contract and the month of an audit entry, for the history of one month of one contract (rule audit-6). */
function concernedMonth({ entity, entityId, facts, ...stated }: Entry) {
  const ofContract = entity === 'contract' || entity === 'timesheet' ? entityId : null
  return {
    contractId: stated.contractId ?? (typeof facts['contractId'] === 'number' ? facts['contractId'] : ofContract),
    yearMonth: stated.yearMonth ?? monthIn(facts),
  }
}

function monthIn({ yearMonth, day, days }: Entry['facts']): YearMonth | null {
  if (typeof yearMonth === 'string' && isYearMonth(yearMonth)) return yearMonth
  const months = new Set([day, ...(Array.isArray(days) ? days : [])].filter(isDayText).map(monthOf))
  // An audit entry about several months has no month. The history then finds the entry by its contract or its person.
  return months.size === 1 ? ([...months][0] ?? null) : null
}

const isDayText = (value: unknown): value is Day => typeof value === 'string' && isDay(value)

type Plain = string | number | boolean | bigint | null | undefined

/** Allows only fields with a Dutch name. Any other field gets the type `never` (rule audit-16). */
type Worded<Kept> = {
  readonly [Name in keyof Kept]: Name extends AuditField ? WordedValue<Kept[Name]> : never
}
type WordedValue<Value> = Value extends Plain
  ? Value
  : Value extends readonly (infer Item)[]
    ? readonly WordedValue<Item>[]
    : Worded<Value>

type Act = {
  /** The action of the audit entry as a verb and a noun: 'plan shifts', 'confirm month', 'read absences'. */
  readonly action: AuditAction
  readonly entity: AuditEntity
  readonly entityId: number | null
  /** The person to whom the data belongs. */
  readonly personId?: number | null
  /** The caller gives the contract and the month only when the changed fields do not contain them. */
  readonly contractId?: number | null
  readonly yearMonth?: YearMonth | null
}

export type ActToRecord = Act & {
  readonly actorId: number | null
  /** The contact (a person at the customer) who acts. The actor is then null. */
  readonly contactId?: number
  readonly now: Instant
}

type Facts<Before, After> = {
  readonly before?: (Before & Worded<Before>) | null
  readonly after?: (After & Worded<After>) | null
}

/**
 * Writes an audit entry (rule audit-1). When the write fails, the transaction of the caller fails, also when the caller
 * does not await this function.
 */
export async function recordAudit<Before extends object, After extends object>(
  db: Database,
  audited: ActToRecord & Facts<Before, After>,
): Promise<void> {
  const inserted = insertAuditEntry(db, entryOf(audited))
  if (db.isTransaction) sendOnly(inserted)
  else await inserted
}

export async function recordAudits<Before extends object, After extends object>(
  db: Database,
  audited: readonly (ActToRecord & Facts<Before, After>)[],
): Promise<void> {
  // The entries are inserted in groups, because one statement with thousands of entries would delay other requests.
  for (const some of chunksOf(audited, AT_ONCE)) await insertAuditEntries(db, some.map(entryOf))
}

const AT_ONCE = 500

export const recordCallerAct = <Before extends object, After extends object>(
  context: CommandContext | QueryContext,
  act: Act & Facts<Before, After>,
): Promise<void> =>
  recordAudit<Before, After>('tx' in context ? context.tx : context.db, { ...byCaller(context), ...act })

export const recordCallerActs = <Before extends object, After extends object>(
  context: CommandContext,
  acts: readonly (Act & Facts<Before, After>)[],
): Promise<void> => {
  const caller = byCaller(context)
  return recordAudits<Before, After>(
    context.tx,
    acts.map((act) => ({ ...caller, ...act })),
  )
}

const byCaller = ({ actor, now }: CommandContext | QueryContext) => ({ actorId: actor.personId, now })

const entryOf = <Before extends object, After extends object>({
  before = null,
  after = null,
  contactId,
  ...entry
}: ActToRecord & Facts<Before, After>): NewAuditEntry => ({
  ...entry,
  customerContactId: contactId ?? null,
  personId: entry.personId ?? null,
  ...concernedMonth({ ...entry, facts: { ...before, ...after } }),
  changes: changedFields(before, after),
})

type Fields = Readonly<Record<string, unknown>>

/** Each field that changed, with two values: [before, after] (rule audit-2). */
function changedFields(before: object | null, after: object | null): Record<string, [unknown, unknown]> {
  const [old, now]: [Fields, Fields] = [{ ...before }, { ...after }]
  const names = new Set([...Object.keys(old), ...Object.keys(now)])
  return Object.fromEntries(
    [...names]
      .map((name) => [name, [old[name] ?? null, now[name] ?? null]] as [string, [unknown, unknown]])
      .filter(([, [was, is]]) => JSON.stringify(was) !== JSON.stringify(is)),
  )
}
