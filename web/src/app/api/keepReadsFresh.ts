import type { AnyInput } from '@uurwerk/contract/callInput'
import type { Endpoint, ResponseOf, Subject } from '@uurwerk/contract/endpoint'
import { hashKey, type Query, type QueryFilters, type QueryKey } from '@tanstack/react-query'
import { endsSession } from './apiProblem.ts'
import { tellOtherWindows } from './window/otherWindows.ts'
import { queryClient } from './queryClient.ts'

/** The endpoints of the reads of this page, by path. The path is the first part of a query key. */
const reads = new Map<unknown, Endpoint>()

/** Registers a read, so that a write can find the answers that the write makes outdated. */
export const rememberRead = (endpoint: Endpoint): void => void reads.set(endpoint.path, endpoint)

/**
 * Replaces rows of a list on the page by the rows in the answer of a write. Returns null when the page must read the
 * whole list again, for example because the position of a new row is not known.
 */
type PutRows<List> = (list: List, input: AnyInput, answer: List) => List | null

const putRows = new Map<unknown, PutRows<unknown>>()

/** Registers a list whose rows can be replaced by the rows in the answer of a write. */
export const rememberRows = <E extends Endpoint>(list: E, put: PutRows<ResponseOf<E>>): void =>
  void putRows.set(list.path, put as PutRows<unknown>)

/** The subjects (kinds of data) that writes changed since the last refresh, running writes included. */
const changed = new Set<Subject>()
/** The hashes of the queries that already have a new answer, because the answer of a write contained it. */
const answered = new Set<string>()
/** The lists that may be wrong, because a read was stopped or a write was refused. They are read completely again. */
const doubtful = new Set<string>()
/** The records that writes removed. A read of a removed record would fail, because the record does not exist. */
const removed = new Set<string>()
/** The writes that wait for their answers. `isAlone` is false when another write ran at the same time. */
const running = new Set<{ isAlone: boolean }>()
let underWay = 0
let refreshing: Promise<void> = Promise.resolve()

/**
 * Sends a write. Its answer replaces the read, or the rows of the list, that the endpoint names (rule timesheets-85).
 * After the last running write, the other reads on the screen that show a changed subject are sent again; other screens
 * read when they open. After a refusal, all reads on the screen that show a subject of the write are sent again, also
 * those that already have a new answer, because the reason can be data that the screen does not show.
 */
export async function keepReadsFresh<T>(endpoint: Endpoint, input: AnyInput, write: () => Promise<T>): Promise<T> {
  const subjects = endpoint.changes ?? []
  if (subjects.length === 0) return write()
  // A read that started before the write can return the old state, and would replace the newer answer.
  void stopReads({ predicate: showing(new Set(subjects)) })
  const own = { isAlone: running.size === 0 }
  for (const other of running) other.isAlone = false
  running.add(own)
  return asOneWrite(async () => {
    try {
      const answer = await write()
      const kept = await keepAnswer(endpoint, input, answer)
      forgetAnswered(subjects)
      // When another write ran at the same time, this answer may not contain the change of that write. The read is then
      // sent again.
      if (kept !== null && own.isAlone) answered.add(kept)
      markChanged(subjects)
      tellOtherWindows(subjects, input)
      return answer
    } catch (error) {
      answered.clear()
      for (const { queryHash } of queryClient.getQueryCache().findAll({ predicate: showing(new Set(subjects)) }))
        doubtful.add(queryHash)
      if (!endsSession(error)) markChanged(subjects)
      throw error
    } finally {
      running.delete(own)
    }
  })
}

/** Stops running reads, because their answers can contain an older state. They are sent again after the last write. */
export async function stopReads(filters: QueryFilters): Promise<void> {
  for (const { queryHash, state } of queryClient.getQueryCache().findAll(filters))
    if (state.fetchStatus !== 'idle' || state.isInvalidated) doubtful.add(queryHash)
  await queryClient.cancelQueries(filters)
}

/** Runs several writes, and sends the reads of the screen again once after the last write. */
export async function asOneWrite<T>(work: () => Promise<T>): Promise<T> {
  underWay += 1
  try {
    return await work()
  } finally {
    underWay -= 1
    if (underWay === 0 && !nextWaits()) refresh()
  }
}

/** True when another write waits until this write ends. The reads are then sent again after the last write. */
const nextWaits = (): boolean =>
  queryClient
    .getMutationCache()
    .getAll()
    .some(({ state }) => state.isPaused)

/**
 * Marks reads as outdated after a change that no write of this page made, such as a change by a job. `fresh` is the key
 * of a read that already has the change.
 */
export function makeStale(subjects: readonly Subject[], fresh?: QueryKey): Promise<void> {
  markChanged(subjects)
  if (fresh !== undefined) answered.add(hashKey(fresh))
  if (underWay === 0) refresh()
  return readsAreFresh()
}

/** Resolves when the reads that were sent again after the last write have their answers. */
export const readsAreFresh = (): Promise<void> => refreshing

function markChanged(subjects: readonly Subject[]): void {
  for (const subject of subjects) changed.add(subject)
}

/** A new write makes the answers of earlier writes outdated too. */
function forgetAnswered(subjects: readonly Subject[]): void {
  for (const { queryHash } of queryClient.getQueryCache().findAll({ predicate: showing(new Set(subjects)) }))
    answered.delete(queryHash)
}

