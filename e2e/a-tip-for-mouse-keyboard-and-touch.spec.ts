import { demo } from './fixtures/cast.ts'
import { Office } from './fixtures/offices/office.ts'
import { expect, test } from './fixtures/test.ts'

test.use({ hasTouch: true })

test('the tooltip of a button opens by mouse, keyboard and touch, and the Escape key closes the tooltip', async ({
  as,
}) => {
  const office = await Office.open()
  const tine = await office.hire('Tine Tip', { from: '2026-01-01' })
  const customerId = await office.welcomeCustomer('Hof Van Tips', {
    abbreviation: 'TIP',
    invoicesTo: 't@reizen.example',
  })
  const contractId = await office.sign(tine, { customerId, from: '2026-01-01', rate: 40 })
  const page = await as(demo.hr, `/admin/viewcontractDetail?contract=${contractId}`)
  const button = page.getByRole('button', { name: /^Order verwijderen/ })
  const tip = page.getByRole('tooltip')
  const heading = page.getByRole('heading', { level: 1 })

  await test.step('the mouse opens the tooltip after a moment, and closes the tooltip when the mouse leaves the button', async () => {
    await button.hover()
    await expect(tip).toHaveText('Order verwijderen: 01-01-2026 Tot onbepaald')
    await heading.hover()
    await expect(tip).toHaveCount(0)
  })
  await test.step('the keyboard opens the tooltip, and Escape closes the tooltip while the button keeps the focus', async () => {
    await page.getByRole('button', { name: /^Order aanpassen/ }).focus()
    await page.keyboard.press('Tab')
    await expect(button).toBeFocused()
    await expect(tip).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(tip).toHaveCount(0)
    await expect(button).toBeFocused()
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Tab')
    await expect(tip).toBeVisible()
    await page.keyboard.press('Shift+Tab')
    await expect(tip).toHaveCount(0)
  })
  await test.step('a touch of a disabled button shows the reason, and the next touch hides the reason', async () => {
    await page.goto(`/admin/viewTimeSheet?user=${tine.id}&month=2025-11`)
    // The tap is forced, because Playwright would otherwise wait until the button is enabled.
    await page.getByRole('button', { name: 'Download CSV' }).tap({ force: true })
    await expect(tip).toHaveText('Geen uren in november 2025')
    await heading.tap()
    await expect(tip).toHaveCount(0)
  })
})
