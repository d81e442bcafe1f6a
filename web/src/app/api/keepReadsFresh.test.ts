import {
  correctRecup,
  editVacationCounter,
  personRecupYear,
  vacationCounters,
} from '@uurwerk/contract/balances/balances'
import { contract, createContract } from '@uurwerk/contract/contracts/contracts'
import { removeCustomer } from '@uurwerk/contract/customers/customers'
import { contractMonths, toggleApproval } from '@uurwerk/contract/timesheets/contractMonths'
import { plannedMonth, planShift } from '@uurwerk/contract/planning/plannedMonth'
import { makeSwap, swapChoicesForHr } from '@uurwerk/contract/planning/swaps'
import { person, removePerson } from '@uurwerk/contract/people/people'
import { monthAbsences } from '@uurwerk/contract/absences/absences'
import { settings } from '@uurwerk/contract/company'
import { toYearMonth } from '@uurwerk/domain/time/yearMonth'
import { QueryObserver } from '@tanstack/react-query'
import { afterEach, expect, test } from 'vitest'
import { ApiProblem } from './apiProblem.ts'
import { asOneWrite, keepReadsFresh, makeStale, readsAreFresh, rememberRows } from './keepReadsFresh.ts'
import { queryClient } from './queryClient.ts'
import { queryOf } from './queryOf.ts'

const yearMonth = toYearMonth('2026-11')
const month = { params: { contractId: 7, yearMonth } }
const reads = {
  planned: queryOf(plannedMonth, month),
  absences: queryOf(monthAbsences, { params: { yearMonth } }),
  settings: queryOf(settings),
  list: queryOf(contractMonths, { params: { yearMonth } }),
  person: queryOf(person, { params: { id: 3 } }),
  recup: queryOf(personRecupYear, { params: { year: 2026, userId: 3 } }),
  vacation: queryOf(vacationCounters, { params: { id: 3, year: 2026 } }),
  contract: queryOf(contract, { params: { contractId: 7 } }),
  swapChoices: queryOf(swapChoicesForHr, { params: { shiftId: 5 } }),
}
/** The answer of a write in these tests. It is empty. */
const answered = {}
type Name = keyof typeof reads

let sent: string[] = []
let stop: (() => void)[] = []

/** Shows some reads on the test screen. Each read already has an old answer. */
function show(...names: Name[]): void {
  for (const name of names) {
    const queryKey: readonly unknown[] = reads[name].queryKey
    queryClient.setQueryData(queryKey, 'old')
    const observer = new QueryObserver<unknown>(queryClient, {
      queryKey,
      queryFn: () => {
        sent.push(name)
        return 'new'
      },
      staleTime: Infinity,
    })
    stop.push(observer.subscribe(() => {}))
  }
}

const answerOf = (name: Name): unknown => queryClient.getQueryData(reads[name].queryKey)

afterEach(() => {
  for (const end of stop) end()
  sent = []
  stop = []
  queryClient.clear()
})

test('after a change, the answer of the server replaces the stored data of the same request, and the browser reads only the other changed data again', async () => {
  show('planned', 'absences', 'settings')
  await keepReadsFresh(planShift, month, async () => answered)
  await readsAreFresh()
  expect(answerOf('planned')).toBe(answered)
  expect(sent).toEqual(['absences'])
})

test('the answer to a change replaces the stored data of the same record, also when the URLs of the change and of the data contain the id at different positions', async () => {
  show('recup', 'vacation')
  const corrected = { year: 2026 }
  await keepReadsFresh(correctRecup, { params: { id: 3 } }, async () => corrected)
  await readsAreFresh()
  expect([answerOf('recup'), sent]).toEqual([corrected, ['vacation']])
  await keepReadsFresh(editVacationCounter, { params: { userId: 3, year: 2026 } }, async () => answered)
  await readsAreFresh()
  expect([answerOf('vacation'), sent]).toEqual([answered, ['vacation', 'recup']])
})

test('the browser does not read a new contract again, because the answer to its creation has the contract', async () => {
  const created = { id: 7 }
  await keepReadsFresh(createContract, {}, async () => created)
  await readsAreFresh()
  expect(answerOf('contract')).toBe(created)
})

