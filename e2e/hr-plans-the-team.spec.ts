import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { expect, test } from './fixtures/test.ts'
import { textOfDownload } from './fixtures/files/readPdf.ts'
import { expectNoViolation } from './screens/expectAccessible.ts'
import { openTeam } from './screens/office/openTeam.ts'

const undoAfterFailure = (page: Page, tuesday: Locator): Promise<void> =>
  test.step('when the server fails during an undo, HR can undo the same change again', async () => {
    await page.route('**/planning/apply', (route) => route.fulfill({ status: 500, body: '{}' }), { times: 1 })
    const failed = page.waitForResponse((response) => response.status() === 500)
    await page.keyboard.press('Control+z')
    await failed
    await expect(tuesday).toHaveAccessibleName(/Vroege/)
    await page.keyboard.press('Control+z')
    await expect(tuesday).toHaveAccessibleName(/, leeg, /)
    await page.keyboard.press('Control+y')
    await expect(tuesday).toHaveAccessibleName(/Vroege/)
  })

const removeAndRestore = (page: Page, day: Locator): Promise<void> =>
  test.step('the Delete key removes a shift from the team planning, and Ctrl+Z restores it', async () => {
    await page.keyboard.press('Delete')
    await expect(day).toHaveAccessibleName(/, leeg, /)
    await page.keyboard.press('Control+z')
    await expect(day).toHaveAccessibleName(/Late/)
    await page.keyboard.press('Control+y')
    await expect(day).toHaveAccessibleName(/, leeg, /)
  })

const expectNoWallPdfWithoutCustomer = (page: Page): Promise<void> =>
  test.step('HR cannot export the PDF by person, which is made to hang on a wall, before HR has chosen a customer', async () => {
    await page.getByRole('button', { name: 'Exporteren' }).click()
    const step = page.getByRole('menuitem', { name: 'PDF per medewerker, om uit te hangen' })
    await expect(step).toContainText('Kies eerst een klant')
    await expect(step).toHaveAttribute('aria-disabled', 'true')
    await page.keyboard.press('Escape')
  })

test('HR plans, changes, moves, copies and removes shifts of the team by keyboard, and undoes each change', async ({
  as,
  consoleErrors,
}) => {
  consoleErrors.expect(/status of (409|500)|^500 from/)
  const { page, cell } = await openTeam({ as }, 'Brigade', 'BRI')
  const [monday, tuesday] = [cell('Brigade Aerts', 'maandag 7'), cell('Brigade Aerts', 'dinsdag 8')]
  await test.step('a letter key plans a shift, and another letter key changes its shift type', async () => {
    await monday.focus()
    await page.keyboard.press('v')
    await expect(monday).toHaveAccessibleName(/Vroege 07:00–15:06, WZC De Brigade, 7,60 van 38,00 uur$/)
    await page.keyboard.press('l')
    await expect(monday).toHaveAccessibleName(/Late 13:30–21:36/)
  })
  await test.step('Ctrl+Z undoes both changes of the shift, one after the other, and Ctrl+Y redoes them', async () => {
    await page.keyboard.press('Control+z')
    await expect(monday).toHaveAccessibleName(/Vroege/)
    await page.keyboard.press('Control+z')
    await expect(monday).toHaveAccessibleName(/, leeg, /)
    await page.keyboard.press('Control+y')
    await page.keyboard.press('Control+y')
    await expect(monday).toHaveAccessibleName(/Late 13:30–21:36/)
  })
  await test.step('HR plans shifts on all chosen days at once, and the screen gives the reason why it leaves out a day with a shift', async () => {
    await page.keyboard.press('ArrowRight')
    await expect(tuesday).toBeFocused()
    for (const _ of ['wednesday', 'thursday']) await page.keyboard.press('Shift+ArrowRight')
    await page.keyboard.press('v')
    await expect(cell('Brigade Aerts', 'donderdag 10')).toHaveAccessibleName(/Vroege/)
    await expect(tuesday).toHaveAccessibleName(/Vroege .*30,40 van 38,00 uur$/)
  })
  await test.step('Ctrl+Z removes the planned shifts of the range, and Ctrl+Y plans them again', async () => {
    await page.keyboard.press('Control+z')
    await expect(tuesday).toHaveAccessibleName(/, leeg, /)
    await page.keyboard.press('Control+y')
    await expect(tuesday).toHaveAccessibleName(/Vroege/)
  })
  await undoAfterFailure(page, tuesday)
  await test.step('HR moves a shift to a colleague by cut and paste, and a refused paste shows the reason', async () => {
    await page.keyboard.press('Home')
    await expect(monday).toBeFocused()
    await page.keyboard.press('Control+x')
    await page.keyboard.press('ArrowDown')
    await expect(cell('Brigade Baert', 'maandag 7')).toBeFocused()
    await page.keyboard.press('Control+v')
    await expect(cell('Brigade Baert', 'maandag 7')).toHaveAccessibleName(/Late/)
    await expect(monday).toHaveAccessibleName(/, leeg, /)
    await page.keyboard.press('Control+c')
    await page.keyboard.press('Control+v')
    await expect(page.getByText(/Op deze dagen staat al een shift: 07-12-2026/)).toBeVisible()
  })
  await removeAndRestore(page, cell('Brigade Baert', 'maandag 7'))
  await expectNoViolation(page, 'the team planning')
})

