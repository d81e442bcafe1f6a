import type { Page } from '@playwright/test'
import { applyTeamPlanning } from '@uurwerk/contract/planning/teamPlanning'
import { toDay } from '@uurwerk/domain/time/day'
import { call, tokenOf } from './fixtures/call.ts'
import { demo, HR_EMAIL } from './fixtures/cast.ts'
import { expect, test } from './fixtures/test.ts'
import { openTeam } from './screens/office/openTeam.ts'
import { whenShown } from './screens/whenShown.ts'

const COLLEAGUE = 'Mieke Medeplanner'

/**
 * Makes the tab visible, because the screen asks for changes at that moment. The test therefore does not have to wait
 * for the next interval.
 */
const ask = (page: Page): Promise<unknown> => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))

test('two planners work in the grid at once: a change of a colleague appears with a mark, the focus stays, and a refused undo shows the name of the colleague', async ({
  as,
}) => {
  const { page, cell, office, people, contracts, early } = await openTeam({ as }, 'Duoploeg', 'DUO')
  await office.hire(COLLEAGUE, { roles: ['ROLE_ADMIN'], from: '2026-12-01' })
  const first = page.waitForResponse((answer) => answer.url().includes('/api/administration/changes'))
  await page.reload()
  await first
  const theirs = await as(COLLEAGUE, '/admin/planning?view=week&from=2026-12-07&q=Duoploeg')
  const theirCell = (name: string, day: string) =>
    theirs.getByRole('gridcell', { name: new RegExp(`^${name}, ${day}( december)?`) })
  const [monday, tuesday] = [cell('Duoploeg Aerts', 'maandag 7'), cell('Duoploeg Aerts', 'dinsdag 8')]

  await test.step('HR plans Monday and the colleague plans Tuesday: HR sees a mark with the name of the colleague on Tuesday, and the focus stays', async () => {
    await monday.focus()
    await page.keyboard.press('v')
    await expect(monday).toHaveAccessibleName(/Vroege/)
    await theirs.reload()
    await theirCell('Duoploeg Aerts', 'maandag 7').focus()
    await theirs.keyboard.press('ArrowRight')
    // The page can ask for changes automatically at any time, and then shows the mark for three seconds only.
    const selector = `[data-cell="${people[0]!.id} 2026-12-08"][data-changed][data-tip="1 regel net gewijzigd door ${COLLEAGUE}"]`
    const marked = whenShown(page, { selector, text: '' })
    // At the same time, HR plans a shift of another person in another browser.
    const plan = { op: 'plan', contractId: contracts[1]!, day: toDay('2026-12-08'), shiftTypeId: early } as const
    await call(applyTeamPlanning, { body: { mode: 'all', operations: [plan] } }, await tokenOf(HR_EMAIL))
    await theirs.keyboard.press('l')
    await expect(theirCell('Duoploeg Aerts', 'dinsdag 8')).toHaveAccessibleName(/Late/)
    await ask(page)
    await expect(tuesday).toHaveAccessibleName(/Late 13:30–21:36/)
    await marked
    await expect(monday).toBeFocused()
    await expect(tuesday).not.toHaveAttribute('data-changed')
  })
  await test.step('the colleague changes the shift of HR, and the refusal of HR’s undo contains the name of the colleague and the moment', async () => {
    await theirs.keyboard.press('ArrowLeft')
    await theirs.keyboard.press('l')
    await expect(theirCell('Duoploeg Aerts', 'maandag 7')).toHaveAccessibleName(/Late/)
    await page.keyboard.press('Control+z')
    await expect(page.getByText(/Mieke Medeplanner wijzigde deze shift op \d\d-\d\d-\d{4} om \d\d:\d\d/)).toBeVisible()
    await expect(monday).toHaveAccessibleName(/Late/)
    await page.keyboard.press('Control+z')
    await expect(page.getByText('Er is niets om ongedaan te maken.')).toBeVisible()
  })
})

test('when HR plans in a second window, the first window shows the shift at once', async ({ as }) => {
  const { page, cell } = await openTeam({ as }, 'Tweeluik', 'TWL')
  await expect(cell('Tweeluik Aerts', 'maandag 7')).toHaveAccessibleName(/leeg/)
  const second = await page.context().newPage()
  await second.goto(page.url())
  const monday = second.getByRole('gridcell', { name: /^Tweeluik Aerts, maandag 7/ })
  await monday.focus()
  await second.keyboard.press('v')
  await expect(monday).toHaveAccessibleName(/Vroege/)
  await expect(cell('Tweeluik Aerts', 'maandag 7')).toHaveAccessibleName(/Vroege 07:00–15:06/)
})

test('when HR plans a shift in another browser, the first browser shows the shift with a mark after its next request for changes', async ({
  as,
}) => {
  const { page, cell } = await openTeam({ as }, 'Tweespan', 'TWS')
  const monday = cell('Tweespan Aerts', 'maandag 7')
  await expect(monday).toHaveAccessibleName(/leeg/)
  const first = page.waitForResponse((answer) => answer.url().includes('/api/administration/changes'))
  await page.reload()
  await first
  const other = await as(demo.hr, '/admin/planning?view=week&from=2026-12-07&q=Tweespan')
  const there = other.getByRole('gridcell', { name: /^Tweespan Aerts, maandag 7/ })
  await there.focus()
  const marked = whenShown(page, { selector: '[role="gridcell"][data-tip*="jou in een andere browser"]', text: '' })
  await other.keyboard.press('v')
  await expect(there).toHaveAccessibleName(/Vroege/)
  await ask(page)
  await expect(monday).toHaveAccessibleName(/Vroege 07:00–15:06/)
  await marked
})
