import type { WantedShiftType } from '@uurwerk/domain/planning/copy/planOnFreeDays'
import type { PatternDay, ShiftPattern } from '@uurwerk/domain/planning/patterns/shiftPattern'
import type { Database } from '../../platform/db/database.ts'
import { prepared } from '../../platform/db/prepared.ts'
import type { Tx } from '../../platform/db/transaction.ts'

export type ShiftPatternRow = ShiftPattern & { readonly id: number; readonly name: string }

type PatternsRow = { readonly customerName: string; readonly patterns: readonly ShiftPatternRow[] }

const patternsOfContract = prepared<PatternsRow, [contractId: number, personId: number]>(
  'shift patterns',
  `select k.name as "customerName",
     (select coalesce(json_agg(json_build_object('id', n.id, 'name', n.name, 'weeks', n.weeks, 'startsOn', n.starts_on,
        'days', (select coalesce(json_agg(json_build_object('week', d.week, 'weekday', d.weekday,
            'shiftId', d.shift_type_id) order by d.week, d.weekday), '[]')
          from shift_pattern_days d where d.pattern_id = n.id)) order by lower(n.name)), '[]')
      from shift_patterns n where n.contract_id = c.id) as patterns
   from contracts c
   join customers k on k.id = c.customer_id
   where c.id = $1 and c.person_id = $2`,
)

type OwnContract = { readonly contractId: number; readonly personId: number }

/** The patterns of a contract, sorted by name; null when the contract does not belong to the person. */
export async function readPatterns(db: Database, { contractId, personId }: OwnContract): Promise<PatternsRow | null> {
  const [row] = await patternsOfContract(db, [contractId, personId])
  return row ?? null
}

const typesOfPattern = prepared<WantedShiftType, [contractId: number, ids: readonly number[]]>(
  'shift types of a pattern',
  `select t.id, t.name, t.active, t.archived_at is not null as archived,
     t.customer_id = c.customer_id and (t.owner_id is null or t.owner_id = c.person_id) as "ofContractsCustomer",
     json_build_object('start', t.start_minute, 'end', t.end_minute,
       'break', case when t.break_start_minute is not null then json_build_object('start', t.break_start_minute,
         'end', t.break_end_minute) end) as times
   from shift_types t
   join contracts c on c.id = $1
   where t.id = any($2::bigint[])`,
)

export async function listPatternShiftTypes(
  tx: Tx,
  contractId: number,
  days: readonly PatternDay[],
): Promise<WantedShiftType[]> {
  return typesOfPattern(tx, [contractId, [...new Set(days.map(({ shiftId }) => shiftId))]])
}

export type PatternToStore = ShiftPattern & { readonly contractId: number; readonly name: string }

export async function insertPattern(tx: Tx, pattern: PatternToStore): Promise<number> {
  const { id } = await tx
    .insertInto('shift_patterns')
    .values({
      contract_id: pattern.contractId,
      name: pattern.name,
      weeks: pattern.weeks,
      starts_on: pattern.startsOn,
    })
    .returning('shift_patterns.id')
    .executeTakeFirstOrThrow()
  await insertDays(tx, id, pattern)
  return id
}

export async function updatePattern(tx: Tx, id: number, pattern: PatternToStore): Promise<void> {
  await tx
    .updateTable('shift_patterns')
    .set({ name: pattern.name, weeks: pattern.weeks, starts_on: pattern.startsOn })
    .where('shift_patterns.id', '=', id)
    .execute()
  await tx.deleteFrom('shift_pattern_days').where('shift_pattern_days.pattern_id', '=', id).execute()
  await insertDays(tx, id, pattern)
}

async function insertDays(tx: Tx, patternId: number, { contractId, days }: PatternToStore): Promise<void> {
  const rows = days.map(({ week, weekday, shiftId }) => ({
    contract_id: contractId,
    pattern_id: patternId,
    week,
    weekday,
    shift_type_id: shiftId,
  }))
  await tx.insertInto('shift_pattern_days').values(rows).execute()
}

export async function deletePattern(tx: Tx, id: number): Promise<void> {
  await tx.deleteFrom('shift_patterns').where('shift_patterns.id', '=', id).execute()
}
