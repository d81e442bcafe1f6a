import { expect, test } from './fixtures/test.ts'

const SOON = { timeout: 300 }

test('a check of an e2e test fails when its element is missing, hidden or not the only one, or when a text or the address is not the expected one', async ({
  page,
}) => {
  await page.setContent('<h1>Uurwerk</h1><p hidden>Verborgen</p><p>Twee</p><p>Twee</p>')
  const title = page.getByRole('heading')
  await expect(title).toHaveText('Uurwerk')
  await expect(title).not.toHaveText('Kalender')
  const failing = [
    expect(page.getByRole('button')).toBeVisible(SOON),
    expect(page.getByText('Verborgen')).toBeVisible(SOON),
    expect(page.getByText('Twee')).toBeVisible(SOON),
    expect(page.getByRole('button')).toBeAttached(SOON),
    expect(page.getByRole('button')).toHaveText('Bewaren', SOON),
    expect(title).toHaveText('Kalender', SOON),
    expect(title).not.toHaveText('Uurwerk', SOON),
    expect(page).toHaveURL('/welcome', SOON),
  ]
  const results = await Promise.allSettled(failing)
  expect(results.map(({ status }) => status)).toEqual(failing.map(() => 'rejected'))
})
