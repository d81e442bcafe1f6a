import { removeBonusRate } from '@uurwerk/contract/customers/bonusRates'
import { customer } from '@uurwerk/contract/customers/customers'
import { editSubdivisionWorkHours } from '@uurwerk/contract/customers/subdivisions'
import { call, tokenOf } from './fixtures/call.ts'
import { demo, HR_EMAIL } from './fixtures/cast.ts'
import { Office } from './fixtures/offices/office.ts'
import { expect, test, type Given } from './fixtures/test.ts'
import { holdAnswers } from './screens/holdAnswers.ts'

const INVOICES_TO = 'esdoorn@reizen.example'

async function openShiftTypes({ as }: Pick<Given, 'as'>, customerName = 'Esdoorn Shiften', abbreviation = 'ESHIFT') {
  const office = await Office.open()
  const id = await office.welcomeCustomer(customerName, { abbreviation, invoicesTo: INVOICES_TO })
  await office.addShiftType(id, {
    name: 'Late',
    color: '#3D4568',
    labourTime: { startTime: '13:54', endTime: '22:00' },
  })
  await office.addShiftType(id, {
    name: 'Vroege',
    color: '#C7E0F4',
    labourTime: { startTime: '07:00', endTime: '15:06' },
  })

  const page = await as(demo.hr, `/admin/viewCustomerDetail?customer=${id}`)
  const table = page.getByRole('table', { name: 'Shift types' })
  const row = (name: string) => table.getByRole('row', { name: new RegExp(`^${name}`) })
  const names = table.getByRole('row').locator('[data-lead]')
  return { page, table, row, names }
}

type ShiftTypes = Awaited<ReturnType<typeof openShiftTypes>>

test('HR adds, edits, deactivates and archives the shift types of a customer', async ({ as }) => {
  const fixtures = await openShiftTypes({ as })
  await test.step('the shift types are sorted by start and have their own colours', () => readShiftTypes(fixtures))
  await test.step('the form for a new shift type shows errors, hours and a contrast warning', () =>
    addShiftType(fixtures))
  await test.step('HR adds a break to a shift type', () => addBreak(fixtures))
  await test.step('HR deactivates a shift type and activates the shift type again', () =>
    deactivateAndActivate(fixtures))
  await test.step('an archived shift type is not in the list any more', () => archive(fixtures))
})

test('HR copies the shift types of a customer to two other customers after a preview', async ({ as }) => {
  const office = await Office.open()
  const { page } = await openShiftTypes({ as }, 'Esdoorn Kopie', 'EKOPIE')
  const [linde, beuk] = await Promise.all([
    office.welcomeCustomer('Kopie De Linde', { abbreviation: 'KLINDE', invoicesTo: INVOICES_TO }),
    office.welcomeCustomer('Kopie De Beuk', { abbreviation: 'KBEUK', invoicesTo: INVOICES_TO }),
  ])
  await office.addShiftType(linde, {
    name: 'late',
    color: '#3D4568',
    labourTime: { startTime: '14:00', endTime: '22:00' },
  })
  await page.reload()
  const dialog = page.getByRole('dialog', { name: 'Kopieer naar andere klanten' })
  await test.step('HR chooses the two customers', async () => {
    await page.getByRole('button', { name: 'Kopieer naar andere klanten…' }).click()
    await dialog.getByRole('searchbox').fill('kopie de')
    await dialog.getByRole('button', { name: /^Alles aanvinken/ }).click()
    await expect(dialog.getByText('2 klanten gekozen')).toBeVisible()
  })
  await test.step('HR reads which shift types the copy adds', async () => {
    await dialog.getByRole('button', { name: 'Bekijk wat er bijkomt' }).click()
    await expect(dialog.getByText('Er komen 3 shift types bij, bij 2 klanten.')).toBeVisible()
    await expect(dialog.getByRole('row', { name: /^Kopie De Linde/ })).toContainText('Vroege')
  })
  await test.step('HR copies the shift types', async () => {
    await dialog.getByRole('button', { name: 'Kopiëren' }).click()
    await expect(page.getByText('Gekopieerd naar 2 klanten.')).toBeVisible()
  })
  await test.step('the customer De Beuk has both shift types', async () => {
    await page.goto(`/admin/viewCustomerDetail?customer=${beuk}`)
    const names = page.getByRole('table', { name: 'Shift types' }).getByRole('row').locator('[data-lead]')
    await expect(names).toHaveText(['Vroege', 'Late'])
  })
})

