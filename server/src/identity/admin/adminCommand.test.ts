import { spawn } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { untilStopped } from '../../../../bin/steps/tests/sharedDemo.mjs'
import { createEmptyDatabase } from '../../testing/database/createTestDatabase.ts'
import { startProcess } from '../../testing/servers/startProcess.ts'

// The time limit is long, because these tests start databases and whole servers.

const command = path.resolve(import.meta.dirname, '../../../../bin/admin')

async function admin(
  args: readonly string[],
  environment: Record<string, string>,
): Promise<{ code: number | null; output: string }> {
  const child = spawn(command, args, { env: { PATH: process.env['PATH'] ?? '', ...environment } })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()))
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve))
  return { code, output: output.trim() }
}

function emptyFolder(): string {
  const parent = mkdtempSync(path.join(tmpdir(), 'uurwerk-admin-'))
  // When root runs the test, the database runs as another user. That user must be able to open the folder.
  chmodSync(parent, 0o755)
  const dataDir = path.join(parent, 'data')
  // When the test ends the server with kill -9, the database of that server stops some time later.
  onTestFinished(async () => {
    await untilStopped(dataDir)
    rmSync(parent, { recursive: true, maxRetries: 10 })
  })
  return dataDir
}

const ELS = ['add', 'els@uurwerk.example', 'google', 'Els', 'Maes']

const added = { code: 0, output: 'els@uurwerk.example is toegevoegd en is admin, en meldt zich aan met Google.' }
const known = { code: 0, output: 'els@uurwerk.example is nu admin, en meldt zich aan met Google.' }

test(
  'a database does not become a demo when bin/admin adds an administrator before the first start',
  { tags: 'deep' },
  async () => {
    const environment = { DATA_DIR: emptyFolder() }
    expect(await admin(ELS, environment)).toEqual(added)
    const server = await startProcess(environment)
    onTestFinished(async () => {
      server.child.kill('SIGKILL')
      await server.ended
    })
    expect((await fetch(`${server.origin}/api/demo/people`)).status).toBe(401)
    expect(await admin(['add', 'els@uurwerk.example', 'google'], environment)).toEqual(known)
  },
)

test('bin/admin works on the database in DATABASE_URL', async () => {
  const environment = { DATABASE_URL: (await createEmptyDatabase()).url, DATA_DIR: emptyFolder() }
  const withoutName = await admin(ELS.slice(0, 3), environment)
  expect(withoutName).toMatchObject({ code: 1, output: expect.stringContaining('Geef ook de naam') })
  expect(await admin(ELS, environment)).toEqual(added)
})

test(
  'on a database of the demo bin/admin gives a warning, whether the demo is on or off',
  { tags: 'deep' },
  async () => {
    const environment = { DATABASE_URL: (await createEmptyDatabase()).url, DATA_DIR: emptyFolder() }
    for (const demo of ['1', '0']) {
      const { code, output } = await admin(ELS, { ...environment, DEMO: demo })
      expect(code).toBe(0)
      expect(output).toContain('admin, en meldt zich aan met Google.')
      expect(output).toContain('LET OP: dit is de database van de demo')
    }
  },
)

test('bin/admin shows its usage and ends with an error status when its arguments are wrong', async () => {
  const { code, output } = await admin(['add', 'els@uurwerk.example', 'facebook'], {})
  expect(code).toBe(1)
  expect(output).toMatch(/^Gebruik: bin\/admin add/)
})
