import { demo } from './fixtures/cast.ts'
import { november, PayrollOffice } from './fixtures/offices/payrollOffice.ts'
import { expect, test, type Given } from './fixtures/test.ts'

const NAMES = ['Abel Toets', 'Bibi Toets', 'Cyriel Toets']
const LIST = `/admin/viewcontracts?month=${november}&q=Huis+Toetsenbord`

async function openList({ as }: Pick<Given, 'as'>) {
  const office = await PayrollOffice.open('Toetsenbord', '1000077')
  for (const [index, name] of NAMES.entries()) {
    const person = await office.employ(name, { employeeNr: 7701 + index })
    await office.work(person, '2026-11-02')
    if (name === NAMES[2]) await office.lock(person)
    else await office.confirm(person)
  }
  const page = await as(demo.hr)
  await page.goto(LIST)
  const row = (name: string | undefined) => page.getByRole('row', { name: new RegExp(name ?? '') })
  await expect(row(NAMES[0])).toBeVisible()
  return { page, row }
}

type Fixtures = Awaited<ReturnType<typeof openList>>

test('HR works in the list of contracts with the keyboard, and saves a view', async ({ as }) => {
  const fixtures = await openList({ as })
  await test.step('after a click on the menu, HR can work in the list of contracts with the keyboard', () =>
    workFromMenu(fixtures))
  await test.step('when HR presses keys while the list is loading, the key j goes to the first row, and the key g approves no month', () =>
    pressWhileLoading(fixtures))
  await test.step('with the keys j and k HR goes to the next and the previous row, with the key x HR chooses a row, and with the key g HR approves it', () =>
    workByKeys(fixtures))
  await test.step('when a step on a timesheet is refused, the list of contracts shows the reason below the row', () =>
    readRefusal(fixtures))
  await test.step('HR opens a contract by the key Enter on a name and by a click on a row', () =>
    openContract(fixtures))
  await test.step('the browser reads the list of the previous month when the pointer reaches the arrow to that month, and a click on the arrow shows the list without a second read', () =>
    leafWithPointer(fixtures))
  await test.step('a saved view of the list of contracts restores the filter, the search and the sort order', () =>
    saveView(fixtures))
})

async function workFromMenu({ page, row }: Fixtures): Promise<void> {
  const focused = (name: string | undefined) => expect(page.getByRole('link', { name }).first()).toBeFocused()
  const menu = page.getByRole('navigation').first()
  await menu.getByRole('link', { name: 'Afwezigheden' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Afwezigheden' })).toBeVisible()
  await menu.getByRole('link', { name: 'Contracten' }).click()
  await expect(page.getByRole('main')).toBeFocused()
  const rows = page.getByRole('table').getByRole('row')
  await expect(rows.nth(1).getByRole('link').first()).toBeVisible()
  await page.keyboard.press('j')
  await expect(rows.nth(1).getByRole('link').first()).toBeFocused()

  await page.keyboard.press('/')
  await page.keyboard.type('Huis Toetsenbord')
  await expect(row(NAMES[2])).toBeVisible()
  await expect(page.getByRole('row')).toHaveCount(1 + NAMES.length)
  await page.keyboard.press('ArrowDown')
  await focused(NAMES[0])

  await page.getByText('Goed te keuren', { exact: true }).click()
  await expect(row(NAMES[2])).toBeHidden()
  await page.keyboard.press('j')
  await focused(NAMES[0])
  // While HR holds the key, the browser sends a second key press without a release of the key.
  await page.keyboard.down('g')
  await focused(NAMES[1])
  await page.keyboard.down('g')
  await page.keyboard.up('g')
  await expect(row(NAMES[0])).toBeHidden()
  await focused(NAMES[1])

  await page.getByText('Alle', { exact: true }).click()
  await expect(row(NAMES[0])).toBeVisible()
  await page.keyboard.press('j')
  await focused(NAMES[0])
  await page.keyboard.press('g')
  await expect(row(NAMES[0]).getByText('bevestigd', { exact: true })).toBeVisible()
  // The row shows the change before the server answers. This message appears after the answer, so the change is then
  // stored.
  await expect(page.getByText(/^Eén timesheet van .* is afgekeurd/)).toBeVisible()
  await page.goto(LIST)
  await expect(row(NAMES[0])).toBeVisible()
}

async function pressWhileLoading({ page, row }: Fixtures): Promise<void> {
  const list = '**/administration/contract/2026-11/all'
  const answers: (() => Promise<void>)[] = []
  await page.route(list, (route) => answers.push(() => route.continue()))
  await page.goto(LIST)
  await expect(page.getByRole('heading', { level: 1, name: 'Contracten' })).toBeVisible()
  await expect.poll(() => answers.length).toBeGreaterThan(0)
  await page.keyboard.press('j')
  await page.keyboard.press('g')
  await Promise.all(answers.map((answer) => answer()))
  await page.unroute(list)
  await expect(page.getByRole('link', { name: NAMES[0] }).first()).toBeFocused()
  await expect(row(NAMES[0]).getByText('bevestigd', { exact: true })).toBeVisible()
  await page.goto(LIST)
  await expect(row(NAMES[0])).toBeVisible()
}

async function leafWithPointer({ page, row }: Fixtures): Promise<void> {
  await page.goto(LIST)
  await expect(row(NAMES[0])).toBeVisible()
  const reads: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/contract/2026-10/all')) reads.push(request.url())
  })
  const answer = page.waitForResponse('**/administration/contract/2026-10/all')
  await page.getByRole('button', { name: 'Vorige maand' }).hover()
  await answer
  await page.getByRole('button', { name: 'Vorige maand' }).click()
  await expect(page).toHaveURL(/month=2026-10/)
  // The contracts of this test begin in November, so their rows are not in the list of October.
  await expect(row(NAMES[0])).toBeHidden()
  expect(reads).toHaveLength(1)
  await page.goto(LIST)
  await expect(row(NAMES[0])).toBeVisible()
}