async function readShiftTypes({ table, row, names }: ShiftTypes): Promise<void> {
  await expect(names).toHaveText(['Vroege', 'Late'])
  await expect(table.getByText('Late')).toHaveCSS('background-color', 'rgb(61, 69, 104)')
  await expect(table.getByText('Late')).toHaveCSS('color', 'rgb(255, 255, 255)')
  await expect(row('Late')).toContainText('13:54 – 22:00')
}

async function addShiftType({ page, row, names }: ShiftTypes): Promise<void> {
  await page.getByRole('button', { name: 'Shift type toevoegen' }).click()
  await expect(page.getByRole('radio', { name: 'Wit' })).toBeChecked()
  await expect(page.getByLabel('Start', { exact: true })).toHaveValue('00:00')
  await page.getByRole('button', { name: 'Opslaan', exact: true }).click()
  await expect(page.getByText('Het naam veld is verplicht')).toBeVisible()
  await expect(page.getByText('Het einde veld mag niet dezelfde waarde hebben als het start veld')).toBeVisible()
  await expect(page.getByLabel('Naam')).toBeFocused()
  await page.getByLabel('Naam').fill('Nacht')
  await expect(page.getByText('5 / 20')).toBeVisible()
  await page.getByLabel('Start', { exact: true }).fill('22')
  await page.getByLabel('Einde', { exact: true }).fill('630')
  await expect(page.getByText('Gewerkt: 8 uur en 30 minuten, zonder pauze; eindigt de volgende dag')).toBeVisible()
  await page.getByLabel('Eigen kleur').fill('#b06a70')
  await expect(page.getByText('contrast 4,08 op 1, minstens 4,5')).toBeVisible()
  await page.getByRole('radio', { name: 'Petrol' }).check()
  await page.getByRole('button', { name: 'Opslaan', exact: true }).click()
  await expect(names).toHaveText(['Vroege', 'Late', 'Nacht'])
  await expect(row('Nacht')).toContainText('22:00 – 06:30')
}

async function addBreak({ page, row }: ShiftTypes): Promise<void> {
  await page.getByRole('button', { name: 'Vroege aanpassen' }).click()
  await page.getByRole('switch', { name: 'Pauze' }).click()
  await page.getByRole('button', { name: 'Opslaan', exact: true }).click()
  await expect(page.getByText('Het begin pauze veld is verplicht')).toBeVisible()
  await expect(page.getByText('Het einde pauze veld is verplicht')).toBeVisible()
  await page.getByLabel('Begin pauze').fill('12:00')
  await page.getByLabel('Einde pauze').fill('12:30')
  await page.getByRole('button', { name: 'Opslaan', exact: true }).click()
  await expect(row('Vroege')).toContainText('12:00 – 12:30')
}

async function deactivateAndActivate({ page, row }: ShiftTypes): Promise<void> {
  const letThrough = await holdAnswers(page, '**/shifttype')
  await page.getByRole('button', { name: 'Vroege inactief zetten' }).click()
  await expect(page.getByRole('button', { name: /^Vroege inactief zetten/ })).toHaveAttribute('aria-busy', 'true')
  await expect(page.getByRole('button', { name: /^Late archiveren/ })).toHaveAttribute('aria-disabled', 'true')
  letThrough()
  await expect(row('Vroege')).toContainText('Niet actief')
  await page.getByRole('button', { name: 'Vroege activeren' }).click()
  await expect(row('Vroege')).not.toContainText('Niet actief')
}

async function archive({ page, names }: ShiftTypes): Promise<void> {
  await page.getByRole('button', { name: 'Late archiveren' }).click()
  const asking = page.getByRole('dialog', { name: 'Wil je het shift type ‘Late’ archiveren?' })
  await expect(asking).toContainText('kan niet teruggehaald worden')
  await asking.getByRole('button', { name: 'Archiveren' }).click()
  await expect(names).toHaveText(['Vroege', 'Nacht'])
  await page.reload()
  await expect(names).toHaveText(['Vroege', 'Nacht'])
}

