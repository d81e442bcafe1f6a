import { planShifts } from '@uurwerk/contract/planning/plannedMonth'
import { confirmMonth, lockMonth } from '@uurwerk/contract/timesheets/timesheets'
import { toYearMonth } from '@uurwerk/domain/time/yearMonth'
import { call, tokenOf } from './fixtures/call.ts'
import { demo } from './fixtures/cast.ts'
import { mailsTo } from './fixtures/servers/mailServer.ts'
import { Office, type Hired } from './fixtures/offices/office.ts'
import { expect, test, type Given } from './fixtures/test.ts'
import { expectNoViolation } from './screens/expectAccessible.ts'

/** A month long before the people of the demo started. It contains only the three people of this test. */
const month = toYearMonth('2024-02')
const CUSTOMER = 'Huis Avondrood'
const [RUTH, SANDER, TINE] = ['Ruth Abeel', 'Sander Boone', 'Tine Callens']

type Worker = Hired & { readonly contractId: number; readonly token: string }

/**
 * Makes the month of this test. Ruth has confirmed it. Sander has planned a late shift and an early shift on the next
 * day. Tine has planned nothing.
 */
async function openFebruary() {
  const office = await Office.open()
  const customerId = await office.welcomeCustomer(CUSTOMER, { abbreviation: 'AVO', invoicesTo: 'avo@reizen.example' })
  const typeOf = (name: string, startTime: string, endTime: string) => {
    const times = { labourTime: { startTime, endTime }, breakTime: null }
    return office.addShiftType(customerId, { name, color: '#F3DDAE', ...times })
  }
  const [early, late] = [await typeOf('Vroege', '07:00', '12:00'), await typeOf('Late', '17:00', '22:00')]
  const employ = async (name: string): Promise<Worker> => {
    const person = await office.hire(name, { from: '2024-02-01' })
    const contractId = await office.sign(person, { customerId, from: '2024-02-01', rate: 40 })
    return { ...person, contractId, token: await tokenOf(person.email) }
  }
  const [ruth, sander, tine] = [await employ(RUTH), await employ(SANDER), await employ(TINE)]
  await plan(ruth, '2024-02-05', early)
  await lock(ruth)
  await confirm(ruth)
  await plan(sander, '2024-02-06', late)
  await plan(sander, '2024-02-07', early)
  await lock(sander)
  return { sander, tine }
}

const plan = ({ contractId, token }: Worker, day: string, shiftId: number) => {
  const body = { startDateOfFirstShift: day, startDateOfLastShift: day, shiftId }
  return call(planShifts, { params: { contractId, yearMonth: month }, body }, token)
}
const lock = ({ token }: Worker) => call(lockMonth, { params: { yearMonth: month } }, token)
const confirm = ({ contractId, token }: Worker) =>
  call(confirmMonth, { params: { contractId }, body: { yearMonth: month, all: true } }, token)

async function openStart({ as }: Pick<Given, 'as'>) {
  const { sander, tine } = await openFebruary()
  const page = await as(demo.hr)
  const panel = (name: string | RegExp) => page.getByRole('region', { name })
  const missing = panel('Wie ontbreekt nog voor februari?')
  const rowOf = (name: string) => missing.getByRole('listitem').filter({ hasText: name })
  return { sander, tine, page, panel, missing, rowOf }
}

type Fixtures = Awaited<ReturnType<typeof openStart>>

test('HR reads the state of the month and sends a reminder to people who have not confirmed', async ({ as }) => {
  const fixtures = await openStart({ as })
  await test.step('the start screen shows the state of the current month below the greeting', () =>
    readThisMonth(fixtures))
  await test.step('a ring chart shows the stages of the timesheets, and each stage links to its timesheets', () =>
    readStages(fixtures))
  await test.step('the warnings about working hours contain the name of the person', () => readWarnings(fixtures))
  await test.step('the employee Sander gets only one reminder by mail on the same day', () => remindSander(fixtures))
  await test.step('a person who confirms just before the reminder gets no mail', () => remindOthers(fixtures))
  await test.step('each chart shows its values as text and as a table', () => readCharts(fixtures))
})

async function readThisMonth({ page, panel }: Fixtures): Promise<void> {
  await page.goto('/welcome')
  await expect(page.getByRole('heading', { level: 1, name: 'Goedemorgen, Katrien' })).toBeInViewport()
  await expect(page.getByRole('heading', { name: 'Stand van december 2026' })).toBeInViewport()
  await expect(panel('Timesheets per status').getByRole('img')).toBeInViewport()
  const left = panel('Te doen').getByRole('link', { name: /goed te keuren november 2026/ })
  await expect(left, 'the link opens the months of November that HR can approve').toHaveAttribute(
    'href',
    '/admin/viewcontracts?month=2026-11&show=approvable',
  )
}

