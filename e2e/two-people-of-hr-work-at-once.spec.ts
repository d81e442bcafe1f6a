import type { Page } from '@playwright/test'
import { bookAbsenceFor } from '@uurwerk/contract/absences/absences'
import { finishInvoice, invoiceFromTimesheet } from '@uurwerk/contract/invoicing/invoiceCalls'
import { reopenMonth } from '@uurwerk/contract/timesheets/contractMonths'
import { toYearMonth } from '@uurwerk/domain/time/yearMonth'
import { call, tokenOf } from './fixtures/call.ts'
import { demo } from './fixtures/cast.ts'
import { setApproved } from './fixtures/offices/monthsToReview.ts'
import { Office } from './fixtures/offices/office.ts'
import { november, PayrollOffice, type Employed } from './fixtures/offices/payrollOffice.ts'
import { expect, test, type Given } from './fixtures/test.ts'
import { expectNoViolation } from './screens/expectAccessible.ts'
import { whenShown } from './screens/whenShown.ts'

const [ABEL, BIBI, COLLEAGUE] = ['Abel Samen', 'Bibi Samen', 'Mieke Collega']

async function openTwo({ as }: Pick<Given, 'as'>) {
  const payroll = await PayrollOffice.open('Samenwerken', '1000079')
  const people = new Map<string, Employed>()
  for (const [index, name] of [ABEL, BIBI].entries()) {
    const person = await payroll.employ(name, { employeeNr: 7901 + index })
    await payroll.work(person, '2026-11-02')
    await payroll.confirm(person)
    people.set(name, person)
  }
  const office = await Office.open()
  const colleague = await office.hire(COLLEAGUE, { roles: ['ROLE_ADMIN'], from: '2026-11-01' })
  return { as, colleague, of: (name: string) => people.get(name)! }
}

type Fixtures = Awaited<ReturnType<typeof openTwo>>

test('HR sees at once what a colleague changes', async ({ as }) => {
  const fixtures = await openTwo({ as })
  await test.step('when a colleague approves a contract, its row in the list shows this, and the focus and the scroll position do not change', () =>
    readList(fixtures))
  await test.step('when a colleague changes the month that HR reviews, the review shows the change', () =>
    readReview(fixtures))
  await test.step('the list shows an invoice that a colleague makes, and the screen of that invoice shows the new status when the colleague finishes the invoice', () =>
    readInvoices(fixtures))
  await test.step('when a colleague reopens a month, the payroll timesheet of that month shows that the month is not confirmed', () =>
    readPayroll(fixtures))
  await test.step('when an absence is booked, the calendar of absences shows the booked day', () =>
    readAbsences(fixtures))
})

/**
 * Makes the tab visible, because the screen asks for changes at that moment. The test then does not have to wait for
 * the next interval.
 */
async function ask(page: Page): Promise<void> {
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
}

/** Opens a screen, and waits until the screen asks for changes for the first time. */
async function watch({ as }: Fixtures, address: string): Promise<Page> {
  const page = await as(demo.hr)
  const first = page.waitForResponse((answer) => answer.url().includes('/api/administration/changes'))
  await page.goto(address)
  await first
  return page
}

/**
 * Waits for the note about the changes of the colleague. Colleagues in other tests work at the same time, so the note can
 * name them too.
 */
const untilNoted = (page: Page) =>
  whenShown(page, { selector: '[role="status"]', text: `^\\d+ regels? net gewijzigd door .*${COLLEAGUE}` })
/** Waits for the mark of a row that the colleague changed. */
const untilMarked = (page: Page, name: string) => whenShown(page, { selector: 'tbody[data-changed]', text: name })

async function readList(fixtures: Fixtures): Promise<void> {
  const { colleague, of } = fixtures
  const page = await watch(fixtures, `/admin/viewcontracts?month=${november}&q=samenwerken&show=approvable`)
  const row = page.getByRole('rowgroup').filter({ hasText: ABEL })
  await row.getByRole('link', { name: ABEL }).first().focus()
  const top = await page.evaluate(() => scrollY)
  await setApproved([of(ABEL).contractId], true, colleague.email)
  await Promise.all([
    untilMarked(page, ABEL),
    untilNoted(page),
    expect(row.getByText('goedgekeurd')).toBeVisible(),
    ask(page),
  ])
  await expectNoViolation(page, 'een rij die een collega wijzigde')
  await expect(row.getByRole('link', { name: ABEL }).first()).toBeFocused()
  expect(await page.evaluate(() => scrollY)).toBe(top)
  await expect(page.getByRole('rowgroup').filter({ hasText: BIBI })).not.toHaveAttribute('data-changed')
  await expect(row).not.toHaveAttribute('data-changed')
  await expect(row).toBeVisible()
  await approveShownMonth(page, of(BIBI).contractId)
}

