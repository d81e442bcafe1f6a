import type { Page } from '@playwright/test'
import { Office } from './fixtures/offices/office.ts'
import { demo } from './fixtures/cast.ts'
import { mailsTo } from './fixtures/servers/mailServer.ts'
import { expect, test } from './fixtures/test.ts'
import { expectAccessible, expectNoViolation } from './screens/expectAccessible.ts'

const WARD = 'WZC De Vragers'
const GOEDELE = { name: 'Goedele Vragers', email: 'goedele.vragers@reizen.example' }
const NURSE = 'Vragers Baert'
const PHONE = { width: 360, height: 740 }

async function givenWard() {
  const office = await Office.open()
  const customerId = await office.welcomeCustomer(WARD, { abbreviation: 'VRG', invoicesTo: 'vrg@reizen.example' })
  await office.addShiftType(customerId, {
    name: 'Vroege',
    color: '#C7E0F4',
    labourTime: { startTime: '07:00', endTime: '15:06' },
    breakTime: { startTime: '12:00', endTime: '12:30' },
  })
  const nurse = await office.hire(NURSE, { from: '2026-12-01' })
  await office.sign(nurse, { customerId, from: '2026-12-01', rate: 40 })
  return customerId
}

async function inviteGoedele(hr: Page, customerId: number): Promise<string> {
  await hr.goto(`/admin/viewCustomerDetail?customer=${customerId}`)
  await hr.getByRole('button', { name: 'Contactpersoon', exact: true }).click()
  await hr.getByRole('textbox', { name: 'Naam' }).last().fill(GOEDELE.name)
  await hr.getByRole('textbox', { name: 'E-mail' }).last().fill(GOEDELE.email)
  await hr.getByRole('checkbox', { name: 'Mag aanvragen' }).check()
  await hr.getByRole('button', { name: 'Opslaan', exact: true }).last().click()
  await hr.getByRole('button', { name: `Mail een link naar ${GOEDELE.name}` }).click()
  await expect.poll(() => mailsTo(GOEDELE.email)).toHaveLength(1)
  const [mail] = await mailsTo(GOEDELE.email)
  return /\/customer\/enter#t=[\w-]+/.exec(mail?.text ?? '')?.[0] ?? 'no link'
}

const widthOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth)

async function readNobody(page: Page, link: string): Promise<void> {
  await page.goto(link)
  await page.getByRole('button', { name: 'Verder' }).click()
  await page.getByRole('link', { name: 'Planning' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Planning' })).toBeVisible()
  await expect(page.getByText('Niemand gepland.')).toBeVisible()
  expect(await widthOf(page)).toBeLessThanOrEqual(360)
  await expectAccessible(page, page.url())
  await page.setViewportSize(PHONE)
}

async function askForOne(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Aanvragen' }).click()
  await page.getByRole('button', { name: 'Mensen vragen' }).click()
  await page.getByLabel('Shift', { exact: true }).selectOption({ label: 'Vroege 07:00–15:06' })
  await page.getByLabel('Dag', { exact: true }).fill('09/12/2026')
  await page.keyboard.press('Tab')
  await expectNoViolation(page, 'the form of a request')
  await page.getByRole('button', { name: 'Aanvragen', exact: true }).click()
  const request = page.getByRole('listitem').filter({ hasText: 'woensdag 09/12/2026' })
  await expect(request).toContainText('Wacht op antwoord')
  expect(await widthOf(page)).toBeLessThanOrEqual(360)
  await expectAccessible(page, page.url())
  await page.setViewportSize(PHONE)
}

async function publish(hr: Page): Promise<void> {
  await hr.goto('/admin/openshifts')
  await hr.getByRole('button', { name: `Vroege 07:00–15:06 voor ${WARD} publiceren` }).click()
  const dialog = hr.getByRole('dialog', { name: 'Aanvraag publiceren' })
  await expectNoViolation(hr, 'the request of a customer')
  await dialog.getByRole('button', { name: 'Publiceren' }).click()
  await expect(hr.getByText('De shift staat open. De klant krijgt een mail.')).toBeVisible()
  await expect(hr.getByRole('listitem').filter({ hasText: WARD })).toContainText('ingevuld 0/1')
}

test('on a phone, the supervisor of a ward reads that nobody is planned and then asks for one person, HR publishes the request, an employee claims the shift, and the supervisor reads the name of the employee', async ({
  as,
  page,
}) => {
  const customerId = await givenWard()
  const hr = await as(demo.hr)
  const link = await inviteGoedele(hr, customerId)
  await page.setViewportSize(PHONE)

  await test.step('the supervisor reads on the phone that nobody is planned', () => readNobody(page, link))
  await test.step('the supervisor asks for one person', () => askForOne(page))
  await test.step('HR publishes the request, which is on top of the open shifts', () => publish(hr))

  await test.step('an employee claims the shift', async () => {
    const nurse = await as(NURSE, '/openshifts')
    const shift = nurse.getByRole('listitem').filter({ hasText: WARD })
    await shift.getByRole('button', { name: 'Neem deze shift' }).click()
    await nurse.getByRole('dialog').getByRole('button', { name: 'Neem deze shift' }).click()
    await expect(nurse.getByText('De shift staat in je uurrooster.')).toBeVisible()
  })

  await test.step('the supervisor reads the name of the employee in the requests and in the planning', async () => {
    await page.reload()
    const request = page.getByRole('listitem').filter({ hasText: 'woensdag 09/12/2026' })
    await expect(request).toContainText('Ingevuld')
    await expect(request).toContainText(`Komt: ${NURSE}`)
    await page.goto('/customer/planning?view=day&from=2026-12-09')
    await expect(page.getByText(NURSE)).toBeVisible()
    await expect(page.getByText('voorlopig')).toBeVisible()
    expect(await widthOf(page)).toBeLessThanOrEqual(360)
  })
})
