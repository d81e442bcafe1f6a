import type { ResponseOf } from '@uurwerk/contract/endpoint'
import { toYearMonth } from '@uurwerk/domain/time/yearMonth'
import { approveMonths, contractMonths } from '@uurwerk/contract/timesheets/contractMonths'
import { invoiceFromTimesheet } from '@uurwerk/contract/invoicing/invoiceCalls'
import { auditEntries } from '@uurwerk/contract/audit/auditTrail'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { call, outcomeOf, request, errorsOf, refusedWith } from '../../testing/call.ts'
import { countStatements } from '../../testing/countStatements.ts'
import { givenBilledMonth, type BilledMonth } from '../../testing/world/invoicing/invoicingWorld.ts'
import { startTestApp } from '../../testing/startTestApp.ts'
import { givenCustomer, givenHr } from '../../testing/world/world.ts'
import { givenManyPeople } from '../../testing/world/givenManyPeople.ts'

const november = toYearMonth('2026-11')

const app = await startTestApp('2026-12-01T09:00:00Z')
const { db } = app
const { call: hr } = await givenHr(app, 'Wim')

const approve = (contractIds: number[], approved = true, yearMonth = '2026-11') =>
  request(hr, approveMonths, { params: { yearMonth: toYearMonth(yearMonth) }, body: { contractIds, approved } })
const toApprove = (timesheet: object | null = { approved: false }) =>
  givenBilledMonth(db, { timesheet, shifts: [{ start: '2026-11-10T09:00+01:00', end: '2026-11-10T10:00+01:00' }] })

const invoice = ({ contractId, personId: userId }: BilledMonth) =>
  outcomeOf(hr, invoiceFromTimesheet, { body: { contractId, userId, yearMonthString: '2026-11' } })

const rowsOf = ({ _embedded }: ResponseOf<typeof contractMonths>, ids: readonly number[]) =>
  _embedded.contractWithTimeSheetInfoDtoList
    .filter(({ contractId }) => ids.includes(contractId))
    .map(({ confirmedForInvoice }) => confirmedForInvoice)

async function historyOf(contractId: number): Promise<string[]> {
  const body = await call(hr, auditEntries, {
    query: { contract: `${contractId}`, yearMonth: '2026-11', kind: 'changes' },
  })
  return body._embedded.auditEntryList.map(({ action }) => action)
}

test('HR approves several timesheets together, and a refused timesheet has a reason and does not stop the others', async () => {
  const [anna, bart, cis, dora] = await Promise.all([
    toApprove(),
    toApprove(),
    toApprove({ confirmed: false }),
    toApprove(),
  ])
  await invoice(dora)
  const ids = [anna, bart, cis, dora].map(({ contractId }) => contractId)
  const body = await call(...approve([...ids, anna.contractId, 987_654]))
  expect(body.refused).toEqual([
    {
      contractId: cis.contractId,
      code: 'not_confirmed',
      message: 'De timesheet is nog niet bevestigd.',
      changedBy: null,
      changedAt: null,
    },
    {
      contractId: dora.contractId,
      code: 'already_invoiced',
      message: 'Van deze maand is al een factuur gemaakt.',
      changedBy: 'Wim Goossens',
      changedAt: expect.any(String),
    },
    {
      contractId: 987_654,
      code: 'not_found',
      message: 'Dit bestaat niet, of je hebt er geen toegang toe.',
      changedBy: null,
      changedAt: null,
    },
  ])
  expect(rowsOf(body, [anna.contractId, bart.contractId])).toEqual([true, true])
  expect(rowsOf(body, [cis.contractId, dora.contractId])).toEqual([false, false])
  expect(await historyOf(anna.contractId)).toEqual(['approve month'])
  expect(await historyOf(cis.contractId)).toEqual([])
})

test('a second approval of a timesheet changes nothing, and HR can withdraw the approval of many timesheets at once', async () => {
  const ids = [await toApprove(), await toApprove()].map(({ contractId }) => contractId)
  const answers = await Promise.all([call(...approve(ids)), call(...approve(ids.toReversed()))])
  expect(answers.flatMap((answer) => answer.refused.map(({ code }) => code))).toEqual([
    'already_approved',
    'already_approved',
  ])
  expect(await historyOf(ids[0]!)).toEqual(['approve month'])
  const body = await call(...approve(ids, false))
  expect([body.refused, rowsOf(body, ids)]).toEqual([[], [false, false]])
  expect(await historyOf(ids[0]!)).toEqual(['withdraw approval', 'approve month'])
  expect((await call(...approve(ids, false))).refused).toMatchObject([
    { code: 'not_approved' },
    { code: 'not_approved' },
  ])
})

test('HR cannot approve a contract that is not active in the month', async () => {
  const { contractId } = await toApprove()
  expect((await call(...approve([contractId], true, '2019-01'))).refused).toMatchObject([
    { contractId, code: 'not_found' },
  ])
})

test('a request to approve timesheets is refused when it names no contract and does not say whether HR approves or withdraws', async () => {
  const params = { yearMonth: november }
  const refusal = await refusedWith(hr, approveMonths, { params, body: { contractIds: [] } })
  expect(refusal.status).toBe(422)
  expect(Object.keys(errorsOf(refusal))).toEqual(['contractIds', 'approved'])
})

test.each([1, 2, 3])(
  'when HR approves months while a colleague invoices them, each month has one valid result, without errors (%i)',
  async () => {
    const months = await Promise.all(Array.from({ length: 6 }, () => toApprove()))
    const ids = months.map(({ contractId }) => contractId)
    const [approved, ...invoiced] = await Promise.all([call(...approve(ids)), ...months.map(invoice)])
    expect(invoiced.flatMap((outcome) => outcome.refusal ?? [])).toEqual([])
    const refusals = new Map(approved.refused.map(({ contractId, code }) => [contractId, code]))
    expect([...refusals.values()].filter((code) => code !== 'already_invoiced')).toEqual([])
    const body = await call(hr, contractMonths, { params: { yearMonth: november } })
    for (const id of ids) expect(rowsOf(body, [id])).toEqual([!refusals.has(id)])
  },
)

test('HR can approve 3,000 timesheets with one request', async () => {
  const customerId = await givenCustomer(db)
  const hired = { people: 1500, customerId, from: '2025-03-01', until: '2025-03-31', contractsOfEach: 2 }
  const ids = (await givenManyPeople(db, hired)).map(({ contractId }) => contractId)
  await sql`
    with locked as (
      insert into timesheet_locks (contract_id, month_on, locked_at, locked_shifts, locked_absences)
      select id, '2025-03-01', '2025-03-31', '[]', '[]' from unnest(${ids}::bigint[]) id
    )
    insert into timesheet_confirmations (contract_id, month_on, confirmed_at, confirmed_shifts, confirmed_absences)
    select id, '2025-03-01', '2025-03-31', '[]', '[]' from unnest(${ids}::bigint[]) id`.execute(db)
  const { answer: body, statements } = await countStatements(app.pool, () => call(...approve(ids, true, '2025-03')))
  // The number of SQL statements must not grow with the number of timesheets.
  expect(statements).toBeGreaterThan(3)
  expect(statements).toBeLessThan(100)
  expect(body.refused).toEqual([])
  expect(rowsOf(body, ids)).toEqual(ids.map(() => true))
})
