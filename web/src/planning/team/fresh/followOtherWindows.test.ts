import { once } from 'node:events'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { bookAbsenceFor } from '@uurwerk/contract/absences/absences'
import type { AnyInput } from '@uurwerk/contract/callInput'
import { toggleCustomer } from '@uurwerk/contract/customers/customers'
import type { Endpoint } from '@uurwerk/contract/endpoint'
import { applyTeamPlanning, teamPlanning, teamReasons, teamWarnings } from '@uurwerk/contract/planning/teamPlanning'
import { toDay } from '@uurwerk/domain/time/day'
import { toYearMonth } from '@uurwerk/domain/time/yearMonth'
import { QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { queryClient } from '../../../app/api/queryClient.ts'
import { otherWindows } from '../../../app/api/window/otherWindows.ts'
import { SOMEBODY } from '../grid/somebody.testing.ts'
import { followOtherWindows } from './followOtherWindows.ts'
import { byPerson } from './peopleOfTeam.ts'
import { peopleToReadAgain } from './peopleToReadAgain.ts'

// The second copy of the module acts as another browser window: it has its own channel for messages between windows.
vi.resetModules()
const otherWindow = await import('../../../app/api/window/otherWindows.ts')

const day = toDay('2026-11-24')
const [ANNA, OF_ANNA] = [1, 10]
const contract = { id: OF_ANNA, personId: ANNA, customerId: 1, start: day, end: null }
const none = { holidays: [], customers: [], employers: [], shiftTypes: [], shifts: [], absences: [], availability: [] }
const team = byPerson({
  ...none,
  from: day,
  to: day,
  people: [{ ...SOMEBODY, id: ANNA }],
  contracts: [{ ...contract, invoicedMonths: [], confirmedMonths: [] }],
})
const reads = { planning: teamPlanning, warnings: teamWarnings, reasons: teamReasons }
const [IN_PLANNING, IN_WARNINGS] = [peopleToReadAgain.inPlanning, peopleToReadAgain.inWarnings]

let sent: string[] = []
let stop: (() => void)[] = []
const tab = Object.assign(new EventTarget(), { hidden: false })
beforeEach(() => {
  vi.stubGlobal('document', tab)
  sent = []
  for (const list of [IN_PLANNING, IN_WARNINGS]) list.start('week', team).done()
  stop = Object.entries(reads).map(([name, { path }]) => {
    const queryKey: readonly unknown[] = [path, {}]
    queryClient.setQueryData(queryKey, 'old')
    const queryFn = () => {
      sent.push(name)
      return 'new'
    }
    return new QueryObserver<unknown>(queryClient, { queryKey, queryFn, staleTime: Infinity }).subscribe(() => {})
  })
  stop.push(followOtherWindows())
})
afterEach(() => {
  for (const end of stop) end()
  peopleToReadAgain.forget()
  queryClient.clear()
  vi.unstubAllGlobals()
})

/** Makes a write in the other window, and waits until this window has handled the message about the write. */
async function writeElsewhere({ changes = [] }: Endpoint, input: AnyInput): Promise<void> {
  // This listener is called after the listener of `followOtherWindows`, which was added first.
  const received = once(otherWindows, 'message')
  otherWindow.tellOtherWindows(changes, input)
  await received
  await nextTurn()
}
const planAnna = () =>
  writeElsewhere(applyTeamPlanning, {
    body: { mode: 'all', operations: [{ op: 'plan', contractId: OF_ANNA, day, shiftTypeId: 1 }] },
  })
const peopleIn = (list: typeof IN_PLANNING) => list.start('week', team).ids

test('after HR plans a shift of Anna in another window, this window reads the row and the warnings of Anna again, but not the reasons of absence', async () => {
  await planAnna()
  expect(sent.toSorted()).toEqual(['planning', 'warnings'])
  expect([peopleIn(IN_PLANNING), peopleIn(IN_WARNINGS)]).toEqual([[ANNA], [ANNA]])
})

test('after HR books an absence of Anna in another window, the reasons of absence are read again too', async () => {
  await writeElsewhere(bookAbsenceFor, { params: { userId: ANNA, yearMonth: toYearMonth('2026-11') } })
  expect(sent.toSorted()).toEqual(['planning', 'reasons'])
  expect(peopleIn(IN_PLANNING)).toEqual([ANNA])
})

test('after a write in another window that names nobody, the rows and the warnings of everybody are read again', async () => {
  await writeElsewhere(toggleCustomer, { params: { id: 1 } })
  expect(sent.toSorted()).toEqual(['planning', 'warnings'])
  expect([peopleIn(IN_PLANNING), peopleIn(IN_WARNINGS)]).toEqual([null, null])
})

test('a hidden tab reads the changes of another window only when it is visible again', async () => {
  tab.hidden = true
  await planAnna()
  expect(sent).toEqual([])
  tab.hidden = false
  tab.dispatchEvent(new Event('visibilitychange'))
  await vi.waitFor(() => expect(sent.toSorted()).toEqual(['planning', 'warnings']))
  expect(peopleIn(IN_PLANNING)).toEqual([ANNA])
})
