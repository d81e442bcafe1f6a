import { closeSession } from '@uurwerk/contract/identity/identity'
import { call } from './fixtures/call.ts'
import { demo } from './fixtures/cast.ts'
import { expect, test } from './fixtures/test.ts'
import { holdAnswers } from './screens/holdAnswers.ts'
import { signIn, signInHere } from './screens/signIn.ts'

const ENDED = 'U bent uitgelogd. Log opnieuw in om de app te blijven gebruiken.'

test('a visitor without a session who opens any address sees the sign-in page', async ({ page }) => {
  for (const address of ['/welcome', '/dashboard', '/details?month=2026-11', '/admin/viewcontracts', '/bestaat/niet']) {
    await page.goto(address)
    await expect(page.getByRole('heading', { name: 'Welkom bij Uurwerk' })).toBeVisible()
    await expect(page).toHaveURL('/')
  }
  await expect(page.locator('html')).toHaveAttribute('lang', 'nl')
  const ways = { 'Aanmelden met Google': '/googleOauthEndPoint', 'Aanmelden met Apple': '/appleOauthEndpoint' }
  for (const [name, address] of Object.entries(ways)) {
    await expect(page.getByRole('link', { name })).toHaveAttribute('href', address)
  }
})

test('the buttons of the sign-in page stay in place when the list of people of the demo appears', async ({ page }) => {
  const letThrough = await holdAnswers(page, '**/api/demo/people')
  await page.goto('/')
  const google = page.getByRole('link', { name: 'Aanmelden met Google' })
  await expect(google).toBeVisible()
  const before = await google.boundingBox()
  letThrough()
  await expect(page.getByRole('button', { name: demo.employee })).toBeVisible()
  expect(await google.boundingBox()).toEqual(before)
})

test('the employee Annelies signs in with Google and sees only the screens of an employee', async ({ signInAs }) => {
  const page = await signInAs(demo.employee)
  await expect(page.getByRole('heading', { name: 'Goedemorgen, Annelies' })).toBeVisible()
  const menu = page.getByRole('navigation', { name: 'Hoofdmenu' })
  await expect(menu.getByRole('link', { name: 'Timesheet' })).toBeVisible()
  await expect(menu.getByRole('link', { name: 'Facturen' })).toHaveCount(0)
  await page.goto('/')
  await expect(page, 'the address of the sign-in page opens the start screen for a signed-in person').toHaveURL(
    '/welcome',
  )
})

test('Wim, who has both roles, sees the screens of both roles', async ({ as }) => {
  const page = await as(demo.both, '/welcome')
  const menu = page.getByRole('navigation', { name: 'Hoofdmenu' })
  for (const screen of ['Uurrooster', 'Timesheet', 'Contracten', 'Facturen']) {
    await expect(menu.getByRole('link', { name: screen, exact: true })).toBeVisible()
  }
})

test('an employee who opens an address of HR sees the employee’s first screen with a reason', async ({ as }) => {
  const page = await as(demo.employee, '/admin/viewinvoices')
  await expect(page).toHaveURL('/welcome')
  await expect(page.getByRole('alert').filter({ hasText: 'Dit scherm is alleen voor HR.' })).toBeVisible()
  await page.getByRole('link', { name: 'Uurrooster' }).first().click()
  await expect(page.getByText('Dit scherm is alleen voor HR.')).toBeHidden()
})

test('a user whose session ended reads why, and returns to the same screen after a new sign-in', async ({
  as,
  consoleErrors,
}) => {
  const page = await as(demo.employee, '/details?month=2026-11')
  await expect(page.getByRole('heading', { name: 'Overzicht Shiften' })).toBeVisible()
  // When a request for data still runs after the session has ended, it gets the answer 401, and the page goes to the
  // sign-in page before the test presses the button. The test therefore first waits until all requests have an answer.
  await page.waitForLoadState('networkidle')
  const cookie = (await page.context().cookies()).find(({ name }) => name === 'uurwerk_token')
  await call(closeSession, {}, decodeURIComponent(cookie?.value ?? ''))

  consoleErrors.expect(/status of 401/)
  await page.getByRole('button', { name: 'Vorige maand' }).click()
  await expect(page.getByText(ENDED)).toBeVisible()
  await expect(page).toHaveURL('/')
  await signInHere(page, demo.employee)
  await expect(page).toHaveURL('/details?month=2026-10')
  await expect(page.getByText(ENDED)).toBeHidden()
})

