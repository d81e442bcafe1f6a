import { bookAbsence, monthAbsences } from '@uurwerk/contract/absences/absences'
import { plannedMonth } from '@uurwerk/contract/planning/plannedMonth'
import { workedMonth } from '@uurwerk/contract/timesheets/timesheets'
import { toYearMonth } from '@uurwerk/domain/time/yearMonth'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { stubBrowser, type SentRequest } from '../../../testing/stubBrowser.ts'
import { currentNotices, clearNotices } from '../../notices.ts'
import { keepReadsFresh, readsAreFresh } from '../keepReadsFresh.ts'
import { queryClient } from '../queryClient.ts'
import { queryOf } from '../queryOf.ts'
import { ownMonthQuery } from './readTogether.ts'

const yearMonth = toYearMonth('2026-11')
const MONTH = '/api/timesheet/2026-11/month'
const ABSENCES = '/api/timesheet/2026-11/absences'
const planned = (contractId: number) => queryOf(plannedMonth, { params: { contractId, yearMonth } })
const absences = queryOf(monthAbsences, { params: { yearMonth } })
const worked = queryOf(workedMonth, { params: { yearMonth } })

const planning = { facts: { contractId: 7 } }
const answers: Readonly<Record<string, unknown>> = {
  [MONTH]: { planned: [planning], absences: { absenceDtos: [] }, worked: { locked: true } },
  [ABSENCES]: { absenceDtos: ['separately'] },
  '/api/timesheet/9/2026-11/planned': { facts: { contractId: 9 } },
}
const server = ({ address }: SentRequest) => ({ status: 200, body: answers[address] })
const addresses = (sent: readonly SentRequest[]) => sent.map(({ address }) => address)

// All test files use the same query client, so it can still contain the answers of an earlier test file.
beforeEach(() => queryClient.clear())
afterEach(() => {
  vi.unstubAllGlobals()
  clearNotices()
})

test('the three requests of the calendar for data become one call, also when one of the requests begins later', async () => {
  const { sent } = stubBrowser(server)
  const [calendar, table] = await Promise.all([queryClient.fetchQuery(planned(7)), queryClient.fetchQuery(worked)])
  expect(calendar).toEqual(planning)
  expect(table).toEqual({ locked: true })
  expect(await queryClient.fetchQuery(absences)).toEqual({ absenceDtos: [] })
  expect(addresses(sent)).toEqual([MONTH])
})

test('a contract that is not in the answer to the call for the whole month is read with a separate call', async () => {
  const { sent } = stubBrowser(server)
  expect(await queryClient.fetchQuery(planned(9))).toEqual({ facts: { contractId: 9 } })
  expect(addresses(sent)).toEqual([MONTH, '/api/timesheet/9/2026-11/planned'])
})

test('after a change, the browser makes the call for the data of the month again', async () => {
  const { sent } = stubBrowser(server)
  await queryClient.fetchQuery(worked)
  await keepReadsFresh(bookAbsence, { params: { yearMonth } }, async () => ({ booked: true }))
  await readsAreFresh()
  expect(await queryClient.fetchQuery(absences)).toEqual({ booked: true })
  await queryClient.fetchQuery(worked)
  expect(addresses(sent)).toEqual([MONTH, MONTH])
})

test('a request for data is sent as a separate call when the call for the whole month is cancelled, or when an older server does not have that call', async () => {
  const { sent } = stubBrowser(async (request) => {
    if (request.address !== MONTH) return server(request)
    await queryClient.cancelQueries({ queryKey: ownMonthQuery(yearMonth).queryKey })
    return { status: 404, body: { code: 'not_found' } }
  })
  expect(await queryClient.fetchQuery(absences)).toEqual({ absenceDtos: ['separately'] })
  expect(await queryClient.fetchQuery({ ...absences, staleTime: 0 })).toEqual({ absenceDtos: ['separately'] })
  expect(addresses(sent)).toEqual([MONTH, ABSENCES, MONTH, ABSENCES])
  expect(currentNotices().error).toBeNull()
})

test('the red error banner shows the reason why a part of the month cannot be read', async () => {
  stubBrowser(() => ({ status: 500, body: { code: 'unexpected', message: 'Er ging iets mis.' } }))
  const failing = queryClient.fetchQuery({ ...worked, meta: { failure: 'De maand kon niet geladen worden.' } })
  await expect(failing).rejects.toMatchObject({ status: 500 })
  expect(currentNotices().error).toBe('De maand kon niet geladen worden.')
})
