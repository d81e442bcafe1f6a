import {
  balanceColumns,
  balanceLabels,
  isOpeningRecup,
  OpeningBalance,
  type OpeningCounter,
  type OpeningRecup,
} from '@uurwerk/contract/import/balanceColumns'
import type { CounterType } from '@uurwerk/domain/balances/counterType'
import { refusalToEditCounter } from '@uurwerk/domain/balances/refusalToEditCounter'
import { refusalToEditCounterOf } from '@uurwerk/domain/balances/refusalToEditCounterOf'
import { refusalToKeepBalances } from '@uurwerk/domain/balances/refusalToKeepBalances'
import { halfDays, NO_HALF_DAYS, type HalfDays } from '@uurwerk/domain/balances/halfDays'
import { NO_SECONDS } from '@uurwerk/domain/money/seconds'
import type { Day } from '@uurwerk/domain/time/day'
import { firstDayOf, isYearMonth, monthOf, type YearMonth } from '@uurwerk/domain/time/yearMonth'
import { onlyPreviewed } from '../../app/onlyPreviewed.ts'
import type { CommandContext } from '../../app/context.ts'
import { nextTurn } from '../../app/Turn.ts'
import { readMovedIn } from '../../company/companyStore.ts'
import { counterDays } from '../../balances/counterDto.ts'
import { chunksOf } from '../../platform/db/chunksOf.ts'
import type { Tx } from '../../platform/db/transaction.ts'
import { lockPeople } from '../../app/lockPersonStore.ts'
import {
  listCountersOf,
  listPeopleWithRecupHolidays,
  listRecupOpenings,
  listVoidGrants,
  type NewRecupOpening,
  type RecupOpening,
  type StoredCounter,
  type VoidGrant,
  type WantedCounter,
} from './balancesImportStore.ts'
import { bodyOf } from '../table/bodyOf.ts'
import { listPeopleByEmail, listPeopleWithoutOpening, type PersonByEmail } from '../contracts/contractsImportStore.ts'
import { counterKey } from './counterKey.ts'
import {
  plainPath,
  type Importing,
  type Judges,
  type RowRefusal,
  type RowWarning,
  type Verdict,
  type Cells,
} from '../importing.ts'
import { insertBalances, openRecups } from './insertBalances.ts'
import { lookupOf } from '../lookupOf.ts'
import { numbersIn } from '../table/numbersIn.ts'
import type { RowValues } from '../table/readRow.ts'
import { daysCell, hoursCell, monthCell } from '../cells.ts'

/** A leave counter is recognised by person, kind and year, and the opening balance of recuperation by person. */
export async function balancesImport(context: CommandContext): Promise<Importing<OpeningBalance>> {
  const { tx } = context
  const people = new Map((await listPeopleByEmail(tx)).map((person) => [person.id, person]))
  const movedIn = await readMovedIn(tx)
  const byEmail = new Map([...people.values()].map(({ id, email }) => [email, id]))
  return {
    columns: balanceColumns,
    schema: OpeningBalance,
    bodyOf: (values) => bodyOf(withOpeningMonth(values, movedIn)),
    pathOf: plainPath,
    lookup: lookupOf({ people: byEmail, customers: new Map() }),
    keyOf: ({ userId, type, year }) =>
      typeof userId === 'number' && typeof type === 'string' ? counterKey({ personId: userId, type, year }) : null,
    nameOf: ({ userId }) => people.get(userId)?.name ?? '',
    judging: async (rows, { preview }) => {
      const ids = numbersIn(rows, 'userId')
      if (!preview) await lockPeople(tx, ids)
      const openings = await listRecupOpenings(tx, ids)
      const added = addedOpenings(
        rows.map((row) => withOpeningMonth(row, movedIn)),
        openings,
      )
      const counters = await storedCounters(tx, wantedCounters(rows), added)
      const removed = await removedDays(context, added)
      await nextTurn()
      return judgesOf({ people, counters, openings, removedDays: removed })
    },
    withoutOpening: async (bodies) => {
      const opened = new Set(bodies.filter(isOpeningRecup).map(({ userId }) => userId))
      const without = await listPeopleWithoutOpening(tx, firstDayOf(monthOf(context.today)))
      return without.difference(opened)
    },
    // Only public holidays from the opening month on give days to a counter, so opening months are written first.
    orderOfWriting: (bodies) => bodies.toSorted((a, b) => Number(isOpeningRecup(b)) - Number(isOpeningRecup(a))),
    insert: (bodies) => insertBalances(context, bodies),
  }
}

