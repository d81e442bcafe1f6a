import type { Page } from '@playwright/test'
import { demo } from './fixtures/cast.ts'
import { buildForDevelopment, serveDevelopmentBuild } from './fixtures/servers/developmentBuild.ts'
import { everyScreen } from './fixtures/everyScreen.ts'
import { expect, test } from './fixtures/test.ts'
import { signIn } from './screens/signIn.ts'

/** The screens of HR that show a month. */
const OF_HR = [
  'contracts',
  'absences',
  'hourly rates',
  'invoices',
  'preview',
  'payroll',
  'month of a person',
  'contract month',
  'planning of a person',
]
const OF_EMPLOYEES = ['dashboard', 'details']

test.beforeAll(() => buildForDevelopment())

test(
  'React reports no warning on the screens of a month, also after the month has changed',
  { tag: '@deep' },
  async ({ browser, consoleErrors, page }) => {
    // The test changes the screen without a link of the app. React Router warns about this, so the test expects the
    // warning.
    consoleErrors.expect(/^warning: You are trying to use a blocker on a POP navigation/)
    await serveDevelopmentBuild(page)
    await signIn(page, demo.hr)
    const screens = new Map((await everyScreen()).map(({ name, address }) => [name, address]))
    await test.step('HR changes the month on each screen that shows a month', async () => {
      for (const name of OF_HR) await changeMonths(page, screens.get(name))
    })

    await test.step('HR changes the month three times, and the menu still has exactly one payroll export for each HR employer', async () => {
      await open(page, '/admin/viewcontracts?month=2026-11')
      const exports = page.getByRole('menuitem', { name: /^Loonexport / })
      const readExports = async () => {
        await page.getByRole('button', { name: 'Meer stappen' }).click()
        await expect(exports.first()).toBeVisible()
        const names = await exports.allTextContents()
        await page.keyboard.press('Escape')
        await expect(exports.first()).toBeHidden()
        return names
      }
      const before = await readExports()
      for (const month of ['2026-10', '2026-09', '2026-08']) {
        await page.getByRole('button', { name: 'Vorige maand' }).click()
        await expect(page).toHaveURL(new RegExp(`month=${month}`))
      }
      expect(before.length).toBeGreaterThan(0)
      expect(await readExports()).toEqual(before)
    })

    await test.step('the employee changes the month on her own screens', async () => {
      const ward = await browser.newContext()
      consoleErrors.listenTo(ward)
      const phone = await ward.newPage()
      await serveDevelopmentBuild(phone)
      await signIn(phone, demo.employee)
      for (const name of OF_EMPLOYEES) await changeMonths(phone, screens.get(name))
      await ward.close()
    })
  },
)

async function changeMonths(page: Page, address: string | undefined): Promise<void> {
  if (address === undefined) throw new Error('there is no such screen')
  await open(page, address)
  await page.getByRole('button', { name: 'Vorige maand' }).click()
  await page.waitForLoadState('networkidle')
}

/** Goes to another screen without loading the page again. */
async function open(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
  }, address)
  await page.waitForLoadState('networkidle')
}