test('after a change, the data of another screen is read again only when that screen opens', async () => {
  const queryKey: readonly unknown[] = reads.absences.queryKey
  queryClient.setQueryData(queryKey, 'old')
  await keepReadsFresh(planShift, month, async () => answered)
  await readsAreFresh()
  expect(sent).toEqual([])
  expect(queryClient.getQueryState(reads.absences.queryKey)?.isInvalidated).toBe(true)
})

test('after the server refused a change, the browser reads again all data that the change affects', async () => {
  show('planned', 'absences')
  const refusal = new ApiProblem(409, { code: 'month_frozen', message: 'De maand is bevestigd.' })
  await expect(keepReadsFresh(planShift, month, () => Promise.reject(refusal))).rejects.toBe(refusal)
  await readsAreFresh()
  expect(sent.toSorted()).toEqual(['absences', 'planned'])
})

test('after several changes, the browser reads the changed data again only once', async () => {
  show('absences')
  await asOneWrite(async () => {
    for (const shift of [1, 2, 3]) await keepReadsFresh(planShift, month, async () => ({ shift }))
  })
  await readsAreFresh()
  expect(sent).toEqual(['absences'])
})

test('the data in the answer to a change is read again when another change was made at the same time', async () => {
  for (const first of ['plan', 'approve']) {
    show('planned')
    const ends: (() => void)[] = []
    const held = () => new Promise<object>((resolve) => ends.push(() => resolve(answered)))
    const writes = {
      plan: keepReadsFresh(planShift, month, held),
      approve: keepReadsFresh(toggleApproval, month, held),
    }
    const order = first === 'plan' ? [0, 1] : [1, 0]
    for (const index of order) {
      ends[index]!()
      await (index === 0 ? writes.plan : writes.approve)
    }
    await readsAreFresh()
    expect(answerOf('planned'), `the write ‘${first}’ ends first`).toBe('new')
  }
})

test('when one action makes two changes, and the second changes the data in the answer to the first, that data is read again', async () => {
  show('planned')
  await asOneWrite(async () => {
    await keepReadsFresh(planShift, month, async () => answered)
    await keepReadsFresh(toggleApproval, month, async () => ({}))
  })
  await readsAreFresh()
  expect(sent).toEqual(['planned'])
})

const onlyChanged = { ...month, query: { rows: 'changed' } }

test('the row in the answer to an approval replaces the row of the stored list of contract months, and the list is not read again', async () => {
  show('list')
  const withRow = { actions: {}, _embedded: { contractWithTimeSheetInfoDtoList: [] } }
  rememberRows(contractMonths, () => withRow)
  await keepReadsFresh(toggleApproval, onlyChanged, async () => answered)
  await readsAreFresh()
  expect(answerOf('list')).toBe(withRow)
  expect(sent).toEqual([])
})

test('when the server refuses the first of two approvals, the list of contract months is read again, because the row of the refused approval can be outdated', async () => {
  show('list')
  rememberRows(contractMonths, (list) => list)
  const refusal = new ApiProblem(409, { code: 'already_approved', message: 'De timesheet is al goedgekeurd.' })
  await asOneWrite(async () => {
    await expect(keepReadsFresh(toggleApproval, onlyChanged, () => Promise.reject(refusal))).rejects.toBe(refusal)
    await keepReadsFresh(toggleApproval, onlyChanged, async () => answered)
  })
  await readsAreFresh()
  expect([answerOf('list'), sent]).toEqual(['new', ['list']])
})

test('when an approval stops a running read of the list of contract months, the list is read again', async () => {
  show('list')
  rememberRows(contractMonths, (list) => list)
  void queryClient.refetchQueries({ queryKey: reads.list.queryKey })
  await keepReadsFresh(toggleApproval, onlyChanged, async () => answered)
  await readsAreFresh()
  expect([answerOf('list'), sent]).toEqual(['new', ['list', 'list']])
})

