import { Office } from './fixtures/offices/office.ts'
import { expect, test } from './fixtures/test.ts'
import { expectNoViolation, expectNoViolationInThemes } from './screens/expectAccessible.ts'

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, installsServiceWorker: true })

/**
 * In a test, Chromium has no push service and refuses push messages. The test therefore gives the page the permission
 * and the push address of a phone.
 */
const ADDRESS = {
  endpoint: 'https://web.push.apple.com/reis-van-een-melding',
  keys: {
    p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  },
}

/** Runs in the page, before its scripts. */
function actAsPhone(address: typeof ADDRESS): void {
  const counts = { permission: 0, forgotten: 0 }
  Object.assign(globalThis, { counts })
  let kept = sessionStorage.getItem('push') !== null
  const made = {
    endpoint: address.endpoint,
    toJSON: () => address,
    unsubscribe: async () => {
      counts.forgotten += 1
      kept = false
      sessionStorage.removeItem('push')
      return true
    },
  }
  Object.defineProperty(Notification, 'permission', { get: () => (kept ? 'granted' : 'default') })
  Notification.requestPermission = async () => {
    counts.permission += 1
    return 'granted'
  }
  PushManager.prototype.getSubscription = async () => (kept ? (made as unknown as PushSubscription) : null)
  PushManager.prototype.subscribe = async () => {
    kept = true
    sessionStorage.setItem('push', 'on')
    return made as unknown as PushSubscription
  }
}

test('the employee Lore turns on push messages and chooses the kinds of messages, and sign-out turns off her push messages', async ({
  as,
}) => {
  const office = await Office.open()
  await office.hire('Lore Bel', { from: '2026-11-01' })
  const page = await as('Lore Bel', '/welcome')
  await page.addInitScript(actAsPhone, ADDRESS)
  const counts = () => page.evaluate(() => (globalThis as unknown as { counts: Record<string, number> }).counts)
  const panel = page.getByRole('region', { name: 'Berichten' })
  await test.step('the employee Lore turns on push messages with one press', async () => {
    await page.goto('/profile')
    await expect(panel.getByText('Je browser vraagt je toestemming zodra je ze aanzet')).toBeVisible()
    expect(await counts()).toEqual({ permission: 0, forgotten: 0 })
    await panel.getByRole('button', { name: 'Zet aan' }).tap()
    await expect(panel.getByText('Je krijgt hier meldingen, ook als Uurwerk dicht is')).toBeVisible()
    expect((await counts())['permission']).toBe(1)
  })
  await test.step('the employee Lore chooses the kinds of messages, and her choice stays after a reload', async () => {
    const mail = panel.getByRole('switch', { name: 'Vorige maand bevestigen: E-mail' })
    await expect(mail).toBeChecked()
    await mail.tap({ force: true })
    await expect(page.getByText('Je keuze is bewaard.')).toBeVisible()
    await page.reload()
    await expect(mail).not.toBeChecked()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
    await expectNoViolationInThemes(page, 'the profile with messages on')
  })
  await test.step('sign-out turns off the push messages of the employee Lore', async () => {
    await page.getByRole('banner').getByRole('button').last().click()
    await page.getByRole('menuitem', { name: 'Uitloggen' }).click()
    await expect(page.getByRole('link', { name: 'Aanmelden met Google' })).toBeVisible()
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem('push'))).toBeNull()
  })
})

test('when a browser blocks push messages, the page shows this and does not ask for permission', async ({ as }) => {
  const office = await Office.open()
  await office.hire('Stille Stef', { from: '2026-11-01' })
  const page = await as('Stille Stef', '/profile')
  await page.addInitScript(() => Object.defineProperty(Notification, 'permission', { get: () => 'denied' }))
  await page.reload()
  const panel = page.getByRole('region', { name: 'Berichten' })
  await expect(panel.getByText('Je browser blokkeert meldingen van Uurwerk')).toBeVisible()
  await expect(panel.getByRole('button', { name: 'Zet aan' })).toHaveCount(0)
  await expectNoViolation(page, 'the profile in a browser that blocks messages')
})
