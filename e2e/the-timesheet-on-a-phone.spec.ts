import { monthContracts } from '@uurwerk/contract/contracts/contracts'
import { planShift } from '@uurwerk/contract/planning/plannedMonth'
import { lockMonth } from '@uurwerk/contract/timesheets/timesheets'
import { addDays, isWeekend, toDay } from '@uurwerk/domain/time/day'
import { toYearMonth } from '@uurwerk/domain/time/yearMonth'
import { call, tokenOf } from './fixtures/call.ts'
import { Office, type Hired } from './fixtures/offices/office.ts'
import { expect, test, type Given } from './fixtures/test.ts'
import { expectNoViolation } from './screens/expectAccessible.ts'
import { Timesheet } from './screens/month/timesheet.ts'

const VIEW = { width: 360, height: 740 }
test.use({ viewport: VIEW, hasTouch: true, isMobile: true })

const OCTOBER = toYearMonth('2026-10')
/** The days of 20 shifts: 1 to 28 October without the weekends. On the last day, the shift is a night shift. */
const DAYS = Array.from({ length: 28 }, (_, index) => addDays(toDay('2026-10-01'), index)).filter(
  (day) => !isWeekend(day),
)

/** Makes a person with 20 shifts in October at one customer. October is not locked yet. */
async function openOctober({ as }: Pick<Given, 'as'>) {
  const office = await Office.open()
  const person = await office.hire('Gitte Regels', { from: '2026-10-01' })
  const facts = { abbreviation: 'REGEL', invoicesTo: 'regels@reizen.example' }
  const customerId = await office.welcomeCustomer('AZ Lange Lijst – campus Kortenbos', facts)
  const breakTime = { startTime: '12:00', endTime: '12:30' }
  const day = { startTime: '07:00', endTime: '15:06' }
  await office.addShiftType(customerId, { name: 'Vroege', color: '#C7E0F4', labourTime: day, breakTime })
  const night = { startTime: '20:45', endTime: '06:45' }
  const pause = { startTime: '01:00', endTime: '01:30' }
  await office.addShiftType(customerId, { name: 'Nacht', color: '#3D4568', labourTime: night, breakTime: pause })
  await office.sign(person, { customerId, from: '2026-10-01', rate: 40 })
  const token = await planOctober(person)
  const page = await as(person.name, '/details?month=2026-10')
  return {
    page,
    token,
    timesheet: new Timesheet(page),
    confirm: page.getByRole('button', { name: 'Bevestig Timesheet' }),
  }
}

async function planOctober({ email }: Hired): Promise<string> {
  const token = await tokenOf(email)
  const { _embedded } = await call(monthContracts, { params: { yearMonth: OCTOBER } }, token)
  const [contract] = _embedded.contractWithShiftTypesDtoList
  if (contract === undefined) throw new Error('there is no contract in October')
  const idOf = (name: string) => contract.shiftTypes.find((each) => each.name === name)!.id
  for (const day of DAYS) {
    const shiftId = idOf(day === DAYS.at(-1) ? 'Nacht' : 'Vroege')
    await call(
      planShift,
      { params: { contractId: contract.id, yearMonth: OCTOBER }, body: { startDate: day, shiftId } },
      token,
    )
  }
  return token
}

type Fixtures = Awaited<ReturnType<typeof openOctober>>

test('the employee Gitte corrects two shifts and confirms October on a phone, where the month fits in one screen and a half', async ({
  as,
}) => {
  const fixtures = await openOctober({ as })
  await test.step('a line below the disabled button to confirm a month shows the reason, with a link to the planning', () =>
    readWhyNot(fixtures))
  await test.step('on a phone, 20 shifts fit in one screen and a half, with rows as high as a finger', () =>
    fitTheMonth(fixtures))
  await test.step('the employee Gitte corrects an early shift and the night shift', () => correctTwo(fixtures))
  await test.step('the employee Gitte confirms October from the bottom of the list', () => confirmFromBelow(fixtures))
})

