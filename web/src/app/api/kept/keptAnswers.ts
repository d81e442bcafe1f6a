import { currentUser } from '@uurwerk/contract/identity/identity'
import type { AnyInput } from '@uurwerk/contract/callInput'
import { addMonths } from '@uurwerk/domain/time/yearMonth'
import type { YearMonth } from '@uurwerk/domain/time/yearMonth'
import { currentMonth, now } from '../../clock/now.ts'
import { browserDatabase } from './browserDatabase.ts'
import type { KeptRead } from './browserDatabase.ts'
import { keptReads, revived } from './withoutHealth.ts'

/** The number of days after which a kept answer is deleted. */
const KEPT_DAYS = 30
const MAX_BYTES = 2_000_000
const DAY_SECONDS = 86_400

/** The person whose answers the app keeps: the person of the last answer about the current user. */
let personId: number | null = null

type Read = { readonly path: string }

const keyOfRead = ({ path }: Read, input: AnyInput): string => `${path} ${JSON.stringify(input.params ?? {})}`

const monthOfInput = ({ params }: AnyInput): string | null =>
  typeof params?.['yearMonth'] === 'string' ? params['yearMonth'] : null

/** The months that the app keeps: the month before, the current month and the next two months. */
export const keptMonths = (): readonly YearMonth[] => [-1, 0, 1, 2].map((count) => addMonths(currentMonth(), count))

const isKeptMonth = (yearMonth: string | null): boolean =>
  yearMonth === null || keptMonths().some((month) => month === yearMonth)

const isKeptRead = ({ path }: Read, input: AnyInput): boolean => keptReads.has(path) && isKeptMonth(monthOfInput(input))

/**
 * Keeps an answer for a time without a network, without health data (rules offline-5, offline-6). The answer about the
 * current user decides whose answers are kept; the answers of another person are deleted first.
 */
export async function keepAnswerOf(endpoint: Read, input: AnyInput, answer: unknown): Promise<void> {
  const kind = keptReads.get(endpoint.path)
  const database = await browserDatabase()
  if (kind === undefined || database === null || !isKeptRead(endpoint, input)) return
  if (endpoint.path === currentUser.path) {
    const { id, roles } = answer as { readonly id: number; readonly roles: readonly string[] }
    personId = roles.includes('ROLE_USER') ? id : null
    await deleteReads((read) => read.personId !== personId || isExpired(read))
  }
  if (personId === null) return
  await database.put('reads', {
    key: keyOfRead(endpoint, input),
    personId,
    yearMonth: monthOfInput(input),
    readAt: now(),
    answer: JSON.stringify(kind.withoutHealth(answer)),
  })
  await dropUntilSmall()
}

/** The kept answer of a read, and the time of the read. Null when there is none. */
export async function keptAnswerOf(endpoint: Read, input: AnyInput): Promise<Kept | null> {
  const database = await browserDatabase()
  const read = keptReads.has(endpoint.path) ? await database?.get('reads', keyOfRead(endpoint, input)) : undefined
  if (read === undefined || isExpired(read) || !isKeptMonth(read.yearMonth)) return null
  return { answer: revived(endpoint.path, JSON.parse(read.answer)), readAt: read.readAt }
}

type Kept = { readonly answer: unknown; readonly readAt: number }

const isExpired = ({ readAt }: KeptRead): boolean => now() - readAt > KEPT_DAYS * DAY_SECONDS

/** Deletes all kept answers: at sign-out, when the server ends the session, and when another person signs in. */
export async function forgetKeptAnswers(): Promise<void> {
  personId = null
  await (await browserDatabase())?.clear('reads')
}

async function deleteReads(isOld: (read: KeptRead) => boolean): Promise<void> {
  const database = await browserDatabase()
  const reads = (await database?.getAll('reads')) ?? []
  for (const { key } of reads.filter(isOld)) await database?.delete('reads', key)
}

/** Deletes months that are no longer kept, and then the latest months, until the answers are small enough. */
async function dropUntilSmall(): Promise<void> {
  await deleteReads(({ yearMonth }) => !isKeptMonth(yearMonth))
  const database = await browserDatabase()
  const reads = ((await database?.getAll('reads')) ?? []).toSorted((a, b) => rank(a) - rank(b))
  let bytes = 0
  for (const { key, answer } of reads) {
    bytes += answer.length
    if (bytes > MAX_BYTES) await database?.delete('reads', key)
  }
}

/** The order in which answers stay: without a month, the current month, the next months, the month before. */
function rank({ yearMonth }: KeptRead): number {
  if (yearMonth === null) return 0
  const place = keptMonths().findIndex((month) => month === yearMonth)
  return place === 0 ? keptMonths().length : place
}
