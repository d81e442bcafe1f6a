import type { Page } from '@playwright/test'
import { monthAbsences } from '@uurwerk/contract/absences/absences'
import { toYearMonth } from '@uurwerk/domain/time/yearMonth'
import { call, tokenOf } from './fixtures/call.ts'
import { Office } from './fixtures/offices/office.ts'
import { expect, test } from './fixtures/test.ts'
import { Calendar } from './screens/month/calendar.ts'

const TINE = 'Tine Tweemaal'

test('only one of two tabs can book the last day of vacation of the employee Tine, and the other tab shows the reason', async ({
  as,
  consoleErrors,
}) => {
  consoleErrors.expect(/status of 409/)
  const office = await Office.open()
  const tine = await office.hire(TINE, { from: '2026-12-01' })
  await office.grantVacation(tine, { year: 2026, days: 1 })
  const customerId = await office.welcomeCustomer('Thuiszorg Dubbel', {
    abbreviation: 'DUB',
    invoicesTo: 'dub@reizen.example',
  })
  await office.sign(tine, { customerId, from: '2026-12-01', rate: 40 })

  const first = await as(TINE)
  const second = await first.context().newPage()
  const tabs = [
    { page: first, day: 'maandag 14 december', bookAtLast: await almostBook(first, 'maandag 14 december') },
    { page: second, day: 'dinsdag 15 december', bookAtLast: await almostBook(second, 'dinsdag 15 december') },
  ]
  const refused = ({ page }: { page: Page }) =>
    page.getByRole('alert').filter({ hasText: 'Onvoldoende saldo: er rest 0 dagen.' })
  await test.step('both tabs book at the same time, and one of them shows the reason of its refusal', async () => {
    await Promise.all(tabs.map(({ bookAtLast }) => bookAtLast.click()))
    await expect(async () => {
      expect(
        await Promise.all(tabs.map((tab) => refused(tab).count())).then((counts) =>
          counts.toSorted((one, other) => one - other),
        ),
      ).toEqual([0, 1])
    }).toPass()
  })
  await test.step('after a reload, both tabs show one day of vacation', async () => {
    for (const { page } of tabs) {
      await page.reload()
      await expect(page.getByRole('gridcell', { name: /Vakantie volledige dag$/ })).toHaveCount(1)
    }
  })
  await test.step('the server has stored one day of vacation, and the employee Tine has no day left', async () => {
    const { absenceDtos, remainingVacationDays } = await call(
      monthAbsences,
      { params: { yearMonth: toYearMonth('2026-12') } },
      await tokenOf(tine.email),
    )
    expect([absenceDtos.length, remainingVacationDays]).toEqual([1, 0])
  })
})

test('when the answer to a booking is lost, the browser shows a notice and sends the booking again, and the booking is stored once', async ({
  as,
  consoleErrors,
}) => {
  consoleErrors.expect(/net::ERR_FAILED|503/)
  const name = 'Mona Tweede Poging'
  const office = await Office.open()
  const mona = await office.hire(name, { from: '2026-12-01' })
  await office.grantVacation(mona, { year: 2026, days: 1 })
  const customerId = await office.welcomeCustomer('Thuiszorg Hapering', {
    abbreviation: 'HAP',
    invoicesTo: 'hap@reizen.example',
  })
  await office.sign(mona, { customerId, from: '2026-12-01', rate: 40 })
  const page = await as(name)
  const book = await almostBook(page, 'maandag 14 december')

  const unclear = { status: 503, headers: { 'retry-after': '1' }, json: { code: 'overloaded', message: 'Te druk.' } }
  const keys: (string | undefined)[] = []
  await page.route('**/api/**', async (route) => {
    const request = route.request()
    if (request.method() === 'GET') return route.continue()
    keys.push(request.headers()['idempotency-key'])
    if (keys.length === 1) return route.abort()
    if (keys.length > 2) return route.continue()
    // The server executes the booking of this request. Its answer is lost.
    await route.fetch()
    return route.fulfill(unclear)
  })
  await test.step('the page shows a notice until the booking has an answer', async () => {
    await book.click()
    await expect(page.getByRole('status').filter({ hasText: 'We proberen het opnieuw' })).toBeVisible()
    await expect(page.getByRole('gridcell', { name: /Vakantie volledige dag$/ })).toHaveCount(1)
    await expect(page.getByRole('status').filter({ hasText: 'We proberen het opnieuw' })).toBeHidden()
  })
  await test.step('each attempt has the same idempotency key', async () => {
    expect(keys.length).toBeGreaterThanOrEqual(3)
    expect(new Set(keys).size).toBe(1)
  })
  await test.step('the server has stored one day of vacation, and the employee Mona has no day left', async () => {
    const { absenceDtos, remainingVacationDays } = await call(
      monthAbsences,
      { params: { yearMonth: toYearMonth('2026-12') } },
      await tokenOf(mona.email),
    )
    expect([absenceDtos.length, remainingVacationDays]).toEqual([1, 0])
  })
})

/**
 * Does all steps of a booking except the last click, and returns the button for this click. Nothing is booked yet, so a
 * second tab can do the same steps.
 */
async function almostBook(page: Page, day: string) {
  await page.goto('/dashboard?month=2026-12')
  const dialog = await new Calendar(page).openDay(day)
  await dialog.getByRole('button', { name: /^Voeg vakantie toe.*nog 1 dag/ }).click()
  return dialog.getByRole('button', { name: 'Volledige dag' })
}