test('after an approval, the list of contract months is read again when the position of a row in the answer is not known, or when the answer has all rows', async () => {
  rememberRows(contractMonths, () => null)
  for (const input of [onlyChanged, month]) {
    show('list')
    await keepReadsFresh(toggleApproval, input, async () => answered)
    await readsAreFresh()
  }
  expect([answerOf('list'), sent]).toEqual(['new', ['list', 'list']])
})

test('the browser does not read the data of a removed record again', async () => {
  show('person')
  await keepReadsFresh(removePerson, { params: { id: 3 } }, async () => ({}))
  await readsAreFresh()
  expect(sent).toEqual([])
})

test('the browser does not read the data of a removed record again, also when the body of the request contained the id of the record', async () => {
  show('swapChoices')
  await keepReadsFresh(makeSwap, { body: { shiftId: 5, personId: 3 } }, async () => ({}))
  await readsAreFresh()
  expect(sent).toEqual([])
  await keepReadsFresh(makeSwap, { body: { shiftId: 6, personId: 5 } }, async () => ({}))
  await readsAreFresh()
  expect(sent).toEqual(['swapChoices'])
})

test('the browser reads another kind of record again, also when that record has the same id as the removed record', async () => {
  show('contract')
  await keepReadsFresh(removeCustomer, { params: { id: 7 } }, async () => ({}))
  await readsAreFresh()
  expect(sent).toEqual(['contract'])
})

test('the browser does not read data again when another parameter of the request contains the id of the removed record', async () => {
  show('recup')
  await keepReadsFresh(removePerson, { params: { id: 3 } }, async () => ({}))
  await readsAreFresh()
  expect(sent).toEqual([])
})

/** Shows a read on the test screen. The test decides when each request of the read gets its answer. */
function showHeld(name: Name): ((answer: string) => void)[] {
  const queryKey: readonly unknown[] = reads[name].queryKey
  const waiting: ((answer: string) => void)[] = []
  const observer = new QueryObserver<unknown>(queryClient, {
    queryKey,
    queryFn: () => new Promise((resolve) => waiting.push(resolve)),
    staleTime: Infinity,
  })
  stop.push(observer.subscribe(() => {}))
  return waiting
}

test('data that the browser began to read before the end of a change does not replace the answer to that change', async () => {
  const queryKey: readonly unknown[] = reads.planned.queryKey
  queryClient.setQueryData(queryKey, 'old')
  const waiting = showHeld('planned')
  await keepReadsFresh(planShift, month, async () => {
    void queryClient.refetchQueries({ queryKey: reads.planned.queryKey })
    await expect.poll(() => waiting.length).toBe(1)
    return answered
  })
  waiting[0]!('old')
  await readsAreFresh()
  await Promise.resolve()
  expect(answerOf('planned')).toBe(answered)
})

test('when the browser began to read data for the first time before the end of a change, it reads that data again after the change', async () => {
  let waiting: ((answer: string) => void)[] = []
  await keepReadsFresh(planShift, month, async () => {
    waiting = showHeld('absences')
    await expect.poll(() => waiting.length).toBe(1)
    return answered
  })
  waiting[0]!('old')
  await expect.poll(() => waiting.length).toBe(2)
  waiting[1]!('new')
  await readsAreFresh()
  expect(answerOf('absences')).toBe('new')
})

test('after several changes, the screen waits until the browser has read the data of each change again', async () => {
  const waiting = showHeld('absences')
  await expect.poll(() => waiting.length).toBe(1)
  await keepReadsFresh(planShift, month, async () => answered)
  await asOneWrite(async () => undefined)
  let areFresh = false
  const fresh = readsAreFresh().then(() => (areFresh = true))
  await expect.poll(() => waiting.length).toBe(2)
  expect(areFresh).toBe(false)
  waiting[1]!('new')
  await fresh
})

test('after a job of the server changed data, the browser reads that data again', async () => {
  show('list', 'settings', 'person')
  await makeStale(['invoices'])
  expect(sent).toEqual(['list'])
  await makeStale(['invoices', 'people'], reads.list.queryKey)
  expect(sent).toEqual(['list', 'person'])
})
