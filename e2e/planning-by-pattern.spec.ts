import { planShifts } from '@uurwerk/contract/planning/plannedMonth'
import { lockMonth } from '@uurwerk/contract/timesheets/timesheets'
import { toYearMonth } from '@uurwerk/domain/time/yearMonth'
import { call, tokenOf } from './fixtures/call.ts'
import { Office } from './fixtures/offices/office.ts'
import { expect, test, type Given } from './fixtures/test.ts'
import { Calendar } from './screens/month/calendar.ts'
import { expectNoViolation } from './screens/expectAccessible.ts'
import { Timesheet } from './screens/month/timesheet.ts'

const OCTOBER = toYearMonth('2026-10')

/** Makes a person with a day shift type and a night shift type. October has one week of shifts and is locked. */
async function openPerson({ as }: Pick<Given, 'as'>, name: string, customer: string, abbreviation: string) {
  const office = await Office.open()
  const person = await office.hire(name, { from: '2026-10-01' })
  const invoicesTo = `${abbreviation.toLowerCase()}@reizen.example`
  const customerId = await office.welcomeCustomer(customer, { abbreviation, invoicesTo })
  const labourTime = { startTime: '08:00', endTime: '16:06' }
  const breakTime = { startTime: '12:00', endTime: '12:30' }
  const shiftId = await office.addShiftType(customerId, { name: 'Dag', color: '#F3DDAE', labourTime, breakTime })
  const atNight = { startTime: '22:00', endTime: '06:00' }
  await office.addShiftType(customerId, { name: 'Nacht', color: '#C7E0F4', labourTime: atNight, breakTime: null })
  const contractId = await office.sign(person, { customerId, from: '2026-10-01', rate: 40 })
  const token = await tokenOf(person.email)
  const body = { startDateOfFirstShift: '2026-10-05', startDateOfLastShift: '2026-10-09', shiftId }
  await call(planShifts, { params: { contractId, yearMonth: OCTOBER }, body }, token)
  await call(lockMonth, { params: { yearMonth: OCTOBER } }, token)
  const page = await as(name, '/dashboard')
  return {
    page,
    calendar: new Calendar(page),
    open: page.getByRole('button', { name: 'Patroon…' }),
    form: page.getByRole('dialog', { name: 'Nieuw patroon' }),
    dialog: page.getByRole('dialog', { name: 'Plannen met een patroon' }),
  }
}

type Fixtures = Awaited<ReturnType<typeof openPerson>>

/**
 * Fills in a pattern. The week of 30 November is week A, with shifts from Monday to Thursday. Week B has three nights
 * from Friday on.
 */
async function fillIn({ form }: Fixtures): Promise<void> {
  await expect(form.getByLabel('Week A begint in')).toHaveValue('2026-11-30')
  const [weekA, weekB] = [form.getByRole('group', { name: 'Week A' }), form.getByRole('group', { name: 'Week B' })]
  for (const day of ['maandag', 'dinsdag', 'woensdag', 'donderdag'])
    await weekA.getByLabel(day).selectOption({ label: 'Dag' })
  for (const day of ['vrijdag', 'zaterdag', 'zondag']) await weekB.getByLabel(day).selectOption({ label: 'Nacht' })
}

test.describe('an employee plans a month with a shift pattern on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

  test('the employee Nora plans December by pattern, corrects two shifts and confirms October', async ({ as }) => {
    const fixtures = await openPerson({ as }, 'Nora Patroon', 'WZC De Ploeg', 'PLO')
    await fixtures.page.getByRole('button', { name: 'Aan de slag' }).tap()
    await test.step('the employee Nora saves the pattern of two weeks', () => savePattern(fixtures))
    await test.step('the preview gives the reason why no shift is planned on Christmas, and one press plans December', () =>
      plan(fixtures))
    await test.step('one undo removes all planned shifts of the month, and the employee Nora plans them again with the pattern', () =>
      undoAndRepeat(fixtures))
    await test.step('the employee Nora moves one shift, and gives another shift another shift type', () =>
      correctTwo(fixtures))
    await test.step('the employee Nora confirms October', () => confirmOctober(fixtures))
  })
})

async function savePattern(fixtures: Fixtures): Promise<void> {
  const { page, open, form, dialog } = fixtures
  await open.tap()
  await expect(form).toContainText('Een patroon is een week')
  await form.getByRole('button', { name: 'Bewaar het patroon' }).tap()
  await expect(form).toContainText('Het Naam veld is verplicht')
  await expect(form).toContainText('Geef minstens één dag een shift.')
  await form.getByLabel('Naam').fill('Week A/B')
  await fillIn(fixtures)
  await expectNoViolation(page, 'the form of a pattern')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  await form.getByRole('button', { name: 'Bewaar het patroon' }).tap()
  await expect(dialog).toBeVisible()
}

async function plan({ page, calendar, dialog }: Fixtures): Promise<void> {
  // Week A of the pattern plans day shifts on 1–3, 14–17 and 28–31 December. Week B plans night shifts on 11–13 and 25–27.
  await expect(dialog).toContainText('16 shiften worden gepland. Eén niet: de reden staat erbij.')
  await expect(dialog.getByRole('listitem').filter({ hasText: 'vr 25/12' })).toHaveText('vr 25/12Nachtfeestdag')
  await expectNoViolation(page, 'the dialog of a pattern')
  await dialog.getByRole('button', { name: 'Plan 16 shiften' }).tap()
  await expect(dialog).toBeHidden()
  await expect(page.getByText('16 shiften gepland.')).toBeVisible()
  await expect(calendar.day('donderdag 31 december')).toHaveAccessibleName(/, Dag 08:00 tot 16:06/)
}