/** Adds the first month of the company to an opening balance of recuperation without a month (rule company-22). */
const withOpeningMonth = (row: RowValues, movedIn: YearMonth | null): RowValues =>
  row['type'] === 'RECUPERATION' && movedIn !== null && (row['recupOpeningYearMonth'] ?? '') === ''
    ? { ...row, recupOpeningYearMonth: movedIn }
    : row

type Facts = {
  readonly people: ReadonlyMap<number, PersonByEmail>
  readonly counters: readonly StoredCounter[]
  readonly openings: readonly RecupOpening[]
  /** For each person, the booked days of 'Feestdag recup' that are removed when the opening month is stored. */
  readonly removedDays: ReadonlyMap<number, readonly Day[]>
}

const COUNTERS_AT_ONCE = 2000
/** The number of people whose leave counters are read at once. Each person has many leave counters. */
const PEOPLE_AT_ONCE = 250

/**
 * The stored leave counters, as they will be when the opening months in the file are stored too. They are read in
 * parts, so that the server can answer other requests between two parts (rule import-8).
 */
async function storedCounters(
  tx: Tx,
  wanted: readonly WantedCounter[],
  added: readonly NewRecupOpening[],
): Promise<StoredCounter[]> {
  // The leave counters that depend on public holidays. An opening month changes only these.
  const ofHolidays = new Set(
    wanted.filter(({ type }) => type === 'RECUPERATION_HOLIDAY').map(({ personId }) => personId),
  )
  const concerned = added.filter(({ personId }) => ofHolidays.has(personId))
  const voids = new Map<string, HalfDays>()
  for (const some of chunksOf(concerned, PEOPLE_AT_ONCE))
    for (const voided of await listVoidGrants(tx, some)) voids.set(yearKey(voided), voided.halfDays)
  const counters: StoredCounter[] = []
  for (const some of chunksOf(wanted, COUNTERS_AT_ONCE))
    counters.push(...(await listCountersOf(tx, some)).map((counter) => withoutVoid(counter, voids)))
  return counters
}

const wantedCounters = (rows: readonly RowValues[]): WantedCounter[] =>
  rows.flatMap(({ userId, year, type }) =>
    typeof userId === 'number' && typeof year === 'number' && typeof type === 'string'
      ? [{ personId: userId, year, type: type as CounterType }]
      : [],
  )

/** True when the person has no stored opening balance of recuperation: no opening month and 0 hours. */
const isUnopened = (opening: RecupOpening | undefined): boolean =>
  opening === undefined || (opening.month === null && opening.seconds === 0)

/** The opening balances of recuperation (leave for extra hours) in the file, for people without a stored one. */
function addedOpenings(rows: readonly RowValues[], openings: readonly RecupOpening[]): NewRecupOpening[] {
  const unopened = new Set(openings.filter(isUnopened).map(({ personId }) => personId))
  return rows.flatMap(({ userId, type, recupOpeningYearMonth: month }) =>
    type === 'RECUPERATION' && unopened.delete(userId as number) && typeof month === 'string' && isYearMonth(month)
      ? [{ personId: userId as number, month, seconds: NO_SECONDS }]
      : [],
  )
}

const yearKey = ({ personId, year }: Pick<VoidGrant, 'personId' | 'year'>): string => `${personId} ${year}`

/**
 * A stored leave counter after the import of the opening months: without public holidays before the opening month. A
 * counter that HR set by hand does not change.
 */
function withoutVoid(counter: StoredCounter, voids: ReadonlyMap<string, HalfDays>): StoredCounter {
  if (counter.entered || counter.type !== 'RECUPERATION_HOLIDAY') return counter
  const voided = voids.get(yearKey(counter)) ?? NO_HALF_DAYS
  const less = (amount: HalfDays) => halfDays(amount - voided)
  return { ...counter, granted: less(counter.granted), left: less(counter.left) }
}

