import { currentUser } from '@uurwerk/contract/identity/identity'
import type { AnyInput } from '@uurwerk/contract/callInput'
import type { Endpoint, ResponseOf } from '@uurwerk/contract/endpoint'
import { addMonths, yearOfMonth, type YearMonth } from '@uurwerk/domain/time/yearMonth'
import { currentMonth, now } from '../../clock/now.ts'
import { browserDatabase, type KeptRead } from './browserDatabase.ts'
import { keptReads, revived } from './withoutHealth.ts'

const MAX_BYTES = 2_000_000
const DAY_SECONDS = 86_400

/**
 * The person for whom the browser keeps answers, and the number of days for which it keeps them. Both come from the
 * last answer about the current user. Null when the browser keeps nothing.
 */
let owner: { readonly personId: number; readonly days: number } | null = null

type Read = { readonly path: string }

/** Raise this version when a screen reads a new field, because an older kept answer does not have this field. */
const FORM = 5

const keyOfRead = ({ path }: Read, input: AnyInput): string => `${FORM} ${path} ${JSON.stringify(input.params ?? {})}`

const isOfOlderForm = ({ key }: KeptRead): boolean => !key.startsWith(`${FORM} `)

const monthOfInput = ({ params }: AnyInput): string | null =>
  typeof params?.['yearMonth'] === 'string' ? params['yearMonth'] : null

export const keptMonths = (): readonly YearMonth[] => [-1, 0, 1, 2].map((count) => addMonths(currentMonth(), count))

const isKeptMonth = (yearMonth: string | null): boolean =>
  yearMonth === null || keptMonths().some((month) => month === yearMonth)

const isKeptYear = (year: unknown): boolean =>
  year === undefined || keptMonths().some((month) => yearOfMonth(month) === year)

const isKeptRead = ({ path }: Read, input: AnyInput): boolean =>
  keptReads.has(path) && isKeptMonth(monthOfInput(input)) && isKeptYear(input.params?.['year'])

/**
 * Keeps an answer without health data, for the current user and a limited time (rules offline-5, offline-13,
 * offline-6). The answers of any other person are deleted first.
 */
export async function keepAnswerOf(endpoint: Read, input: AnyInput, answer: unknown): Promise<void> {
  const kind = keptReads.get(endpoint.path)
  const database = await browserDatabase()
  if (kind === undefined || database === null || !isKeptRead(endpoint, input)) return
  if (endpoint.path === currentUser.path) {
    const { id, roles, offlineDays } = answer as Pick<ResponseOf<typeof currentUser>, 'id' | 'roles' | 'offlineDays'>
    owner = roles.includes('ROLE_USER') && offlineDays > 0 ? { personId: id, days: offlineDays } : null
    await deleteReads(
      (read) => read.personId !== owner?.personId || read.days !== owner.days || isExpired(read) || isOfOlderForm(read),
    )
  }
  if (owner === null) return
  const read: KeptRead = {
    key: keyOfRead(endpoint, input),
    ...owner,
    yearMonth: monthOfInput(input),
    readAt: now(),
    answer: JSON.stringify(kind.withoutHealth(answer)),
  }
  const known = await (sizes ??= sizesOf(database))
  await database.put('reads', read)
  known.set(read.key, { yearMonth: read.yearMonth, bytes: read.answer.length })
  for (const key of toDrop(known)) {
    known.delete(key)
    await database.delete('reads', key)
  }
}

/** The answer that the browser keeps for a read, and the time of the read. Null when the browser keeps no answer. */
export async function keptAnswerOf<E extends Endpoint, Answer = ResponseOf<E>>(
  endpoint: E,
  input: AnyInput,
): Promise<Kept<Answer> | null> {
  const database = await browserDatabase()
  const read = keptReads.has(endpoint.path) ? await database?.get('reads', keyOfRead(endpoint, input)) : undefined
  if (read === undefined || isExpired(read) || !isKeptMonth(read.yearMonth)) return null
  return { answer: revived(endpoint.path, JSON.parse(read.answer)) as Answer, readAt: read.readAt }
}

type Kept<Answer> = { readonly answer: Answer; readonly readAt: number }

const isExpired = ({ readAt, days }: KeptRead): boolean => now() - readAt > days * DAY_SECONDS

/**
 * Deletes all answers that the browser keeps: at sign-out, when the server ends the session, and when another person
 * signs in.
 */
export async function forgetKeptAnswers(): Promise<void> {
  owner = null
  sizes = null
  await (await browserDatabase())?.clear('reads')
}

async function deleteReads(isOld: (read: KeptRead) => boolean): Promise<void> {
  const database = await browserDatabase()
  const reads = (await database?.getAll('reads')) ?? []
  for (const { key } of reads.filter(isOld)) await database?.delete('reads', key)
  sizes = null
}

type Size = Pick<KeptRead, 'yearMonth'> & { readonly bytes: number }

/**
 * The size of each kept answer, by its key. With these sizes, the browser stores a new answer without reading all kept
 * answers.
 */
let sizes: Promise<Map<string, Size>> | null = null

type Database = NonNullable<Awaited<ReturnType<typeof browserDatabase>>>

async function sizesOf(database: Database): Promise<Map<string, Size>> {
  const reads = await database.getAll('reads')
  return new Map(reads.map(({ key, yearMonth, answer }) => [key, { yearMonth, bytes: answer.length }]))
}

/**
 * The keys of the answers that the browser must delete: the answers of months that are not kept any more, and the least
 * important answers that do not fit in the maximum size.
 */
function toDrop(known: ReadonlyMap<string, Size>): string[] {
  let bytes = 0
  return [...known]
    .toSorted(([, a], [, b]) => rank(a) - rank(b))
    .filter(([, size]) => !isKeptMonth(size.yearMonth) || (bytes += size.bytes) > MAX_BYTES)
    .map(([key]) => key)
}

/**
 * The order of importance of the kept answers: answers without a month first, then the current month, the next months
 * and the previous month.
 */
function rank({ yearMonth }: Pick<KeptRead, 'yearMonth'>): number {
  if (yearMonth === null) return 0
  const place = keptMonths().findIndex((month) => month === yearMonth)
  return place === 0 ? keptMonths().length : place
}
