import { execFile } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'
import { openDemoSession } from '@uurwerk/contract/identity/identity'
import { examineInstallation } from '@uurwerk/contract/operations/doctor'
import { freePort } from '../../../../bin/steps/freePort.mjs'
import { copySharedDemo } from '../../../../bin/steps/tests/sharedDemo.mjs'
import { call } from '../../testing/call.ts'
import { callerAs, callerAt } from '../../testing/servers/startServers.ts'
import { startProcess } from '../../testing/servers/startProcess.ts'

// The time limit is long, because the test copies a whole company.

const backupCommand = path.resolve(import.meta.dirname, '../backup/backupCommand.ts')

test(
  'a running server has metrics on a separate port, and its installation check reports the last backup',
  { tags: 'deep' },
  async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'uurwerk-running-'))
    // PostgreSQL refuses to run as root. When root runs the test, the database runs as another user, and that user must
    // be able to open the folder.
    chmodSync(folder, 0o755)
    const DATA_DIR = path.join(folder, 'data')
    await copySharedDemo(DATA_DIR)
    const metricsPort = await freePort()
    const environment = { DATA_DIR, DEMO: '1', CLOCK: '2026-11-20T09:00', METRICS_PORT: `${metricsPort}` }
    const { origin, child, ended } = await startProcess(environment)
    child.stdout?.resume()
    onTestFinished(async () => {
      child.kill('SIGTERM')
      await ended
      rmSync(folder, { recursive: true })
    })
    const { token } = await call(callerAt(origin), openDemoSession, { body: { email: 'hr@uurwerk.example' } })
    const hr = callerAs(token)(origin)
    const storage = async () => {
      const { _embedded: checks } = await call(hr, examineInstallation)
      return checks.doctorCheckList.find(({ check }) => check === 'storage')?.summary
    }

    expect(await storage()).toMatch(/vrij, nog geen back-up$/)
    await promisify(execFile)(process.execPath, [backupCommand, path.join(folder, 'backups')], {
      env: { PATH: process.env['PATH'], DATA_DIR },
    })
    expect(await storage()).toMatch(/vrij, back-up \d+ seconden geleden$/)

    const figures = await (await fetch(`http://localhost:${metricsPort}/metrics`)).text()
    expect(figures).toContain(
      'uurwerk_http_requests_total{method="GET",route="/api/administration/doctor",status="200"} 2',
    )
    expect(figures).toMatch(/^uurwerk_mails\{status="sent"\} [1-9]/m)
    expect(figures).not.toContain('@')

    const second = startProcess({ DATA_DIR: path.join(folder, 'second'), DEMO: '0', METRICS_PORT: `${metricsPort}` })
    await expect(second).rejects.toThrow(/Op METRICS_PORT \d+ kan niet geluisterd worden/)
  },
)
