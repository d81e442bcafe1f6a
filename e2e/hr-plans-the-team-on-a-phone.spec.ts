import { addStaffing } from '@uurwerk/contract/customers/staffing'
import { call, tokenOf } from './fixtures/call.ts'
import { HR_EMAIL } from './fixtures/cast.ts'
import { expect, test } from './fixtures/test.ts'
import { expectNoViolation } from './screens/expectAccessible.ts'
import { openTeam } from './screens/office/openTeam.ts'
import { swipe } from './screens/touch.ts'

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

test('HR plans one day of the team on a phone: HR swipes to a day, reads how many people are missing, and taps a person to plan a shift', async ({
  as,
}) => {
  const { page, customerId, early } = await openTeam({ as }, 'Zakploeg', 'ZKP')
  const level = { shiftTypeId: early, start: '2026-12-01', weekdays: [1, 1, 1, 1, 1, 0, 0] }
  await call(addStaffing, { params: { id: customerId }, body: level }, await tokenOf(HR_EMAIL))
  await page.goto(`/admin/planning?from=2026-12-07&customer=${customerId}`)
  const day = page.getByRole('heading', { level: 2 })
  await expect(day).toHaveText(/maandag 7 december/i)
  const shortage = page.getByRole('list', { name: 'Tekorten' })
  await expect(shortage.getByRole('button', { name: /Vroege 07:00–15:06/ })).toContainText('0 / 1')
  await expectNoViolation(page, 'the team planning on a phone')

  await swipe(page.getByRole('list', { name: 'Teamplanning' }), 'left')
  await expect(day).toHaveText(/dinsdag 8 december/i)
  await swipe(page.getByRole('list', { name: 'Teamplanning' }), 'right')
  await expect(day).toHaveText(/maandag 7 december/i)
  await page.getByRole('button', { name: /donderdag 10 december/ }).tap()
  await expect(day).toHaveText(/donderdag 10 december/i)

  const anna = page.getByRole('button', { name: /Zakploeg Aerts/ })
  expect((await anna.boundingBox())!.height).toBeGreaterThanOrEqual(44)
  await anna.tap()
  const dialog = page.getByRole('dialog', { name: /Zakploeg Aerts/ })
  await dialog.getByRole('button', { name: 'Vroege 07:00–15:06' }).tap()
  await expect(anna).toContainText('Vroege 07:00–15:06')
  await expect(shortage.getByRole('button', { name: /Vroege 07:00–15:06/ })).toBeHidden()
  await page.reload()
  await expect(day).toHaveText(/donderdag 10 december/i)
})