test('HR changes, removes and adds the bonus rates of a customer', async ({ as, consoleErrors }) => {
  const office = await Office.open()
  const id = await office.welcomeCustomer('Esdoorn Tarieven', { abbreviation: 'ETAR', invoicesTo: INVOICES_TO })
  const page = await as(demo.hr, `/admin/viewCustomerDetail?customer=${id}`)
  const section = page.getByRole('region', { name: 'Bonus tarieven' })
  const row = (name: string) => section.getByRole('row', { name: new RegExp(`^${name}`) })
  const add = section.getByRole('button', { name: 'Bonustarief toevoegen' })
  await expect(row('Avond')).toContainText('20 %')
  await expect(row('Zon- en feestdag')).toContainText('56 %')
  await expect(add).toHaveAccessibleDescription('Deze klant heeft al een tarief voor elk bonustype.')

  await test.step('HR changes a percentage, after the form refused a percentage above 100', async () => {
    await section.getByRole('button', { name: 'Avond aanpassen' }).click()
    await expect(section.getByText('alle maanden die nog niet gefactureerd zijn, krijgen deze prijs')).toBeVisible()
    await section.getByLabel('Percentage').fill('101')
    await section.getByRole('button', { name: 'Opslaan', exact: true }).click()
    await expect(section.getByText('Het percentage veld mag niet meer dan 100 zijn')).toBeVisible()
    await section.getByLabel('Percentage').fill('22,5')
    await section.getByRole('button', { name: 'Opslaan', exact: true }).click()
    await expect(row('Avond')).toContainText('22,5 %')
  })

  const asking = page.getByRole('dialog', {
    name: 'Weet u zeker dat u het volgende bonustarief wilt verwijderen voor deze klant: Oproep 48?',
  })
  await test.step('HR removes a bonus rate and undoes the removal', async () => {
    await section.getByRole('button', { name: 'Oproep 48 verwijderen' }).click()
    await asking.getByRole('button', { name: 'Verwijderen' }).click()
    await expect(row('Oproep 48')).toBeHidden()
    await page.getByRole('button', { name: 'Ongedaan maken' }).click()
    await expect(row('Oproep 48')).toBeVisible()
  })

  await test.step('HR removes the bonus rate again, and adds it with the first value of 15 %', async () => {
    await section.getByRole('button', { name: 'Oproep 48 verwijderen' }).click()
    await asking.getByRole('button', { name: 'Verwijderen' }).click()
    await expect(row('Oproep 48')).toBeHidden()
    await add.click()
    await expect(section.getByLabel('Bonustype')).toHaveValue('CALLOUT48')
    await expect(section.getByLabel('Percentage')).toHaveValue('15,00')
    await section.getByRole('button', { name: 'Opslaan', exact: true }).click()
    await expect(row('Oproep 48')).toContainText('15 %')
  })

  await test.step('HR cannot change a bonus rate that another user has removed', async () => {
    consoleErrors.expect(/404/)
    await section.getByRole('button', { name: 'Nacht aanpassen' }).click()
    await call(removeBonusRate, { params: { id }, body: { bonusType: 'NIGHT' } }, await tokenOf(HR_EMAIL))
    await section.getByLabel('Percentage').fill('40')
    await section.getByRole('button', { name: 'Opslaan', exact: true }).click()
    await expect(page.getByText('Dit bonustarief bestaat niet voor deze klant.')).toBeVisible()
    await expect(row('Nacht')).toBeHidden()
    await expect(section.getByRole('button', { name: 'Opslaan', exact: true })).toBeHidden()
  })
})

async function openSubdivisions({ as, consoleErrors }: Given) {
  const office = await Office.open()
  const token = await tokenOf(HR_EMAIL)
  const parent = { name: 'Esdoorn Groep', abbreviation: 'EGROEP' }
  const campus = { name: 'Esdoorn Campus', abbreviation: 'ECAMP' }
  const id = await office.welcomeCustomer(parent.name, { ...parent, invoicesTo: INVOICES_TO })
  const campusId = await office.welcomeCustomer(campus.name, { ...campus, invoicesTo: 'campus@reizen.example' })
  const stored = () => call(customer, { params: { id: campusId } }, token)

  const page = await as(demo.hr)
  const section = page.getByRole('region', { name: 'Subdivisies' })
  const row = section.getByRole('row', { name: new RegExp(`^${campusId} ${campus.name}`) })
  const add = section.getByRole('button', { name: 'Toevoegen' })
  return { token, campus, id, campusId, stored, page, section, row, add, consoleErrors }
}

type Subdivisions = Awaited<ReturnType<typeof openSubdivisions>>

test('HR adds a subdivision, edits its hours, copies data to it and removes its parent', async ({
  as,
  consoleErrors,
}) => {
  const fixtures = await openSubdivisions({ as, consoleErrors })
  await test.step('HR cannot add a subdivision when no customer is available', () => findNoCustomer(fixtures))
  await test.step('HR adds a subdivision, and the new row in the list links to the page of the subdivision', () =>
    addSubdivision(fixtures))
  await test.step('two users edit the hours of the subdivision, and the second user keeps the values that the second user typed', () =>
    meetOtherHours(fixtures))
  await test.step('HR copies only the chosen data to the subdivision', () => copyChosenData(fixtures))
  await test.step('HR removes the parent of the subdivision, and the undo restores the parent', () =>
    detachAndUndo(fixtures))
})

