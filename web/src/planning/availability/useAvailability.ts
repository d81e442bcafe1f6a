import {
  addAvailabilityRule,
  addPersonAvailabilityRule,
  clearAvailability,
  clearPersonAvailability,
  endAvailabilityRule,
  endPersonAvailabilityRule,
  setAvailability,
  setPersonAvailability,
  availability,
  personAvailability,
} from '@uurwerk/contract/planning/availability'
import type { BodyInput } from '@uurwerk/contract/endpoint'
import type { Day } from '@uurwerk/domain/time/day'
import { firstDayOf, lastDayOf, type YearMonth } from '@uurwerk/domain/time/yearMonth'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { isFromServer } from '../../app/api/apiProblem.ts'
import { readsAreFresh } from '../../app/api/keepReadsFresh.ts'
import { useAction } from '../../app/api/useAction.ts'
import type { WantedMark } from './availableDays.ts'
import { queryWithFailure } from '../../app/api/queryOf.ts'
import * as texts from '../../texts/texts.ts'

export type NewRule = BodyInput<typeof addAvailabilityRule>

type Writes = {
  readonly save: (day: Day, mark: WantedMark) => Promise<unknown>
  readonly addRule: (rule: NewRule) => Promise<unknown>
  readonly endRule: (ruleId: number) => Promise<unknown>
}

export function useOwnAvailability(month: YearMonth) {
  const load = useQuery(availabilityQuery(month))
  const [set, clear] = [useAction(setAvailability), useAction(clearAvailability)]
  const [add, end] = [useAction(addAvailabilityRule), useAction(endAvailabilityRule)]
  const writes: Writes = {
    save: (day, mark) =>
      mark === null ? clear.mutateAsync({ params: { day } }) : set.mutateAsync({ params: { day }, body: mark }),
    addRule: (body) => add.mutateAsync({ body }),
    endRule: (ruleId) => end.mutateAsync({ params: { ruleId } }),
  }
  return { load, ...writes, ...useWantedMarks(writes.save) }
}

export function usePersonAvailability(userId: number, month: YearMonth) {
  const load = useQuery(personAvailabilityQuery(userId, month))
  const [set, clear] = [useAction(setPersonAvailability), useAction(clearPersonAvailability)]
  const [add, end] = [useAction(addPersonAvailabilityRule), useAction(endPersonAvailabilityRule)]
  const writes: Writes = {
    save: (day, mark) =>
      mark === null
        ? clear.mutateAsync({ params: { userId, day } })
        : set.mutateAsync({ params: { userId, day }, body: mark }),
    addRule: (body) => add.mutateAsync({ params: { userId }, body }),
    endRule: (ruleId) => end.mutateAsync({ params: { userId, ruleId } }),
  }
  return { load, ...writes, ...useWantedMarks(writes.save) }
}

export type AvailabilityOfMonth = ReturnType<typeof useOwnAvailability> | ReturnType<typeof usePersonAvailability>

/** The marks without an answer yet. A tap waits for the previous save of its day, and only the last tap is sent. */
function useWantedMarks(save: Writes['save']) {
  const latest = useRef(new Map<Day, WantedMark>())
  const running = useRef(new Set<Day>())
  const [wanted, setWanted] = useState<ReadonlyMap<Day, WantedMark>>(new Map())
  const show = () => setWanted(new Map(latest.current))

  async function mark(day: Day, next: WantedMark): Promise<void> {
    latest.current.set(day, next)
    show()
    if (running.current.has(day)) return
    running.current.add(day)
    try {
      let sent: WantedMark
      do {
        sent = latest.current.get(day) ?? null
        await save(day, sent)
        await readsAreFresh()
      } while (latest.current.get(day) !== sent)
    } catch (error) {
      // A refusal of the server is ignored here, because the banner already shows it.
      if (!isFromServer(error)) throw error
    } finally {
      running.current.delete(day)
      latest.current.delete(day)
      show()
    }
  }
  return { wanted, mark }
}

const periodOf = (month: YearMonth) => ({ from: firstDayOf(month), to: lastDayOf(month) })

const availabilityQuery = (month: YearMonth) =>
  queryWithFailure(texts.availability.failed, availability, { query: periodOf(month) })

const personAvailabilityQuery = (userId: number, month: YearMonth) =>
  queryWithFailure(texts.availability.failed, personAvailability, { params: { userId }, query: periodOf(month) })
