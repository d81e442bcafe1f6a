import type { Browser, BrowserContext, Page } from '@playwright/test'
import { makeAdministrator } from './makeAdministrator.ts'
import { startIssuer } from './startIssuer.ts'
import { startServer } from './startServer.ts'

/** A Tuesday morning. */
const CLOCK = '2026-12-01T09:00:00+01:00'

type Given = {
  readonly browser: Browser
  readonly complaints: { listenTo(context: BrowserContext): void }
  /** Who is HR from the first moment on. */
  readonly founder: string
}

type EmptyHouse = {
  readonly origin: string
  /** What the house said when it was told who is HR. */
  readonly said: string
  /** Two browsers in which nobody is signed in: one in the office, one on the ward. */
  readonly office: Page
  readonly ward: Page
}

/** A journey in a house of its own without a demo, with nobody in it but its founder. */
export async function inEmptyHouse(
  { browser, complaints, founder }: Given,
  journey: (house: EmptyHouse) => Promise<void>,
): Promise<void> {
  const issuer = await startIssuer()
  const server = await startServer({ DEMO: '0', CLOCK, ...issuer.settings })
  const contexts: BrowserContext[] = []
  const open = async (): Promise<Page> => {
    const context = await browser.newContext()
    contexts.push(context)
    complaints.listenTo(context)
    const page = await context.newPage()
    await page.goto(server.origin)
    return page
  }
  try {
    const said = await makeAdministrator(founder, server.dataDir)
    const [office, ward] = await Promise.all([open(), open()])
    await journey({ origin: server.origin, said, office, ward })
  } finally {
    for (const context of contexts) await context.close()
    await server.stop()
    await issuer.close()
  }
}
