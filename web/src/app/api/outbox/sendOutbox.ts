import type { Endpoint } from '@uurwerk/contract/endpoint'
import * as texts from '../../../texts/texts.ts'
import { ApiProblem, endsSession, isStale, NoAnswer, sentenceOfError } from '../apiProblem.ts'
import { answerOf } from '../call.ts'
import { asOneWrite } from '../keepReadsFresh.ts'
import { accessToken, isEndedToken } from '../request/accessToken.ts'
import { isTooOld, nextToSend, pauseAfterTry } from './nextToSend.ts'
import { inTurn } from './inTurn.ts'
import { deleteAct, loadOutbox, ownId, removeAct, replaceAct, storeAct, storedActs } from './outbox.ts'
import { releaseAct } from './outboxState.ts'
import type { ActRefusal, ActToQueue, QueuedAct, StoredAct, ActKind } from './queuedAct.ts'
import { thisTab } from './thisTab.ts'
import {
  type PlannedShift,
  editPlannedShift,
  planShift,
  planShifts,
  removePlannedShift,
} from '@uurwerk/contract/planning/plannedMonth'
import {
  type WorkedShift,
  createWorkedShift,
  editWorkedShift,
  removeWorkedShift,
} from '@uurwerk/contract/timesheets/timesheets'
import { bookAbsence, bookAbsences, removeAbsence } from '@uurwerk/contract/absences/absences'

type Outcome = { readonly answer: unknown } | { readonly error: unknown } | 'waits'

/** The screens of this tab that wait for the answer to a change, by the key of the change. */
const waiters = new Map<string, (outcome: Outcome) => void>()

/**
 * Stores a change in the browser and sends it. Null when the change must wait: there is no network, or an earlier
 * change waits (rule offline-8).
 */
export async function sendOrQueue<Answer>(act: ActToQueue): Promise<Answer | null> {
  const personId = ownId()
  const { endpoint, ...rest } = act
  const key = `o-${crypto.randomUUID()}`
  const stored: QueuedAct = {
    ...rest,
    key,
    path: endpoint.path,
    personId: personId ?? 0,
    madeAt: Date.now(),
    // With a network, the change is sent immediately, so it is stored as a sent change.
    wasSent: navigator.onLine,
    heldBy: thisTab,
    refusal: null,
  }
  if (personId === null || !(await storeAct(stored))) return (await answerOf(endpoint, act.input)) as Answer
  const outcome = new Promise<Outcome>((resolve) => waiters.set(key, resolve))
  void sendOutbox()
  const result = await outcome
  // An answered change leaves the queue before its screen continues. Otherwise the list would show it for a moment.
  if (result !== 'waits' && 'answer' in result) return result.answer as Answer
  setTimeout(() => releaseAct(key))
  if (result === 'waits') return null
  throw result.error
}

let tries = 0
let timer: ReturnType<typeof setTimeout> | undefined

/** Sends the changes in their order, one at a time, from only one tab of the browser (rule offline-8). */
export async function sendOutbox(): Promise<void> {
  clearTimeout(timer)
  const isDone = await inTurn(() => asOneWrite(sendAll))
  await letScreensContinue(isDone)
  if (isDone) {
    tries = 0
    return
  }
  tries += 1
  timer = setTimeout(() => void sendOutbox(), pauseAfterTry(tries))
}

/** The screens of changes that were not sent continue without an answer. The list then shows the changes. */
async function letScreensContinue(isDone: boolean): Promise<void> {
  const acts = waiters.size === 0 ? [] : await loadOutbox()
  // A change that was stored after the last check of the queue is sent next.
  if (isDone && nextToSend(acts) !== null) return
  for (const act of acts.filter(({ key }) => waiters.has(key))) {
    await replaceAct({ ...act, heldBy: null })
    settle(act.key, 'waits')
  }
}

function settle(key: string, outcome: Outcome): boolean {
  const settleWaiter = waiters.get(key)
  waiters.delete(key)
  settleWaiter?.(outcome)
  return settleWaiter !== undefined
}

/**
 * After the session ended, a change for which a screen waits is removed, and the screen gets the error, because its
 * form keeps the input. Any other change stays in the browser (rule offline-8).
 */
async function returnToScreens(error: unknown): Promise<void> {
  for (const act of await storedActs()) {
    if (settle(act.key, { error })) await removeAct(act)
  }
}

/** Returns true when no change has to be tried again later. */
async function sendAll(): Promise<boolean> {
  for (let acts = await loadOutbox(); ; acts = await loadOutbox()) {
    const act = nextToSend(acts)
    if (act === null) return true
    const endpoint = queueable.get(act.path)
    if (endpoint === undefined || isTooOld(act, Date.now())) {
      await refuse(act, { sentence: texts.outbox.tooOld, stale: null })
      continue
    }
    if (!navigator.onLine) return false
    // After a sign-out, each change stays in the browser until the next sign-in (rule offline-10). When the session ended
    // in another way, a change for which a screen waits gets the refusal of the server.
    const token = accessToken()
    if (isEndedToken(token) || (token === null && !waiters.has(act.key))) return false
    if (!(await sendOne(act, endpoint))) return false
    // The queue had only this change, so no other change has to be sent. A screen that stores a change in the meantime
    // sends that change itself.
    if (acts.length === 1) return true
  }
}

