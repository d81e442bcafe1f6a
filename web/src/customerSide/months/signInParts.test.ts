import { MOST_SIGNED_MONTHS, type CustomerMonthRow } from '@uurwerk/contract/timesheets/customerMonths'
import { toYearMonth } from '@uurwerk/domain/time/yearMonth'
import { afterEach, expect, test, vi } from 'vitest'
import { stubBrowser, type SentRequest } from '../../testing/stubBrowser.ts'
import { signInParts, type SignedTogether } from './signInParts.ts'

afterEach(() => vi.unstubAllGlobals())

const rowsOf = (count: number) =>
  Array.from({ length: count }, (_row, index) => ({
    contractId: index + 1,
    yearMonth: toYearMonth('2026-10'),
    contentHash: 'a'.repeat(64),
  })) as unknown as readonly CustomerMonthRow[]

const monthsIn = ({ body }: SentRequest) =>
  (JSON.parse(body ?? '') as { readonly months: readonly { readonly contractId: number }[] }).months
const refusal = (contractId: number) => ({ contractId, code: 'month_changed', message: 'De maand is gewijzigd.' })

/** The server refuses a list of more than 200 months, and refuses the first month of each list. */
function answerTo(request: SentRequest) {
  const months = monthsIn(request)
  if (months.length > MOST_SIGNED_MONTHS) return { status: 422, body: { code: 'invalid', message: 'Te veel.' } }
  return { status: 200, body: { signed: months.length - 1, refused: [refusal(months[0]!.contractId)] } }
}

test('a contact who signs 450 months at once sends them in parts of 200, and reads all refused months together', async () => {
  const { sent } = stubBrowser(answerTo)
  const answers: SignedTogether[] = []
  await signInParts({ name: 'Wim Goossens', rows: rowsOf(450), onPart: (answer) => answers.push(answer) })
  expect(sent.map((request) => monthsIn(request).length)).toEqual([200, 200, 50])
  expect(answers.map(({ signed }) => signed)).toEqual([199, 398, 447])
  expect(answers.at(-1)?.refused).toEqual([1, 201, 401].map(refusal))
})

test('when the second part of the months fails, the contact reads which months of the first part are signed', async () => {
  stubBrowser((request) =>
    monthsIn(request)[0]?.contractId === 1
      ? answerTo(request)
      : { status: 409, body: { code: 'not_allowed', message: 'Je toegang is gewijzigd.' } },
  )
  const answers: SignedTogether[] = []
  const signing = signInParts({ name: 'Wim Goossens', rows: rowsOf(201), onPart: (answer) => answers.push(answer) })
  await expect(signing).rejects.toThrow('Je toegang is gewijzigd.')
  expect(answers.map(({ signed }) => signed)).toEqual([199])
})
