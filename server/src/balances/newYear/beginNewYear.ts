import type { beginNewYear as contract } from '@uurwerk/contract/balances/newYear'
import { daysOfHalfDays, NO_HALF_DAYS, type HalfDays } from '@uurwerk/domain/balances/halfDays'
import { newYearOf } from '@uurwerk/domain/balances/newYear/newYearOf'
import { newYearSkip } from '@uurwerk/domain/balances/newYear/newYearSkip'
import { mostToTransfer, refusalToTransfer } from '@uurwerk/domain/balances/newYear/newYearTransfer'
import { newYearsOpen, refusalToRunNewYear } from '@uurwerk/domain/balances/newYear/refusalToRunNewYear'
import { formatInstant } from '@uurwerk/domain/time/instant'
import { recordAudit } from '../../app/audit/recordAudit.ts'
import type { Tx } from '../../platform/db/transaction.ts'
import { assertAllowed, RefusalError } from '../../app/RefusalError.ts'
import type { AnswerOf, CommandContext } from '../../app/context.ts'
import { lockPeople } from '../../app/lockPersonStore.ts'
import { newYearPersonDto, type PersonOutcome } from './newYearPersonDto.ts'
import {
  insertNewYearEntries,
  insertNewYearRun,
  listEverybody,
  listNewYearFacts,
  listNewYearRuns,
  upsertStatutory,
  type NewYearRow,
} from './newYearStore.ts'
import type { NewYearFacts } from '@uurwerk/domain/balances/newYear/newYearFacts'
import { basisPoints } from '@uurwerk/domain/money/basisPoints'

type Input = {
  readonly year: number
  readonly preview: boolean
  readonly userIds: readonly number[] | null
  readonly transfers: readonly { readonly userId: number; readonly days: HalfDays }[]
}

/**
 * One transaction moves unused days to the new year and gives new days. A repetition writes only the difference with
 * the earlier run (rules balances-66, balances-67).
 */
export async function beginNewYear(context: CommandContext, input: Input): Promise<AnswerOf<typeof contract>> {
  const { tx, today } = context
  const { year, preview } = input
  assertAllowed(refusalToRunNewYear({ year, today }))
  const outcomes = await outcomesOf(context, preview ? input : await locked(tx, input))
  if (!preview) await saveOutcomes(context, input, outcomes)
  const runs = await listNewYearRuns(tx, year)
  return {
    _embedded: { newYearPersonDtoList: outcomes.map(newYearPersonDto) },
    year,
    open: newYearsOpen(today),
    runs: runs.map(({ at, ...run }) => ({ at: formatInstant(at), ...run })),
  }
}

/** Locks the people of this new-year run. A person whom HR adds after this moment gets no leave from this run. */
async function locked(tx: Tx, input: Input): Promise<Input> {
  const userIds = input.userIds ?? (await listEverybody(tx))
  await lockPeople(tx, userIds)
  return { ...input, userIds }
}

/**
 * The leave that each person gets, or the reason why the person is skipped. The run is refused when a given person does
 * not exist (rule balances-68).
 */
async function outcomesOf({ tx }: CommandContext, { year, userIds, transfers }: Input): Promise<PersonOutcome[]> {
  const wanted = new Map(transfers.map(({ userId, days }) => [userId, days]))
  const rows = await listNewYearFacts(tx, { year, userIds })
  const present = new Set(rows.map(({ person_id }) => person_id))
  if ([...(userIds ?? []), ...wanted.keys()].some((id) => !present.has(id)))
    throw new RefusalError({ code: 'not_found' })
  return rows.map((row): PersonOutcome => {
    const facts = newYearFactsOf(row, { year, transfer: wanted.get(row.person_id) ?? null })
    const person = { personId: row.person_id, name: row.name, facts }
    const skipped = newYearSkip(facts)
    const limit = { userName: row.name, transferable: daysOfHalfDays(mostToTransfer(facts)) }
    assertAllowed(refusalToTransfer(limit, daysOfHalfDays(facts.transfer ?? NO_HALF_DAYS)))
    return { ...person, skipped, outcome: skipped === null ? newYearOf(facts) : null }
  })
}

async function saveOutcomes(
  { tx, actor, now }: CommandContext,
  { year, transfers }: Input,
  outcomes: readonly PersonOutcome[],
) {
  const writer = { actorId: actor.personId, now }
  const entries = outcomes.flatMap(({ personId, outcome }) =>
    (outcome?.entries ?? []).map((entry) => ({ ...entry, personId })),
  )
  const people = new Set(entries.map(({ personId }) => personId)).size
  await insertNewYearEntries(tx, { year, entries }, writer)
  await upsertStatutory(
    tx,
    year,
    outcomes.flatMap(({ personId, outcome }) => (outcome === null ? [] : [{ personId, statutory: outcome.statutory }])),
  )
  const id = await insertNewYearRun(tx, { year, people, ...writer })
  await recordAudit(tx, {
    ...writer,
    action: 'begin new year',
    entity: 'new year',
    entityId: id,
    after: { year, peopleCount: people, transferCount: transfers.length },
  })
}

type YearAndTransfer = { readonly year: number; readonly transfer: HalfDays | null }

/** Converts a database row about a person to the facts that the rules for a new year of leave need. */
const newYearFactsOf = (row: NewYearRow, { year, transfer }: YearAndTransfer): NewYearFacts => ({
  year,
  kind: row.kind,
  employment: { start: row.employment_start_on, end: row.employment_end_on },
  partTimeRecords: row.part_time_records.map(([percentage, start, end]) => ({
    id: null,
    percentage: basisPoints(percentage),
    period: { start, end },
  })),
  oldYear: row.old_year,
  newYear: Object.fromEntries(Object.entries(row.new_year).map(([type, [granted, left]]) => [type, { granted, left }])),
  movedOut: row.moved_out,
  statutoryBefore: row.statutory_before,
  transfer,
})