/** Sends one change. Returns false when there was no answer, so that the queue must wait. */
async function sendOne(act: StoredAct, endpoint: Endpoint): Promise<boolean> {
  if (!act.wasSent) await replaceAct({ ...act, wasSent: true })
  const token = accessToken()
  try {
    const answer = await answerOf(endpoint, act.input, { key: act.key })
    // The screen now shows the answer of the server, so the screen must not also show the waiting change.
    const isShownByScreen = settle(act.key, { answer })
    if (act.records.length > 0) {
      for (const later of await loadOutbox()) {
        if (later.order > act.order && later.records.some((record) => act.records.includes(record)))
          await replaceAct(withVersionOf(later, answer))
      }
    }
    if (isShownByScreen) await deleteAct(act.order)
    else await removeAct(act)
    releaseAct(act.key)
    return true
  } catch (error) {
    if (endsSession(error)) {
      // The user signed out while the change was sent: it stays in the browser (rule offline-10).
      if (!isEndedToken(token)) await returnToScreens(error)
      return false
    }
    if (!isRefusal(error)) {
      // An error of the app itself is reported once. The change stays in the browser.
      if (!isWithoutAnswer(error)) settle(act.key, { error })
      return false
    }
    if (settle(act.key, { error })) await removeAct(act)
    else await refuse(act, refusalOf(error, act))
    return true
  }
}

const refuse = (act: StoredAct, refusal: ActRefusal): Promise<void> => replaceAct({ ...act, heldBy: null, refusal })

function refusalOf(problem: ApiProblem, act: StoredAct): ActRefusal {
  const current = isStale<Partial<PlannedShift & WorkedShift>>(problem) ? problem.current : undefined
  return {
    sentence: sentenceOfError(problem),
    stale:
      current?.version === undefined
        ? null
        : { now: recordInWords(act.kind, current), version: current.version, changedBy: problem.changedBy },
  }
}

/** True when the server decided about the change. After status 429 or 5xx, the change is sent again later. */
const isRefusal = (error: unknown): error is ApiProblem =>
  error instanceof ApiProblem && error.status < 500 && error.status !== 429

const isWithoutAnswer = (error: unknown): boolean => error instanceof NoAnswer || error instanceof ApiProblem

/** The choice 'mijn versie': sends the change again as a new change, over the current record. */
export async function sendMine(act: StoredAct): Promise<void> {
  const version = act.refusal?.stale?.version
  const body = { ...(act.input.body as object), ...(version !== undefined && { version }) }
  await replaceAct({
    ...act,
    key: `o-${crypto.randomUUID()}`,
    input: { ...act.input, body },
    madeAt: Date.now(),
    wasSent: false,
    refusal: null,
  })
  await sendOutbox()
}

/** The choice 'laat zo', or the button 'Niet versturen' of a change that was never sent: deletes the change. */
export const dropAct = (act: StoredAct): Promise<void> => removeAct(act)

/** The current record, when another person changed it first. An absence is described without its kind. */
function recordInWords(kind: ActKind, shift: Partial<PlannedShift & WorkedShift>): string {
  if (kind === 'absences') return texts.absences.unknownKind
  const [start, end] =
    shift.labourPeriodStartHours === undefined
      ? [shift.start?.slice(11, 16), shift.end?.slice(11, 16)]
      : [shift.labourPeriodStartHours, shift.labourPeriodEndHours]
  return [shift.title, start === undefined ? '' : `${start}–${end}`].filter((part) => part).join(' ')
}

const endpoints: readonly Endpoint[] = [
  planShift,
  planShifts,
  editPlannedShift,
  removePlannedShift,
  bookAbsence,
  bookAbsences,
  removeAbsence,
  createWorkedShift,
  editWorkedShift,
  removeWorkedShift,
]

/** The API calls that may wait in the browser, by their path (rule offline-7). */
const queueable: ReadonlyMap<string, Endpoint> = new Map(endpoints.map((endpoint) => [endpoint.path, endpoint]))

type Versioned = { readonly id: number; readonly version: number }

/** After two offline changes of one shift, the second one needs the version from the answer to the first. */
function withVersionOf(act: StoredAct, answer: unknown): StoredAct {
  const body = act.input.body as { readonly id?: number } | undefined
  if (body?.id === undefined) return act
  const found = recordsIn(answer, act.kind).find(({ id }) => id === body.id)
  return found === undefined ? act : { ...act, input: { ...act.input, body: { ...body, version: found.version } } }
}

/** A shift and an absence can have the same id, so they are separate. */
function recordsIn(answer: unknown, kind: StoredAct['kind']): readonly Versioned[] {
  const month = Object(answer) as {
    readonly plannedShiftDtos?: readonly Versioned[]
    readonly absenceDtos?: readonly Versioned[]
    readonly _embedded?: { readonly workedShiftDtoList?: readonly Versioned[] }
  }
  if (kind === 'absences') return month.absenceDtos ?? []
  return month.plannedShiftDtos ?? month._embedded?.workedShiftDtoList ?? []
}