const showing =
  (subjects: ReadonlySet<Subject>) =>
  ({ queryKey }: Query): boolean =>
    reads.get(queryKey[0])?.shows?.some((subject) => subjects.has(subject)) ?? false

const aboutAnyOf =
  (records: ReadonlySet<string>) =>
  ({ queryKey: [path, input] }: Query): boolean =>
    records.size > 0 &&
    typeof path === 'string' &&
    typeof input === 'object' &&
    input !== null &&
    'params' in input &&
    recordsIn(path, input.params as object).some((record) => records.has(record))

type Values = Readonly<Record<string, unknown>>

const kindIn = (name: string): string => name.replace(/Id$/, '')

/**
 * The parameters in a path, each with the kind of its record. For example, the kind of `userId`, and of the id in
 * `user/{id}`, is `user`.
 */
const paramsIn = (path: string): { readonly name: string; readonly kind: string | undefined }[] =>
  [...path.matchAll(/(?:(\w+)\/)?\{(\w+)\}/g)].map(([, before, name]) => ({
    name: name!,
    kind: name === 'id' ? before : kindIn(name!),
  }))

/** The records in a path, each with its kind, because a customer and a contract can have the same id. */
const recordsIn = (path: string, params: object): string[] =>
  paramsIn(path).map(({ name, kind }) => `${kind} ${String((params as Values)[name])}`)

/** The records that a write removes. Their ids are in its path or in its body. */
function removedBy({ removes, path }: Endpoint, { params = {}, body }: AnyInput): string[] {
  if (removes === true) return recordsIn(path, params)
  return removes?.map((name) => `${kindIn(name)} ${String((body as Values)[name])}`) ?? []
}

/** Stores the answer of a write as the answer of a read, or its rows in a list. Returns the hash of that read. */
async function keepAnswer(write: Endpoint, input: AnyInput, answer: unknown): Promise<string | null> {
  const { answers, answersRowsOf } = write
  const { params = {} } = input
  for (const record of removedBy(write, input)) removed.add(record)
  const list = hasChangedRows(input) ? answersRowsOf : undefined
  const read = list ?? answers
  const queryKey = read === undefined ? null : keyOf(read, { write, params, answer: answer as object })
  if (queryKey === null) return null
  // A read that started during the write can return the old state, so it is stopped.
  await stopReads({ queryKey, exact: true })
  const hash = hashKey(queryKey)
  if (list === undefined) {
    doubtful.delete(hash)
    queryClient.setQueryData(queryKey, answer)
    return hash
  }
  const state = queryClient.getQueryState(queryKey)
  const kept = listWithRows(list, { queryKey, input, answer })
  if (kept === null || doubtful.has(hash)) return null
  // Only some rows are new, so the list keeps the time of its last complete read.
  queryClient.setQueryData(queryKey, kept, { updatedAt: state?.dataUpdatedAt })
  return hash
}

const hasChangedRows = ({ query }: AnyInput): boolean =>
  typeof query === 'object' && query !== null && 'rows' in query && query.rows === 'changed'

type Answered = { readonly queryKey: readonly unknown[]; readonly input: AnyInput; readonly answer: unknown }

function listWithRows({ path }: Endpoint, { queryKey, input, answer }: Answered): unknown {
  const list = queryClient.getQueryData(queryKey)
  const put = putRows.get(path)
  return list === undefined || put === undefined ? null : put(list, input, answer)
}

type AnsweredWrite = { readonly write: Endpoint; readonly params: object; readonly answer: object }

/**
 * The key of the query whose data is in the answer of the write. The values of its path parameters come from the path
 * parameters of the write (with the same name or the same kind of record), or from the id or another field of the
 * answer. Null when a value is not known.
 */
function keyOf({ path }: Endpoint, { write, params, answer }: AnsweredWrite): readonly unknown[] | null {
  const wanted = paramsIn(path)
  if (wanted.length === 0) return [path, {}]
  const id = 'id' in answer ? answer.id : undefined
  const known: Values = { ...answer, ...params, ...(id !== undefined && { id }) }
  const ofKind = new Map([
    [write.path.split('/').at(-1), id],
    ...paramsIn(write.path).map(({ name, kind }) => [kind, (params as Values)[name]] as const),
  ])
  const values = wanted.map(({ name, kind }) => [name, known[name] ?? ofKind.get(kind)] as const)
  return values.some(([, value]) => value === undefined) ? null : [path, { params: Object.fromEntries(values) }]
}

function refresh(): void {
  const isStale = showing(new Set(changed))
  const isKept = new Set(answered)
  changed.clear()
  answered.clear()
  doubtful.clear()
  const isGone = aboutAnyOf(new Set(removed))
  removed.clear()
  void queryClient.invalidateQueries({ predicate: isGone, refetchType: 'none' })
  const earlier = refreshing
  refreshing = readAgain((query) => isStale(query) && !isKept.has(query.queryHash) && !isGone(query)).then(
    () => earlier,
  )
}

/** Reads data again. Running reads are cancelled first, because they can return the data from before the change. */
async function readAgain(predicate: (query: Query) => boolean): Promise<void> {
  await queryClient.cancelQueries({ predicate })
  await queryClient.invalidateQueries({ predicate })
}
