import { MOST_SIGNED_MONTHS, signMonths } from '@uurwerk/contract/timesheets/customerMonths'
import { toYearMonth } from '@uurwerk/domain/time/yearMonth'
import { afterEach, expect, test, vi } from 'vitest'
import { call } from '../../app/api/call.ts'
import * as texts from '../../texts/texts.ts'
import { stubBrowser, type SentRequest } from '../../testing/stubBrowser.ts'
import type { ContractMonth } from './contractMonth.ts'
import { signInParts, type SignedTogether } from './signInParts.ts'

afterEach(() => vi.unstubAllGlobals())

const sign: Parameters<typeof signInParts>[0]['sign'] = (input) => call(signMonths, input)

const rowsOf = (count: number) =>
  Array.from({ length: count }, (_row, index) => ({
    contractId: index + 1,
    yearMonth: toYearMonth('2026-10'),
    contentHash: 'a'.repeat(64),
  }))

function monthsIn({ body }: SentRequest) {
  const { months }: { readonly months: readonly ContractMonth[] } = JSON.parse(body ?? '')
  return months
}

const refusal = (contractId: number) => ({
  contractId,
  yearMonth: '2026-10',
  code: 'month_changed',
  message: 'De maand is gewijzigd.',
})

/**
 * The server of these tests. It refuses a request with more than 200 months, and refuses to sign the first month of
 * each request.
 */
function answerTo(request: SentRequest) {
  const months = monthsIn(request)
  if (months.length > MOST_SIGNED_MONTHS) return { status: 422, body: { code: 'invalid', message: 'Te veel.' } }
  return { status: 200, body: { signed: months.length - 1, refused: [refusal(months[0]!.contractId)] } }
}

test('a contact who signs 450 months at once sends them in parts of 200, and reads all refused months together', async () => {
  const { sent } = stubBrowser(answerTo)
  const answers: SignedTogether[] = []
  await signInParts({ sign, name: 'Wim Goossens', rows: rowsOf(450), onPart: (answer) => answers.push(answer) })
  expect(sent.map((request) => monthsIn(request).length)).toEqual([200, 200, 50])
  expect(answers.map(({ signed }) => signed)).toEqual([0, 199, 398, 447])
  expect(answers.at(-1)?.refused).toEqual([1, 201, 401].map(refusal))
})

test('when the second part of the months fails, the contact reads which months of the first part are signed', async () => {
  stubBrowser((request) =>
    monthsIn(request)[0]?.contractId === 1
      ? answerTo(request)
      : { status: 409, body: { code: 'not_allowed', message: 'Je toegang is gewijzigd.' } },
  )
  const answers: SignedTogether[] = []
  const signing = signInParts({
    sign,
    name: 'Wim Goossens',
    rows: rowsOf(201),
    onPart: (answer) => answers.push(answer),
  })
  await expect(signing).rejects.toThrow('Je toegang is gewijzigd.')
  expect(answers.map(({ signed }) => signed)).toEqual([0, 199])
})

test('while the parts are signed, the contact reads how many of the chosen months are done', async () => {
  stubBrowser(answerTo)
  const read: string[] = []
  const onPart = ({ total, signed, refused }: SignedTogether) =>
    read.push(texts.customerSide.signing(signed + refused.length, total))
  await signInParts({ sign, name: 'Wim Goossens', rows: rowsOf(1250), onPart })
  expect([read[0], read[1], read.at(-1)]).toEqual([
    '0 van 1.250 maanden verwerkt…',
    '200 van 1.250 maanden verwerkt…',
    '1.250 van 1.250 maanden verwerkt…',
  ])
})

test('a contact signs months of different calendar months in one request', async () => {
  const { sent } = stubBrowser(answerTo)
  const rows = [...rowsOf(2), { ...rowsOf(1)[0]!, yearMonth: toYearMonth('2026-09') }]
  await signInParts({ sign, name: 'Wim Goossens', rows, onPart: () => undefined })
  expect(sent.map((request) => monthsIn(request).map(({ yearMonth }) => yearMonth))).toEqual([
    ['2026-10', '2026-10', '2026-09'],
  ])
})
