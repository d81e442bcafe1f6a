import { contactMonth, contactMonths, judgeLines } from '@uurwerk/contract/timesheets/customerMonths'
import { toYearMonth } from '@uurwerk/domain/time/yearMonth'
import { QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { stubBrowser } from '../../../testing/stubBrowser.ts'
import { currentNotices } from '../../notices.ts'
import { keepContactToken } from './contactToken.ts'
import { call } from '../call.ts'
import { readsAreFresh } from '../keepReadsFresh.ts'
import { queryClient } from '../queryClient.ts'
import { queryOf } from '../queryOf.ts'

beforeEach(() => queryClient.clear())
afterEach(() => vi.unstubAllGlobals())

const params = { contractId: 12, yearMonth: toYearMonth('2026-10') }
const month = queryOf(contactMonth, { params }).queryKey
const agree = () =>
  call(judgeLines, {
    params,
    body: { contentHash: 'a', lines: [{ lineHash: 'b', verdict: 'agreed', remark: '' }] },
  })

test('when the contact person Nele signs in in another tab before the answer to an action of Wim arrives, the page does not store the month of Wim', async () => {
  const { sent } = stubBrowser(() => {
    keepContactToken('nele')
    return { status: 200, body: { contractId: 12, yearMonth: '2026-10', personName: 'Lieselotte' } }
  })
  keepContactToken('wim')
  await expect(agree()).rejects.toThrow('another contact')
  expect(sent[0]?.headers.get('authorization')).toBe('Bearer wim')
  expect(queryClient.getQueryData(month)).toBeUndefined()
})

test('when the contact person Nele signs in in another tab before an action of Wim is refused, the page does not show this refusal', async () => {
  stubBrowser(() => {
    keepContactToken('nele')
    return { status: 409, body: { code: 'month_changed', message: 'De uren zijn intussen gewijzigd.' } }
  })
  keepContactToken('wim')
  const act = queryClient.getMutationCache().build(queryClient, { mutationFn: agree })
  await expect(act.execute(undefined)).rejects.toThrow('another contact')
  expect(currentNotices().error).toBeNull()
})

test('after an action of a contact person who stays signed in, the page shows the month from the answer', async () => {
  const answer = { contractId: 12, yearMonth: '2026-10', personName: 'Lieselotte' }
  stubBrowser(() => ({ status: 200, body: answer }))
  keepContactToken('wim')
  expect(await agree()).toEqual(answer)
  expect(queryClient.getQueryData(month)).toEqual(answer)
})

/**
 * Keeps two reads active, as an open page does: the month of one contract, and the list of months. Returns a function
 * that stops both reads.
 */
function showMonth(): () => void {
  const list = new QueryObserver(queryClient, queryOf(contactMonths, { params: { yearMonth: params.yearMonth } }))
  const open = new QueryObserver(queryClient, queryOf(contactMonth, { params }))
  const stop = [list.subscribe(() => {}), open.subscribe(() => {})]
  return () => stop.forEach((end) => end())
}

test.each([
  { outcome: 'the contact agreed', status: 200, again: ['/months/2026-10'] },
  { outcome: 'the server refused the agreement', status: 409, again: ['/month/12/2026-10', '/months/2026-10'] },
  { outcome: 'HR took the right to sign away', status: 403, again: ['/month/12/2026-10', '/months/2026-10'] },
])(
  'after $outcome, the page reads the list again, and reads the month only when the answer does not have it',
  async ({ status, again }) => {
    const { sent } = stubBrowser(({ method }) => ({
      status: method === 'GET' ? 200 : status,
      body: { contractId: 12, yearMonth: '2026-10', code: 'may_not_sign', message: 'Dit kan niet.' },
    }))
    keepContactToken('wim')
    const stop = showMonth()
    await vi.waitFor(() => expect(queryClient.isFetching()).toBe(0))
    sent.length = 0
    await agree().catch(() => {})
    await readsAreFresh()
    stop()
    const reads = sent.filter(({ method }) => method === 'GET')
    expect(reads.map(({ address }) => address.split('/contact')[1]).toSorted()).toEqual(again)
    expect(reads.every(({ headers }) => headers.get('authorization') === 'Bearer wim')).toBe(true)
  },
)