/** The booked 'Feestdag recup' that opening months would remove. Stores the months and rolls back (rule import-19). */
async function removedDays(
  context: CommandContext,
  openings: readonly NewRecupOpening[],
): Promise<ReadonlyMap<number, readonly Day[]>> {
  const { tx } = context
  const booked = await listPeopleWithRecupHolidays(
    tx,
    openings.map(({ personId }) => personId),
  )
  const concerned = openings.filter(({ personId }) => booked.has(personId))
  if (concerned.length === 0) return new Map()
  const removed = await onlyPreviewed(tx, true, async () => {
    await lockPeople(
      tx,
      concerned.map(({ personId }) => personId),
    )
    return openRecups(context, concerned)
  })
  const byPerson = Map.groupBy(removed, ({ personId }) => personId)
  return new Map([...byPerson].map(([personId, days]) => [personId, days.map(({ day }) => day).sort()]))
}

/** Checks each row. A self-employed person has no balances, so such a row is refused (rule import-20). */
function judgesOf({ people, counters, openings, removedDays: removedOf }: Facts): Judges<OpeningBalance> {
  const byKey = new Map(counters.map((counter) => [counterKey(counter), counter]))
  const byPerson = new Map(openings.map((opening) => [opening.personId, opening]))
  const judgeRest = ({ userId }: RowValues): RowRefusal[] => {
    const person = people.get(userId as number)
    const refusal = person === undefined ? null : refusalToKeepBalances(person.kind)
    return refusal === null ? [] : [{ path: 'userId', refusal }]
  }
  return {
    judgeRest,
    judge: (body) => {
      const person = people.get(body.userId)!
      const entered = balanceCells(body, person)
      const refusals = judgeRest(body)
      if (refusals.length > 0) return { refusals }
      return isOpeningRecup(body)
        ? verdictOnOpening(byPerson.get(body.userId), { entered, removed: removedOf.get(body.userId) ?? [] })
        : verdictOnCounter(body, {
            standing: byKey.get(counterKey({ ...body, personId: body.userId })),
            person,
            entered,
          })
    },
  }
}

type CounterFacts = {
  readonly standing: StoredCounter | undefined
  readonly person: PersonByEmail
  readonly entered: Cells
}

/** A counter that only public holidays changed counts as new (rule import-16). */
function verdictOnCounter(body: OpeningCounter, { standing, person, entered }: CounterFacts): Verdict {
  const now = { granted: standing?.granted ?? NO_HALF_DAYS, left: standing?.left ?? NO_HALF_DAYS }
  const wanted = { granted: body.originalBalance, left: body.currentBalance }
  const same = now.granted === wanted.granted && now.left === wanted.left
  if (standing?.entered === true || same) {
    const stored = balanceCells({ ...body, originalBalance: now.granted, currentBalance: now.left }, person)
    return { stored, entered }
  }
  const ofYear = refusalToEditCounterOf(person.employment, body.year)
  if (ofYear !== null) return { refusals: [{ path: 'year', refusal: ofYear }] }
  const refusal = refusalToEditCounter(counterDays(now), counterDays(wanted))
  return refusal === null ? { entered } : { refusals: [{ path: 'currentBalance', refusal }] }
}

function verdictOnOpening(
  standing: RecupOpening | undefined,
  { entered, removed }: { readonly entered: Cells; readonly removed: readonly Day[] },
): Verdict {
  if (standing === undefined || isUnopened(standing)) return { entered, warnings: warningsOf(removed) }
  const { month, seconds } = standing
  return {
    stored: { ...entered, recupOpeningYearMonth: monthCell(month), recupOpeningHours: hoursCell(seconds) },
    entered,
  }
}

const warningsOf = (days: readonly Day[]): RowWarning[] =>
  days.length === 0 ? [] : [{ path: 'recupOpeningYearMonth', warned: { code: 'opening_removes_recup_holidays', days } }]

const labelOf = (type: OpeningBalance['type']): string =>
  Object.entries(balanceLabels).find(([, known]) => known === type)?.[0] ?? ''

export const balanceCells = (body: OpeningBalance, { email }: PersonByEmail): Cells => ({
  userId: email,
  type: labelOf(body.type),
  ...(isOpeningRecup(body)
    ? openingCells(body)
    : {
        year: `${body.year}`,
        originalBalance: daysCell(body.originalBalance),
        currentBalance: daysCell(body.currentBalance),
      }),
})

const openingCells = ({ recupOpeningYearMonth, recupOpeningHours }: OpeningRecup): Cells => ({
  recupOpeningYearMonth: monthCell(recupOpeningYearMonth),
  recupOpeningHours: hoursCell(recupOpeningHours),
})