/**
 * Bibi confirmed her month just before HR opened the list. The answer about recent changes contains this confirmation,
 * but the list already shows it. Bibi's row must therefore leave the list when HR approves the month. Only a row that a
 * colleague changes after HR opened the list stays in the list.
 */
async function approveShownMonth(page: Page, contractId: number): Promise<void> {
  const row = page.getByRole('rowgroup').filter({ hasText: BIBI })
  // The row leaves the list before the server answers.
  const approved = page.waitForResponse((response) => response.url().includes(`/${november}/approve`))
  await row.getByRole('button', { name: `Goedkeuren: ${BIBI}` }).click()
  await expect(row).toBeHidden()
  expect((await approved).ok()).toBe(true)
  await setApproved([contractId], false)
}

async function readReview(fixtures: Fixtures): Promise<void> {
  const { colleague, of } = fixtures
  const page = await watch(fixtures, `/admin/viewexcel?contract=${of(BIBI).contractId}&month=${november}`)
  const approve = page.getByRole('button', { name: /^Goedkeuren/ })
  await expect(approve).toBeEnabled()
  await setApproved([of(BIBI).contractId], true, colleague.email)
  await Promise.all([untilNoted(page), ask(page)])
  await expect(page.getByRole('button', { name: 'Afkeuren' })).toBeVisible()
}

async function readInvoices(fixtures: Fixtures): Promise<void> {
  const { colleague, of } = fixtures
  const page = await watch(fixtures, `/admin/viewinvoices?month=${november}&q=samenwerken`)
  const { contractId, id: userId } = of(ABEL)
  const body = { contractId, userId, yearMonthString: november }
  const token = await tokenOf(colleague.email)
  const { id } = await call(invoiceFromTimesheet, { body }, token)
  await Promise.all([untilMarked(page, ABEL), untilNoted(page), ask(page)])
  const detail = await watch(fixtures, `/admin/viewinvoicedetail?invoice=${id}`)
  await expect(detail.getByText('AANGEMAAKT', { exact: true })).toBeVisible()
  await call(finishInvoice, { params: { id }, body: { status: 'CONFIRMED' } }, token)
  await Promise.all([untilNoted(detail), ask(detail)])
  await expect(detail.getByText('VOLTOOID', { exact: true })).toBeVisible()
}

async function readPayroll(fixtures: Fixtures): Promise<void> {
  const { colleague, of } = fixtures
  const { id, contractId } = of(BIBI)
  const page = await watch(fixtures, `/admin/viewTimeSheet?user=${id}&month=${november}`)
  await expect(page.getByText('BEVESTIGD', { exact: true })).toBeVisible()
  const input = { params: { yearMonth: november, contractId }, body: { reason: 'fout in de uren' } }
  await call(reopenMonth, input, await tokenOf(colleague.email))
  await Promise.all([untilNoted(page), ask(page)])
  await expect(page.getByText('NIET BEVESTIGD', { exact: true })).toBeVisible()
}

async function readAbsences(fixtures: Fixtures): Promise<void> {
  const page = await watch(fixtures, `/admin/viewAbsences?month=2026-12&q=samen&view=calendar`)
  // The calendar must have loaded before the colleague books the absence. Otherwise the first answer already contains
  // the absence, and the calendar shows no change.
  await expect(page.getByRole('heading', { name: 'Niets gevonden voor ‘samen’' })).toBeVisible()
  await bookForChristmas(fixtures)
  await Promise.all([untilMarked(page, BIBI), untilNoted(page), ask(page)])
}

async function bookForChristmas({ colleague, of }: Fixtures): Promise<void> {
  const params = { userId: of(BIBI).id, yearMonth: toYearMonth('2026-12') }
  const body = { dayOfMonth: 21, absenceCategory: 'EXCUSED_ABSENCE', fullDay: true } as const
  await call(bookAbsenceFor, { params, body }, await tokenOf(colleague.email))
}