async function readStages({ page, panel, missing }: Fixtures): Promise<void> {
  await page.goto(`/welcome?month=${month}`)
  const stages = panel('Timesheets per status')
  const ring = stages.getByRole('img', { name: '1 bevestigd, 1 vastgezet, 1 niet vastgezet' })
  await expect(ring).toContainText('33\u00A0%')
  await expect(ring.locator('line')).toHaveCount(60)
  await expect(ring.locator('line[data-stage=submitted]')).toHaveCount(20)
  // The demo also has tasks of the team planning, which belong to no month.
  const tasks = panel('Te doen').getByRole('link', { name: /goed te keuren|planning nog|bevestigden/ })
  await expect(tasks.nth(0)).toHaveText('1timesheet goed te keuren')
  await expect(tasks.nth(1)).toHaveText('1planning nog vast te zetten')
  await expect(tasks.nth(2)).toHaveText('2medewerkers bevestigden nog niet')
  await expect(tasks.first()).toHaveAttribute('href', `/admin/viewcontracts?month=${month}&show=approvable`)
  await stages.getByRole('link', { name: '1 vastgezet: toon in het overzicht' }).click()
  await expect(page).toHaveURL(`/admin/viewcontracts?month=${month}&show=in_progress`)
  await expect(page.getByRole('radio', { name: 'Vastgezet', exact: true })).toBeChecked()
  await expect(page.getByRole('link', { name: SANDER }).first()).toBeVisible()
  await expect(page.getByText(RUTH)).toHaveCount(0)
  await page.goBack()
  await expect(missing.getByRole('listitem')).toHaveText([/Sander Boone.*vastgezet/, /Tine Callens.*niet vastgezet/])
}

async function readWarnings({ sander, panel }: Fixtures): Promise<void> {
  const odd = panel('Opvallende uren').getByRole('listitem')
  await expect(odd).toHaveText([/Sander Boone.*Minder dan 11 uur rust tussen 06-02 en 07-02\..*1 melding/])
  await expect(odd.getByRole('link', { name: SANDER })).toHaveAttribute(
    'href',
    `/admin/details?user=${sander.id}&month=${month}`,
  )
}

async function remindSander({ sander, page, rowOf }: Fixtures): Promise<void> {
  const button = rowOf(SANDER).getByRole('button', { name: `Herinner ${SANDER}` })
  await button.click()
  await expect(page.getByText(`Herinnering onderweg naar ${SANDER}.`)).toBeVisible()
  await expect(rowOf(SANDER)).toContainText('herinnerd op 01-12-2026')
  await expect(button).toHaveAccessibleDescription(/Vandaag is al een herinnering verstuurd/)
  await expect.poll(async () => (await mailsTo(sander.email)).length).toBe(1)
  const [mail] = await mailsTo(sander.email)
  expect(mail?.subject).toBe('Herinnering: bevestig je timesheet van februari 2024')
  expect(mail?.text).toContain(`/details?month=${month}`)
}

async function remindOthers({ tine, page, missing }: Fixtures): Promise<void> {
  await missing.getByRole('button', { name: 'Herinner alle 1' }).click()
  const question = page.getByRole('dialog', { name: 'Wil je een herinnering mailen?' })
  await expect(question).toContainText('1 medewerker krijgt een mail')
  await expect(question).toContainText('Eén persoon krijgt er geen')
  await lock(tine)
  await confirm(tine)
  await question.getByRole('button', { name: 'Mail versturen' }).click()
  await expect(page.getByText(`Geen mail aan ${TINE}. De timesheet is al bevestigd.`)).toBeVisible()
  await expect(missing.getByRole('listitem')).toHaveText([/Sander Boone/])
  await expect(missing.getByRole('button', { name: 'Herinner allen' })).toHaveAttribute('aria-disabled', 'true')
  expect(await mailsTo(tine.email)).toEqual([])
}

async function readCharts({ page, panel }: Fixtures): Promise<void> {
  const hours = panel('Uren per klant')
  await expect(hours.getByRole('listitem')).toHaveText([`${CUSTOMER}15,00, de maand ervoor 0,00`])
  await expect(panel('Omzet per maand').getByRole('img', { name: /^Omzet per maand, zonder btw/ })).toBeVisible()
  await expect(panel('Afwezigheden per week').getByRole('img', { name: /Deze week, week 49:/ })).toBeVisible()
  for (const title of ['Uren per klant', 'Omzet per maand', 'Afwezigheden per week'])
    await page.getByRole('button', { name: `${title}: Als tabel` }).click()
  await expect(page.getByRole('table', { name: 'Uren per klant' }).getByRole('row')).toHaveText([
    /Klant.*februari 2024.*januari 2024/,
    /Huis Avondrood.*15,00.*0,00/,
  ])
  await expect(page.getByRole('table', { name: 'Omzet per maand' }).getByRole('row')).toHaveCount(13)
  await expect(page.getByRole('table', { name: 'Afwezigheden per week' }).getByRole('row')).toHaveCount(13)
  await expectNoViolation(page, 'the start of HR with its tables')
}