async function readWhyNot({ page, confirm }: Fixtures): Promise<void> {
  await expect(confirm).toHaveAttribute('aria-disabled', 'true')
  await expect(confirm).toHaveAccessibleDescription(/^De planning is nog niet vastgezet/)
  await expect(page.getByRole('link', { name: 'Naar Uurrooster' })).toHaveAttribute('href', '/dashboard?month=2026-10')
}

async function fitTheMonth({ page, timesheet }: Fixtures): Promise<void> {
  const rows = page.getByRole('table').getByRole('button')
  await expect(rows).toHaveCount(20)
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(1.5 * VIEW.height)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(VIEW.width)

  const early = timesheet.row('05/10/2026')
  await expect(early).toContainText('07:00–15:06')
  await expect(early).toContainText('7,60')
  await expect(timesheet.row('28/10/2026')).toContainText('20:45–06:45')
  const switcher = page.getByText('AZ Lange Lijst – campus Kortenbos', { exact: true }).first()
  await expect(switcher, 'the customer is shown once').toBeInViewport()

  // A tap half a pixel above or below the row must also open the row.
  const box = (await early.boundingBox())!
  for (const y of [box.y - 0.5, box.y + box.height + 0.5]) {
    const label = await page.evaluate(
      ([x, at]) => document.elementFromPoint(x, at)?.closest('[role=row]')?.textContent ?? '',
      [box.x + box.width / 2, y] as const,
    )
    expect(label).not.toBe('')
  }
  expect(box.height).toBeGreaterThanOrEqual(42)
  await expectNoViolation(page, 'the lines of the timesheet')
}

async function correctTwo({ page, timesheet }: Fixtures): Promise<void> {
  await correctByTouch({ page, timesheet }, '05/10/2026', 'Einde', '16:06')
  await expect(timesheet.row('05/10/2026')).toContainText('07:00–16:06')
  await expect(timesheet.row('05/10/2026')).toContainText('8,60')
  await correctByTouch({ page, timesheet }, '28/10/2026', 'Start', '21:45')
  await expect(timesheet.row('28/10/2026')).toContainText('21:45–06:45')
  await expect(timesheet.row('28/10/2026')).toContainText('8,50')
}

async function correctByTouch(
  { page, timesheet }: Pick<Fixtures, 'page' | 'timesheet'>,
  day: string,
  field: string,
  time: string,
): Promise<void> {
  await timesheet.row(day).getByRole('button').first().tap()
  const input = page.getByRole('textbox', { name: field, exact: true })
  await input.tap()
  await input.fill(time)
  await page.getByRole('button', { name: 'Opslaan' }).tap()
  await expect(page.getByRole('heading', { name: 'Shift aanpassen' })).toBeHidden()
}

async function confirmFromBelow({ page, token, confirm }: Fixtures): Promise<void> {
  await call(lockMonth, { params: { yearMonth: OCTOBER } }, token)
  await page.reload()
  // 18 early shifts of 7,60 hours, one of 8,60 hours and a night of 8,50 hours are 153,90 hours.
  await expect(page.getByText('153,9 van 167,2 uur')).toBeVisible()
  await page.getByRole('table').getByRole('row').last().scrollIntoViewIfNeeded()
  await expect(confirm).toBeInViewport()
  await confirm.tap()
  const question = page.getByRole('dialog', { name: /^Ben je zeker dat je de timesheet wilt bevestigen/ })
  await question.getByRole('button', { name: 'Bevestig Timesheet' }).tap()
  await expect(page.getByText('ingediend')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Download PDF' })).toBeInViewport()
}

test('on a phone, the days of a long sickness are below its name', async ({ as }) => {
  const page = await as('Ilse Van Poucke')
  await page.goto('/details?month=2026-12')
  const row = page.locator('tr:has([data-several-days])').first()
  const name = (await row.getByText('langdurige zieken').last().boundingBox())!
  const days = (await row.locator('[data-several-days]').boundingBox())!
  expect(name.y + name.height).toBeLessThanOrEqual(days.y)
})
