import {
  balanceColumns,
  balanceLabels,
  isOpeningRecup,
  OpeningBalance,
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
import { plainPath, type Importing, type Verdict, type Written } from './importing.ts'
import { insertBalances } from './insertBalances.ts'
import { lookupOf } from './lookupOf.ts'
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
      typeof userId === 'number' && typeof type === 'string'
        ? keyOf(userId, type, type === 'RECUPERATION' ? null : year)
        : null,
    nameOf: ({ userId }) => people.get(userId)?.name ?? '',
    judging: async (bodies, { preview }) => {
      const ids = [...new Set(bodies.map(({ userId }) => userId))]
      if (!preview) await lockPeople(tx, ids)
      const counters = await selectCountersOf(tx, ids)
      return judgeOf({ people, counters, openings: await selectRecupOpenings(tx, ids) })
    },
    insert: (bodies) => insertBalances(writing, bodies),
  }
}

const keyOf = (personId: number, type: string, year: unknown): string => `${personId} ${type} ${String(year)}`

type Facts = {
  readonly people: ReadonlyMap<number, PersonByEmail>
  readonly counters: readonly StandingCounter[]
  readonly openings: readonly RecupOpening[]
}

function judgeOf({ people, counters, openings }: Facts) {
  const byKey = new Map(counters.map((counter) => [keyOf(counter.personId, counter.type, counter.year), counter]))
  const byPerson = new Map(openings.map((opening) => [opening.personId, opening]))
  return (body: OpeningBalance): Verdict => {
    const person = people.get(body.userId)!
    const entered = writtenBalance(body, person)
    const keeping = refusalToKeepBalances(person.kind)
    if (keeping !== null) return { refusals: [{ path: 'userId', refusal: keeping }] }
    if (isOpeningRecup(body)) return verdictOnOpening(byPerson.get(body.userId), entered)
    const standing = byKey.get(keyOf(body.userId, body.type, body.year))
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