async function undoAndRepeat({ page, calendar, open, dialog }: Fixtures): Promise<void> {
  const requests: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'PUT') requests.push(new URL(request.url()).pathname.split('/').at(-1)!)
  })
  await page.getByRole('button', { name: 'Ongedaan maken' }).tap()
  await expect(calendar.day('donderdag 31 december')).toHaveAccessibleName(/, niets gepland$/)
  await expect(calendar.day('dinsdag 1 december')).toHaveAccessibleName(/, niets gepland$/)
  await expect.poll(() => requests).toEqual(['takeback'])
  await open.tap()
  await dialog.getByRole('button', { name: 'Plan 16 shiften' }).tap()
  await expect(page.getByText('16 shiften gepland.')).toBeVisible()
  await page.reload()
  await open.tap()
  await expect(dialog).toContainText('Geen enkele shift wordt gepland. 17 niet: de reden staat erbij.')
  await dialog.getByRole('button', { name: 'Sluiten' }).tap()
}

async function correctTwo({ page, calendar }: Fixtures): Promise<void> {
  const shift = page.getByRole('dialog', { name: /^Wilt u volgende shift/ })
  await calendar.day('woensdag 16 december').tap()
  await shift.getByRole('button', { name: 'Verplaatsen…' }).tap()
  const move = page.getByRole('dialog', { name: 'Shift verplaatsen' })
  await move.getByLabel('Naar welke dag?').selectOption({ label: 'vr 18/12' })
  await move.getByRole('button', { name: 'Verplaats de shift' }).tap()
  await expect(calendar.day('vrijdag 18 december')).toHaveAccessibleName(/, Dag 08:00 tot 16:06/)

  await calendar.day('maandag 28 december').tap()
  await shift.getByRole('button', { name: /^Nacht/ }).tap()
  await expect(calendar.day('maandag 28 december')).toHaveAccessibleName(/, Nacht 22:00 tot 06:00/)
}

async function confirmOctober({ page }: Fixtures): Promise<void> {
  await page.getByRole('navigation', { name: 'Hoofdmenu' }).getByRole('link', { name: 'Timesheet' }).tap()
  await expect(page.getByRole('heading', { level: 1, name: 'Overzicht Shiften' })).toBeVisible()
  for (const month of ['november', 'oktober']) {
    await page.getByRole('button', { name: 'Vorige maand' }).tap()
    await expect(page).toHaveURL(month === 'oktober' ? /month=2026-10/ : /month=2026-11/)
  }
  await expect(new Timesheet(page).row('05/10/2026')).toBeVisible()
  await page.getByRole('button', { name: 'Bevestig Timesheet' }).first().tap()
  const question = page.getByRole('dialog', { name: /^Ben je zeker dat je de timesheet wilt bevestigen/ })
  await question.getByRole('button', { name: 'Bevestig Timesheet' }).tap()
  await expect(page.getByText('ingediend')).toBeVisible()
}

test('the employee Wout adds, changes and removes a pattern, and plans from December to January, with only the keyboard', async ({
  as,
}) => {
  const fixtures = await openPerson({ as }, 'Wout Patroon', 'WZC Het Ritme', 'RIT')
  const { page, calendar, open, form, dialog } = fixtures
  const { keyboard } = page
  const press = async (name: string) => {
    await page.getByRole('dialog').getByRole('button', { name }).focus()
    await keyboard.press('Enter')
  }
  await open.focus()
  await keyboard.press('Enter')
  await expect(form.getByLabel('Naam')).toBeFocused()
  await keyboard.type('Week A/B')
  await fillIn(fixtures)
  await press('Bewaar het patroon')

  await test.step('one press plans a range of days in two months with a pattern, and one press undoes this', async () => {
    await dialog.getByLabel('Periode').selectOption({ label: 'Andere periode…' })
    await dialog.getByLabel('Van').fill('28/12/2026')
    await dialog.getByLabel('Tot en met').fill('10/01/2027')
    await keyboard.press('Tab')
    await expect(dialog).toContainText('7 shiften worden gepland.')
    await press('Plan 7 shiften')
    await expect(page.getByText('7 shiften gepland.')).toBeVisible()
    await expect(calendar.day('dinsdag 29 december')).toHaveAccessibleName(/, Dag 08:00/)
    const sent = page.waitForRequest('**/planned/takeback')
    await page.getByRole('button', { name: 'Ongedaan maken' }).focus()
    await keyboard.press('Enter')
    await expect(calendar.day('dinsdag 29 december')).toHaveAccessibleName(/, niets gepland$/)
    // The undo must work, although the employee leaves the page before the server answers. The test waits until the
    // request for the undo is sent: before that, the page asks whether the employee wants to stay, and the browser of
    // the test does not show this question.
    await sent
    await expect(async () => {
      await page.goto('/dashboard?month=2027-01')
      await expect(calendar.day('vrijdag 8 januari')).toHaveAccessibleName(/, niets gepland$/, { timeout: 5_000 })
    }).toPass()
  })
  await test.step('the changed pattern has one week, and after the pattern is removed the dialog asks for a new pattern', async () => {
    await page.goto('/dashboard')
    await open.focus()
    await keyboard.press('Enter')
    await press('Wijzigen')
    const change = page.getByRole('dialog', { name: 'Patroon wijzigen' })
    await change.getByLabel('Aantal weken').selectOption('1')
    await press('Bewaar het patroon')
    await expect(dialog).toContainText('19 shiften worden gepland.')
    await press('Verwijderen')
    const question = page.getByRole('dialog', { name: 'Wil je het patroon Week A/B verwijderen?' })
    await expect(question.getByRole('button', { name: 'Verwijderen' })).toBeFocused()
    await keyboard.press('Enter')
    await expect(form.getByLabel('Naam')).toBeFocused()
  })
})