test('a user who signed out cannot return to a screen with the back button', async ({ as }) => {
  const page = await as(demo.hr, '/welcome')
  await page.goto('/admin/viewcontracts')
  await page.getByRole('button', { name: demo.hr }).click()
  await page.getByRole('menuitem', { name: 'Uitloggen' }).click()
  await expect(page.getByText('Je bent uitgelogd.')).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL('/')
  await page.goto('/admin/viewcontracts')
  await expect(page).toHaveURL('/')
})

test('a user who cancels the sign-in at the provider sees the reason and can try again', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('link', { name: 'Aanmelden met Google' }).click()
  await page.getByRole('button', { name: 'Annuleren' }).click()
  await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toBeVisible()
  await expect(page).toHaveURL('/')
  await signIn(page, demo.independent)
})

test('the last person in the list of the demo signs in, and a second sign-in asks for a confirmation', async ({
  page,
}) => {
  await page.goto('/')
  await page.getByRole('button', { name: /^Toon alle \d+ personen$/ }).click()
  const list = page.getByRole('region', { name: /Kies een persoon/ }).getByRole('list')
  const last = list.getByRole('button').filter({ hasNotText: 'Klant' }).last()
  expect(await list.evaluate((element) => getComputedStyle(element).overflowY)).toBe('auto')
  await list.hover()
  // Other tests add people to the demo, so the list can be long.
  await page.mouse.wheel(0, 1_000_000)
  await expect(last).toBeInViewport()
  const name = (await last.locator('span span').first().textContent()) ?? ''
  await last.click()
  await expect(page).toHaveURL('/welcome')

  // The page asks a question first, because another site could open this old URL to sign in another person in this
  // browser.
  await page.goto('/googleOauthEndPoint')
  await page.getByRole('button', { name: demo.employee }).click()
  await expect(page.getByText(`Je bent aangemeld als ${name}. Verdergaan als ${demo.employee}?`)).toBeVisible()
  await page.getByRole('button', { name: `Aangemeld blijven als ${name}` }).click()
  await expect(page).toHaveURL('/welcome')
  await expect(page.getByRole('button', { name })).toBeVisible()
  await page.goto('/googleOauthEndPoint')
  await page.getByRole('button', { name: demo.employee }).click()
  await page.getByRole('button', { name: `Verdergaan als ${demo.employee}` }).click()
  await expect(page.getByRole('heading', { name: 'Goedemorgen, Annelies' })).toBeVisible()
})

test('the app uses the theme of the device until the user chooses a theme', async ({ as }) => {
  const page = await as(demo.employee, '/welcome')
  const root = page.locator('html')
  await test.step('the app uses the theme of the device', async () => {
    await page.emulateMedia({ colorScheme: 'dark' })
    await expect(root).toHaveAttribute('data-mantine-color-scheme', 'dark')
  })
  await test.step('the choice of the user is kept after a reload', async () => {
    await page.getByRole('button', { name: 'Licht thema' }).click()
    await expect(root).toHaveAttribute('data-mantine-color-scheme', 'light')
    await page.reload()
    await expect(root).toHaveAttribute('data-mantine-color-scheme', 'light')
  })
  await test.step('on a phone, the user chooses the theme in the menu', async () => {
    await page.setViewportSize({ width: 360, height: 740 })
    await expect(page.getByRole('button', { name: 'Donker thema' })).toBeHidden()
    await page.getByRole('button', { name: demo.employee }).click()
    await expect(page.getByRole('menu').getByText('Thema')).toBeVisible()
    await page.getByRole('menuitemradio', { name: 'Donker' }).click()
    await expect(root).toHaveAttribute('data-mantine-color-scheme', 'dark')
  })
})
