import { test as base, type BrowserContext, type Page } from '@playwright/test'
import { signIn } from '../screens/signIn.ts'

type Fixtures = {
  /** What the browser complained of; a journey that provokes a complaint says so beforehand. */
  complaints: Complaints
  /** Signs somebody in, each in a browser of their own. */
  as: (name: string) => Promise<Page>
}

class Complaints {
  readonly #heard: string[] = []
  readonly #expected: RegExp[] = []

  expect(pattern: RegExp): void {
    this.#expected.push(pattern)
  }

  listenTo(context: BrowserContext): void {
    // A violation of the content security policy is an error on the console too.
    context.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) this.#hear(`${message.type()}: ${message.text()}`)
    })
    context.on('weberror', (error) => this.#hear(`uncaught: ${error.error().stack}`))
    context.on('response', (response) => {
      if (response.status() >= 500) this.#hear(`${response.status()} from ${response.url()}`)
    })
  }

  #hear(complaint: string): void {
    if (!this.#expected.some((pattern) => pattern.test(complaint))) this.#heard.push(complaint)
  }

  demandNone(): void {
    if (this.#heard.length > 0) throw new Error(`The browser complained:\n${this.#heard.join('\n')}`)
  }
}

export const test = base.extend<Fixtures>({
  // oxlint-disable-next-line eslint/no-empty-pattern -- Playwright reads from the pattern what a fixture needs.
  baseURL: ({}, use) => use(process.env['JOURNEYS_ORIGIN']),

  complaints: [
    // oxlint-disable-next-line eslint/no-empty-pattern -- as above
    async ({}, use) => {
      const complaints = new Complaints()
      await use(complaints)
      complaints.demandNone()
    },
    { auto: true },
  ],

  context: async ({ context, complaints }, use) => {
    complaints.listenTo(context)
    await use(context)
  },

  as: async ({ browser, complaints }, use) => {
    const contexts: BrowserContext[] = []
    await use(async (name) => {
      const context = await browser.newContext()
      contexts.push(context)
      complaints.listenTo(context)
      const page = await context.newPage()
      await signIn(page, name)
      return page
    })
    for (const context of contexts) await context.close()
  },
})

export { expect } from '@playwright/test'
