import { Office } from './fixtures/offices/office.ts'
import { expect, test } from './fixtures/test.ts'
import { Calendar } from './screens/month/calendar.ts'

const DRIES = 'Dries Sleper'

test('when a warning arrives while the employee Dries drags over two days, its banner waits until the drag ends, and exactly these two days are selected', async ({
  as,
}) => {
  const office = await Office.open()
  const dries = await office.hire(DRIES, { from: '2026-12-01' })
  const customerId = await office.welcomeCustomer('Nachtzorg Aan Zee', {
    abbreviation: 'SLEEP',
    invoicesTo: 'sleep@reizen.example',
  })
  const labourTime = { startTime: '20:45', endTime: '06:45' }
  await office.addShiftType(customerId, { name: 'Nacht', color: '#3B4165', labourTime, breakTime: null })
  await office.sign(dries, { customerId, from: '2026-12-01', rate: 40 })

  const page = await as(DRIES, '/dashboard?month=2026-12')
  const calendar = new Calendar(page)
  let answer = () => {}
  const mayAnswer = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('**/planned/addshift', async (route) => {
    await mayAnswer
    await route.continue()
  })
  await calendar.plan('vrijdag 4 december', 'Nacht')

  const warning = page.getByRole('status').filter({ hasText: /Meer dan 9 uur werk op 0?4\/12\./ })
  await test.step('the warning arrives during the drag, and its banner is not shown yet', async () => {
    await calendar.day('maandag 14 december').hover()
    await page.mouse.down()
    answer()
    await expect(page.getByText('Nacht gepland op 04/12/2026.')).toBeVisible()
    await expect(warning, 'during the drag, no banner moves the calendar').toHaveCount(0)
  })
  await test.step('the drag selects exactly the two days', async () => {
    await calendar.day('dinsdag 15 december').hover()
    await page.mouse.up()
    await expect(page.getByRole('dialog', { name: 'Kies je shift' })).toContainText(
      'maandag 14 – dinsdag 15 december 2026',
    )
  })
  await expect(warning, 'after the drag, the banner is shown').toHaveCount(1)
})
