import {
  balanceColumns,
  balanceLabels,
  isOpeningRecup,
  OpeningBalance,
  type OpeningCounter,
  type OpeningRecup,
} from '@uurwerk/contract/import/balanceColumns'
import { refusalToEditCounter } from '@uurwerk/domain/balances/refusalToEditCounter'
import { refusalToKeepBalances } from '@uurwerk/domain/balances/refusalToKeepBalances'
import { NO_HALF_DAYS } from '@uurwerk/domain/balances/halfDays'
import type { Writing } from '../http/route.ts'
import { lockPeople } from '../people/lockPersonStore.ts'
import {
  selectCountersOf,
  selectRecupOpenings,
  type RecupOpening,
  type StandingCounter,
} from './balancesImportStore.ts'
import { bodyOf } from './bodyOf.ts'
import { selectPeopleByEmail, type PersonByEmail } from './contractsImportStore.ts'
import { counterKey } from './counterKey.ts'
import { plainPath, type Importing, type Judges, type RowRefusal, type Verdict, type Written } from './importing.ts'
import { insertBalances } from './insertBalances.ts'
import { lookupOf } from './lookupOf.ts'
import { numbersIn } from './numbersIn.ts'
import type { RowValues } from './readRow.ts'
import { writtenDays, writtenHours, writtenMonth } from './written.ts'

/** A counter is known again by its person, kind and year; what was built up to recuperate by its person. */
export async function balancesImport(writing: Writing): Promise<Importing<OpeningBalance>> {
  const { tx } = writing
  const people = new Map((await selectPeopleByEmail(tx)).map((person) => [person.id, person]))
  const byEmail = new Map([...people.values()].map(({ id, email }) => [email, id]))
  return {
    columns: balanceColumns,
    schema: OpeningBalance,
    bodyOf,
    pathOf: plainPath,
    lookup: lookupOf({ people: byEmail, customers: new Map() }),
    keyOf: ({ userId, type, year }) =>
      typeof userId === 'number' && typeof type === 'string' ? counterKey({ personId: userId, type, year }) : null,
    nameOf: ({ userId }) => people.get(userId)?.name ?? '',
    judging: async (rows, { preview }) => {
      const ids = numbersIn(rows, 'userId')
      if (!preview) await lockPeople(tx, ids)
      const counters = await selectCountersOf(tx, ids)
      return judgesOf({ people, counters, openings: await selectRecupOpenings(tx, ids) })
    },
    insert: (bodies) => insertBalances(writing, bodies),
  }
}

type Facts = {
  readonly people: ReadonlyMap<number, PersonByEmail>
  readonly counters: readonly StandingCounter[]
  readonly openings: readonly RecupOpening[]
}

function judgesOf({ people, counters, openings }: Facts): Judges<OpeningBalance> {
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
      const entered = writtenBalance(body, person)
      const refusals = judgeRest(body)
      if (refusals.length > 0) return { refusals }
      return isOpeningRecup(body)
        ? verdictOnOpening(byPerson.get(body.userId), entered)
        : verdictOnCounter(body, {
            standing: byKey.get(counterKey({ ...body, personId: body.userId })),
            person,
            entered,
          })
    },
  }
}

type CounterFacts = {
  readonly standing: StandingCounter | undefined
  readonly person: PersonByEmail
  readonly entered: Written
}

/** What holidays of weekends alone have moved, nobody has entered yet. */
function verdictOnCounter(body: OpeningCounter, { standing, person, entered }: CounterFacts): Verdict {
  const now = { granted: standing?.granted ?? NO_HALF_DAYS, left: standing?.left ?? NO_HALF_DAYS }
  const wanted = { granted: body.originalBalance, left: body.currentBalance }
  const same = now.granted === wanted.granted && now.left === wanted.left
  if (standing?.entered === true || same) {
    const stored = writtenBalance({ ...body, originalBalance: now.granted, currentBalance: now.left }, person)
    return { stored, entered }
  }
  const refusal = refusalToEditCounter(now, wanted)
  return refusal === null ? { entered } : { refusals: [{ path: 'currentBalance', refusal }] }
}

/** Until HR has said otherwise, a person begins with nothing and no month. */
function verdictOnOpening(standing: RecupOpening | undefined, entered: Written): Verdict {
  if (standing === undefined || (standing.month === null && standing.seconds === 0)) return { entered }
  const { month, seconds } = standing
  return {
    stored: { ...entered, recupOpeningYearMonth: writtenMonth(month), recupOpeningHours: writtenHours(seconds) },
    entered,
  }
}

const labelOf = (type: OpeningBalance['type']): string =>
  Object.entries(balanceLabels).find(([, known]) => known === type)?.[0] ?? ''

const writtenBalance = (body: OpeningBalance, { email }: PersonByEmail): Written => ({
  userId: email,
  type: labelOf(body.type),
  ...(isOpeningRecup(body)
    ? writtenOpening(body)
    : {
        year: `${body.year}`,
        originalBalance: writtenDays(body.originalBalance),
        currentBalance: writtenDays(body.currentBalance),
      }),
})

const writtenOpening = ({ recupOpeningYearMonth, recupOpeningHours }: OpeningRecup): Written => ({
  recupOpeningYearMonth: writtenMonth(recupOpeningYearMonth),
  recupOpeningHours: writtenHours(recupOpeningHours),
})
