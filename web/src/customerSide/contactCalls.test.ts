import { contactMonth, judgeLines } from '@uurwerk/contract/timesheets/customerMonths'
import { toYearMonth } from '@uurwerk/domain/time/yearMonth'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { queryClient } from '../app/api/queryClient.ts'
import { keepContactToken } from '../app/session/contactToken.ts'
import { stubBrowser } from '../testing/stubBrowser.ts'
import { callAsContact, contactQuery } from './contactCalls.ts'

beforeEach(() => queryClient.clear())
afterEach(() => vi.unstubAllGlobals())

const params = { contractId: 12, yearMonth: toYearMonth('2026-10') }
const month = contactQuery(contactMonth, { params }).queryKey
const agree = () =>
  callAsContact(judgeLines, {
    params,
    body: { contentHash: 'a', lines: [{ lineHash: 'b', verdict: 'agreed', remark: '' }] },
  })

test('when Nele signs in in another tab while the agreement of Wim has no answer, the page of Nele does not get the month of Wim', async () => {
  const { sent } = stubBrowser(() => {
    keepContactToken('nele')
    return { status: 200, body: { contractId: 12, yearMonth: '2026-10', personName: 'Lieselotte' } }
  })
  keepContactToken('wim')
  await expect(agree()).rejects.toThrow('another contact')
  expect(sent[0]?.headers.get('authorization')).toBe('Bearer wim')
  expect(queryClient.getQueryData(month)).toBeUndefined()
})

test('when Nele signs in in another tab while the agreement of Wim is refused, the page of Nele does not get the refusal of Wim', async () => {
  stubBrowser(() => {
    keepContactToken('nele')
    return { status: 409, body: { code: 'month_changed', message: 'De uren zijn intussen gewijzigd.' } }
  })
  keepContactToken('wim')
  await expect(agree()).rejects.toThrow('another contact')
})

test('the answer to an act of a contact who stays signed in becomes the month on the page', async () => {
  const answer = { contractId: 12, yearMonth: '2026-10', personName: 'Lieselotte' }
  stubBrowser(() => ({ status: 200, body: answer }))
  keepContactToken('wim')
  expect(await agree()).toEqual(answer)
  expect(queryClient.getQueryData(month)).toEqual(answer)
})
