import type { Locator } from '@playwright/test'

/** The time in milliseconds of a long press that selects days. The calendar requires 200 ms. */
const LONG_PRESS_MS = 350

/** Presses long on one element and drags to another element. */
export async function dragByTouch(from: Locator, to: Locator): Promise<void> {
  const page = from.page()
  const browser = await page.context().newCDPSession(page)
  const [start, end] = [await middleOf(from), await middleOf(to)]
  await browser.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [start] })
  // The duration of the press is a part of the gesture. This pause therefore does not wait for an event.
  await page.waitForTimeout(LONG_PRESS_MS)
  const halfway = { x: (start.x + end.x) / 2, y: (start.y + end.y) / 2 }
  for (const point of [halfway, end]) {
    await browser.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [point] })
  }
  await browser.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await browser.detach()
}

/** Swipes over an element with one finger. */
export async function swipe(over: Locator, to: 'left' | 'right'): Promise<void> {
  const browser = await over.page().context().newCDPSession(over.page())
  const box = (await over.boundingBox())!
  const y = Math.max(box.y, 0) + 20
  const [left, right] = [box.x + box.width * 0.2, box.x + box.width * 0.8]
  const [start, end] = to === 'left' ? [right, left] : [left, right]
  await browser.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x: start, y }] })
  await browser.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [{ x: (start + end) / 2, y }] })
  await browser.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [{ x: end, y }] })
  await browser.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await browser.detach()
}

async function middleOf(locator: Locator): Promise<{ x: number; y: number }> {
  await locator.scrollIntoViewIfNeeded()
  const box = await locator.boundingBox()
  if (box === null) throw new Error(`${locator.toString()} is not on the screen`)
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}
