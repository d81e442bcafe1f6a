import path from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { demoPeople, givenClock, tokenOf } from '../fixtures/demo.ts'
import { openDemoFolder } from '../fixtures/openDemoFolder.ts'
import { startServer } from '../fixtures/startServer.ts'
import { filledNodes } from './failoverRun.ts'

const BEHIND = { timeout: 60_000, interval: 500 }

test(
  'HR exports from the standby while it is at most ten seconds behind, and from the primary otherwise',
  { tags: 'deep' },
  async () => {
    const folder = await openDemoFolder()
    const [primary, standby] = await filledNodes(folder.dataDir)
    onTestFinished(async () => {
      await standby?.kill()
      await primary.kill()
      folder.remove()
    })
    await primary.start()
    await standby!.follow(primary)
    const server = await startServer(path.join(folder.dataDir, 'none'), {
      ...givenClock,
      DATABASE_URL: primary.url,
      DATABASE_URL_READ: standby!.url,
    })
    onTestFinished(() => server.kill())
    const token = await tokenOf(server.origin, demoPeople.hr)

    const exported = async (): Promise<string> => {
      const answer = await fetch(`${server.origin}/api/administration/import/customers/export`, {
        headers: { authorization: `Bearer ${token}` },
      })
      expect(answer.status).toBe(200)
      return answer.text()
    }
    const rename = (name: string) =>
      primary.ask(
        `set synchronous_commit = local; update customers set name = '${name}' where id = (select min(id) from customers)`,
      )

    await rename('Zorgpunt een')
    await vi.waitFor(async () => expect(await exported()).toContain('Zorgpunt een'), BEHIND)
    await standby!.ask('select pg_wal_replay_pause()')
    await rename('Zorgpunt twee')
    expect(await exported()).not.toContain('Zorgpunt twee')

    await vi.waitFor(async () => expect(await exported()).toContain('Zorgpunt twee'), BEHIND)
    await standby!.ask('select pg_wal_replay_resume()')
    await standby!.kill()
    // The standby is down, and a normal COMMIT would wait for it. `rename` therefore commits without waiting for the
    // standby.
    await rename('Zorgpunt drie')
    expect(await exported()).toContain('Zorgpunt drie')
  },
)
