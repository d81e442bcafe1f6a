import type { AnyInput } from '@uurwerk/contract/callInput'
import type { Endpoint, Subject } from '@uurwerk/contract/endpoint'
import { hashKey } from '@tanstack/react-query'
import type { Query } from '@tanstack/react-query'
import { endsSession } from './apiProblem.ts'
import { queryClient } from './queryClient.ts'

/** The reads of this page by their path: the path is the first part of a query key. */
const reads = new Map<unknown, Endpoint>()

/** Makes a read known, so that a write can find the answers that it makes stale. */
export const rememberRead = (endpoint: Endpoint): void => void reads.set(endpoint.path, endpoint)

/** What the writes under way and the writes since the last refresh have changed. */
const changed = new Set<Subject>()
/** The hashes of the queries whose new answer came with a write. */
const answered = new Set<string>()
/** The ids of the records that writes removed: a read about one of them would answer that it does not exist. */
const removed = new Set<unknown>()
let underWay = 0
let refreshing: Promise<void> = Promise.resolve()

/**
 * Sends a write and keeps the reads of the screen fresh. The answer of the write becomes the answer of the read that
 * the endpoint names. Other reads on the screen that show a changed subject are sent again, after the last write under
 * way; reads of other screens are sent again when they are opened. After a refusal all of them are sent again, because
 * the refusal can come from data that the screen does not show yet.
 */
export async function keepReadsFresh<T>(endpoint: Endpoint, input: AnyInput, write: () => Promise<T>): Promise<T> {
  const subjects = endpoint.changes ?? []
  if (subjects.length === 0) return write()
  // A read that started earlier would overwrite the answer with the old state.
  void queryClient.cancelQueries({ predicate: showing(new Set(subjects)) })
  return asOneWrite(async () => {
    try {
      const answer = await write()
      keepAnswer(endpoint, input, answer)
      markChanged(subjects)
      return answer
    } catch (error) {
      answered.clear()
      if (!endsSession(error)) markChanged(subjects)
      throw error
    }
  })
}

/** Several writes after which the reads are sent again once. */
export async function asOneWrite<T>(work: () => Promise<T>): Promise<T> {
  underWay += 1
  try {
    return await work()
  } finally {
    underWay -= 1
    if (underWay === 0 && !nextWaits()) refresh()
  }
}

/** True when a write waits for this one: the reads are sent again after the last of them. */
const nextWaits = (): boolean =>
  queryClient
    .getMutationCache()
    .getAll()
    .some(({ state }) => state.isPaused)

/** For a change that no write of this page made: a job of the server, or a file that was downloaded. */
export function makeStale(subjects: readonly Subject[]): Promise<void> {
  markChanged(subjects)
  if (underWay === 0) refresh()
  return readsAreFresh()
}

/** Ends when the reads of the screen after the last write have their answers. */
export const readsAreFresh = (): Promise<void> => refreshing

function markChanged(subjects: readonly Subject[]): void {
  for (const subject of subjects) changed.add(subject)
}

const showing =
  (subjects: ReadonlySet<Subject>) =>
  ({ queryKey }: Query): boolean =>
    reads.get(queryKey[0])?.shows?.some((subject) => subjects.has(subject)) ?? false

const aboutAnyOf =
  (ids: ReadonlySet<unknown>) =>
  ({ queryKey: [, input] }: Query): boolean =>
    ids.size > 0 &&
    typeof input === 'object' &&
    input !== null &&
    'params' in input &&
    Object.values(input.params as object).some((value) => ids.has(value))

/**
 * A path parameter that the write does not have is a field of the answer: the id of a new record, the year of a
 * correction.
 */
function keepAnswer({ answers, removes }: Endpoint, { params = {} }: AnyInput, answer: unknown): void {
  if (removes === true) for (const id of Object.values(params)) removed.add(id)
  if (answers === undefined) return
  const queryKey = keyOf(answers, params, answer as object)
  if (queryKey === null) return
  queryClient.setQueryData(queryKey, answer)
  answered.add(hashKey(queryKey))
}

function keyOf({ path }: Endpoint, params: object, answer: object): readonly unknown[] | null {
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!)
  if (names.length === 0) return [path, {}]
  const known: Readonly<Record<string, unknown>> = { ...answer, ...params, ...('id' in answer && { id: answer.id }) }
  if (names.some((name) => known[name] === undefined)) return null
  return [path, { params: Object.fromEntries(names.map((name) => [name, known[name]])) }]
}

function refresh(): void {
  const isStale = showing(new Set(changed))
  const isKept = new Set(answered)
  changed.clear()
  answered.clear()
  const isGone = aboutAnyOf(new Set(removed))
  removed.clear()
  void queryClient.invalidateQueries({ predicate: isGone, refetchType: 'none' })
  refreshing = queryClient.invalidateQueries({
    predicate: (query) => isStale(query) && !isKept.has(query.queryHash) && !isGone(query),
  })
}