async function findNoCustomer({ id, page, section, add }: Subdivisions): Promise<void> {
  await page.route('**/api/administration/customer', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, json: { _embedded: { customerOverviewDtoList: [] } } })
  })
  await page.goto(`/admin/viewCustomerDetail?customer=${id}`)
  await expect(section.getByText('Esdoorn Groep heeft geen subdivisies.')).toBeVisible()
  await expect(add).toHaveAccessibleDescription('Er is geen klant beschikbaar als subdivisie.')
  await page.unroute('**/api/administration/customer')
}

async function addSubdivision({ campus, campusId, page, section, row, add }: Subdivisions): Promise<void> {
  await page.reload()
  await add.click()
  await section.getByRole('combobox', { name: 'Klant' }).fill(campus.name)
  await page.getByRole('option', { name: campus.name }).click()
  await section.getByRole('switch', { name: 'Uren overnemen' }).click()
  await add.last().click()
  await expect(row).toContainText(campus.abbreviation)
  await expect(row.getByRole('link')).toHaveAttribute('href', `/admin/viewCustomerDetail?customer=${campusId}`)
}

async function meetOtherHours({ token, id, campusId, stored, section, consoleErrors }: Subdivisions): Promise<void> {
  await section.getByRole('button', { name: 'Uren van Esdoorn Campus aanpassen' }).click()
  await section.getByLabel('Start avond').fill('18')
  const { name, abbreviation, customerHours, supervisor } = await stored()
  const body = { name, abbreviation, customerHours: { ...customerHours, morning: '05:30' }, supervisor }
  await call(editSubdivisionWorkHours, { params: { id, subdivisionId: campusId }, body }, token)
  consoleErrors.expect(/409/)
  await section.getByRole('button', { name: 'Opslaan', exact: true }).click()
  await expect(
    section.getByRole('alert').filter({ hasText: 'heeft deze subdivisie intussen gewijzigd' }),
  ).toContainText('Katrien Lauwers')
  await expect(section.getByRole('row', { name: 'Start ochtend 05:30 06:00' })).toBeVisible()
  await section.getByRole('button', { name: 'Bewaar wat ik invulde' }).click()
  await expect(section.getByLabel('Start avond')).toBeHidden()
  expect((await stored()).customerHours).toEqual({ morning: '06:00', evening: '18:00', night: '20:00' })
}

async function copyChosenData({ campus, stored, page, section }: Subdivisions): Promise<void> {
  await section.getByRole('button', { name: 'Gegevens kopiëren' }).click()
  const dialog = page.getByRole('dialog', { name: 'Selecteer subdivisies om alle data naar te kopiëren' })
  const confirm = dialog.getByRole('button', { name: 'Bevestigen' })
  await expect(confirm).toHaveAccessibleDescription('Kies minstens één subdivisie.')
  await dialog.getByRole('button', { name: 'Alles aanvinken: Subdivisies' }).click()
  await expect(dialog.getByRole('checkbox', { name: campus.name })).toBeChecked()
  await dialog.getByRole('button', { name: 'Alles uitvinken: Gegevens' }).click()
  await expect(confirm).toHaveAccessibleDescription('Kies minstens één groep gegevens.')
  await dialog.getByRole('checkbox', { name: 'Standaard uren' }).check()
  await expect(dialog).toContainText(
    'Eén groep gegevens van Esdoorn Groep komt in de plaats van die van één subdivisie.',
  )
  await confirm.click()
  await expect(page.getByText('De gegevens zijn naar één subdivisie gekopieerd.')).toBeVisible()
  const copied = await stored()
  expect(copied.customerHours.evening).toBe('19:00')
  expect(copied.confirmedEmailDtos.map(({ emailAddress }) => emailAddress)).toEqual(['campus@reizen.example'])
}

async function detachAndUndo({ campusId, page, section, row, add }: Subdivisions): Promise<void> {
  await section.getByRole('button', { name: 'Esdoorn Campus losmaken' }).click()
  await expect(section.getByText('Esdoorn Groep heeft geen subdivisies.')).toBeVisible()
  await page.getByRole('button', { name: 'Ongedaan maken' }).click()
  await expect(row).toBeVisible()
  await page.goto(`/admin/viewCustomerDetail?customer=${campusId}`)
  await expect(add).toHaveAttribute('aria-disabled', 'true')
}