test('HR plans by mouse: HR uses the dialog of a day, drags a shift to another day, and presses the undo button', async ({
  as,
}) => {
  const { page, cell } = await openTeam({ as }, 'Equipe', 'EQU')
  const friday = cell('Equipe Baert', 'vrijdag 11')
  const saturday = cell('Equipe Baert', 'zaterdag 12')
  await test.step('HR plans a shift in the dialog of a day', async () => {
    await friday.click()
    const dialog = page.getByRole('dialog', { name: /Equipe Baert/ })
    await expectNoViolation(page, 'the dialog of a day')
    await dialog.getByRole('button', { name: 'Late 13:30–21:36' }).click()
    await expect(friday).toHaveAccessibleName(/Late/)
  })
  await test.step('HR drags the shift to another day', async () => {
    const box = (await friday.locator('[data-shift]').boundingBox())!
    await page.mouse.move(box.x + 5, box.y + 5)
    await page.mouse.down()
    await saturday.hover()
    await page.mouse.up()
    await expect(saturday).toHaveAccessibleName(/Late/)
    await expect(friday).toHaveAccessibleName(/, leeg, /)
  })
  await test.step('the undo button moves the shift back', async () => {
    await page.getByRole('alert').getByRole('button', { name: 'Ongedaan maken' }).click()
    await expect(friday).toHaveAccessibleName(/Late/)
  })
  await expectNoWallPdfWithoutCustomer(page)
  await test.step('HR downloads the planning of the people that the filter finds, as CSV and as PDF', async () => {
    const saved = async (step: string) => {
      await page.getByRole('button', { name: 'Exporteren' }).click()
      const file = page.waitForEvent('download')
      await page.getByRole('menuitem', { name: step, exact: true }).click()
      return file
    }
    expect(await textOfDownload(await saved('PDF om uit te hangen'))).toContain('Equipe Baert Late')
    await page.getByRole('searchbox').fill('Equipe Aerts')
    await expect(page.getByText(/^1 van \d+ mensen$/)).toBeVisible()
    const csv = await readFile(await (await saved('CSV')).path(), 'utf8')
    expect(csv.split('\r\n').slice(1)).toEqual([''])
    await page.getByRole('searchbox').fill('Equipe')
    await expect(page.getByText(/^2 van \d+ mensen$/)).toBeVisible()
    const byPerson = await readFile(await (await saved('CSV per medewerker')).path(), 'utf8')
    expect(byPerson.split('\r\n').slice(1)).toEqual([
      '11/12/2026;Equipe Baert;WZC De Equipe;Late;13:30;21:36;7,60;',
      '',
    ])
    await page.getByRole('switch', { name: 'Redenen tonen' }).click()
    await page.getByRole('searchbox').fill('Equipe Baert')
    const forHr = await textOfDownload(await saved('PDF voor HR, met de redenen'))
    for (const part of ['Voor HR, met redenen', 'Equipe Baert Late']) expect(forHr).toContain(part)
  })
  await test.step('the button clears a filter that finds nobody', async () => {
    await page.getByRole('searchbox').fill('niemand met deze naam')
    await page.getByRole('button', { name: 'Filter wissen' }).click()
    await expect(page.getByRole('searchbox')).toHaveValue('')
    await expect(page.getByRole('row').nth(1)).toBeVisible()
  })
})

test('HR goes from the roster to the open shifts, the swaps and the patterns with the tabs, and back to the same week of the roster', async ({
  as,
}) => {
  const { page } = await openTeam({ as }, 'Tabblad', 'TAB')
  const tabs = page.getByRole('navigation', { name: 'Teamplanning' })
  for (const [tab, address] of [
    ['Open shiften', /admin\/openshifts/],
    ['Ruilen', /swaps/],
    ['Patronen', /admin\/patterns/],
  ] as const) {
    await tabs.getByRole('link', { name: tab }).focus()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(address)
    await expect(tabs.getByRole('link', { name: tab })).toHaveAttribute('aria-current', 'page')
    await expectNoViolation(page, tab)
  }
  await page.goBack()
  await expect(tabs.getByRole('link', { name: 'Ruilen' })).toHaveAttribute('aria-current', 'page')
  await tabs.getByRole('link', { name: 'Rooster' }).click()
  await expect(page).toHaveURL(/view=week&from=2026-12-07$/)
  await test.step('two quick presses of the arrow show the week after the next week', async () => {
    const press = (arrow: HTMLElement) => {
      arrow.click()
      arrow.click()
    }
    await page.getByRole('button', { name: 'Volgende week', exact: true }).evaluate(press)
    await expect(page).toHaveURL(/from=2026-12-21$/)
    await page.getByRole('button', { name: 'Vorige week', exact: true }).evaluate(press)
    await expect(page).toHaveURL(/from=2026-12-07$/)
  })
})

test('when the browser cannot read the grid again after a change, the rows and the focus stay, and a red banner shows the error', async ({
  as,
  consoleErrors,
}) => {
  consoleErrors.expect(/status of 500|^500 from/)
  const { page, cell } = await openTeam({ as }, 'Vangnet', 'VAN')
  const monday = cell('Vangnet Aerts', 'maandag 7')
  await monday.focus()
  // The answer to every request for the grid is an error in this test. After a change, the grid usually reads only the
  // changed people again, but it reads the whole team when another test has changed something. The test makes both
  // requests fail.
  await page.route(/\/api\/administration\/planning\?/, (route) =>
    route.request().method() === 'GET' ? route.fulfill({ status: 500, body: '{}' }) : route.fallback(),
  )
  await page.keyboard.press('v')
  await expect(page.getByText('De planning van het team kon niet geladen worden.')).toBeVisible()
  await expect(monday).toBeFocused()
})
