import type { Page } from '@playwright/test'

type Shown = {
  readonly selector: string
  /** A regular expression that the text of the element must match. */
  readonly text: string
  /** A key that is pressed as soon as the page shows the element. */
  readonly press?: string
}

/**
 * Waits until an element is shown. The page itself watches for the element. Playwright only checks from time to time,
 * so on a busy machine it can miss an element that is shown for three seconds only.
 */
export const whenShown = (page: Page, shown: Shown): Promise<void> =>
  page.evaluate(
    ({ selector, text, press }) =>
      new Promise<void>((resolve) => {
        const look = () => {
          if (![...document.querySelectorAll(selector)].some(({ textContent }) => new RegExp(text).test(textContent)))
            return
          observer.disconnect()
          if (press !== undefined)
            document.body.dispatchEvent(new KeyboardEvent('keydown', { key: press, bubbles: true, cancelable: true }))
          resolve()
        }
        const observer = new MutationObserver(look)
        observer.observe(document.body, { attributes: true, childList: true, characterData: true, subtree: true })
        look()
      }),
    shown,
  )