async function workByKeys({ page, row }: Fixtures): Promise<void> {
  await page.keyboard.press('j')
  await expect(page.getByRole('link', { name: NAMES[0] }).first()).toBeFocused()
  await page.keyboard.press('j')
  await expect(page.getByRole('link', { name: NAMES[1] }).first()).toBeFocused()
  await page.keyboard.press('x')
  await expect(page.getByRole('checkbox', { name: NAMES[1] })).toBeChecked()
  await page.keyboard.press('x')
  await expect(page.getByRole('checkbox', { name: NAMES[1] })).not.toBeChecked()
  await page.keyboard.press('g')
  await expect(row(NAMES[1]).getByText('goedgekeurd')).toBeVisible()
  await expect(row(NAMES[1]).getByRole('link', { name: `Factureer: ${NAMES[1]}` })).toBeVisible()
  await page.keyboard.press('k')
  await page.keyboard.press('g')
  await expect(row(NAMES[0]).getByText('goedgekeurd')).toBeVisible()
  await page.keyboard.press('?')
  const keys = page.getByRole('dialog', { name: 'Toetsen op dit scherm' })
  await expect(keys).toContainText('goedkeuren, of de goedkeuring terugnemen')
  await expect(keys).toContainText('maanddetail')
  await page.keyboard.press('Escape')
  await expect(keys).toBeHidden()
  await page.keyboard.press('/')
  await expect(page.getByRole('searchbox')).toBeFocused()
}

async function readRefusal({ page }: Fixtures): Promise<void> {
  await page.getByRole('link', { name: NAMES[2] }).first().focus()
  await page.keyboard.press('g')
  const note = page.getByRole('alert').filter({ hasText: `${NAMES[2]}: De timesheet is nog niet bevestigd.` })
  await expect(note).toBeVisible()
  await note.getByRole('button', { name: `Melding over ${NAMES[2]} sluiten` }).click()
  await expect(note).toBeHidden()
  // This month is already locked, so the menu of its row has no item to lock it. HR presses the key v, which locks a
  // month, and the screen shows a refusal.
  await page.getByRole('link', { name: NAMES[2] }).first().focus()
  await page.keyboard.press('v')
  await expect(page.getByRole('alert').filter({ hasText: `${NAMES[2]}: De planning is al vastgezet` })).toBeVisible()
}

async function openContract({ page, row }: Fixtures): Promise<void> {
  const link = page.getByRole('link', { name: NAMES[0], exact: true })
  await link.focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/viewcontractDetail/)
  await page.goBack()
  await row(NAMES[0]).getByText('Huis Toetsenbord').click()
  await expect(page).toHaveURL(/viewcontractDetail/)
  await page.goBack()
}

async function saveView({ page, row }: Fixtures): Promise<void> {
  await page.getByRole('columnheader', { name: 'Medewerker' }).getByRole('button').click()
  await expect(row(NAMES[0])).toBeVisible()
  await expect(page).toHaveURL(/sort=-username/)
  await page.getByRole('button', { name: 'Weergaven' }).click()
  await page.getByRole('menuitem', { name: 'Weergave bewaren …' }).click()
  const dialog = page.getByRole('dialog', { name: 'Weergave bewaren' })
  await dialog.getByRole('button', { name: 'Bewaren' }).click()
  await expect(dialog.getByText('Het naam veld is verplicht')).toBeVisible()
  await dialog.getByLabel('Naam').fill('Toetsenbord')
  await dialog.getByRole('button', { name: 'Bewaren' }).click()
  await expect(dialog).toBeHidden()

  await page.goto('/admin/viewcontracts?month=2026-10&q=niemand')
  await page.getByRole('button', { name: 'Weergaven' }).click()
  await page.getByRole('menuitemradio', { name: 'Toetsenbord' }).click()
  await expect(page.getByRole('searchbox')).toHaveValue('Huis Toetsenbord')
  await expect(page).toHaveURL(/month=2026-10/)
  await page.getByRole('button', { name: 'Volgende maand' }).click()
  await expect(row(NAMES[0])).toBeVisible()
  await expect(page.getByRole('columnheader', { name: 'Medewerker' })).toHaveAttribute('aria-sort', 'descending')

  await page.getByRole('button', { name: 'Toetsenbord' }).click()
  await page.getByRole('menuitem', { name: '‘Toetsenbord’ verwijderen' }).click()
  await expect(page.getByRole('button', { name: 'Weergaven' })).toBeVisible()
  await expect(page.getByText('De weergave ‘Toetsenbord’ is verwijderd.')).toBeVisible()
  await page.getByRole('button', { name: 'Ongedaan maken' }).click()
  await expect(page.getByRole('button', { name: 'Toetsenbord' })).toBeVisible()
}
