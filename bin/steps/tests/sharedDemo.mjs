import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { inProject } from '../project.mjs'
import { isDatabaseRunning } from './database/isDatabaseRunning.mjs'

/** The environment variable with the folder of the demo that the tests of one run share. */
const SHARED = 'SHARED_DEMO'
const LOOKS_EVERY_MS = 100

/**
 * Vitest calls this function for each project, before the tests. The first call creates the folder of the shared demo.
 * The function that it returns removes the folder after the tests.
 */
export function setup() {
  if (process.env[SHARED] !== undefined) return undefined
  const folder = mkdtempSync(path.join(tmpdir(), 'uurwerk-shared-demo-'))
  // When root runs the tests, the database runs as another user. That user must be able to open the folder.
  chmodSync(folder, 0o755)
  process.env[SHARED] = folder
  return () => {
    delete process.env[SHARED]
    rmSync(folder, { recursive: true, force: true })
  }
}

/**
 * Copies the data folder of the shared demo. Filling a demo takes ten seconds of processor time, so the first test that
 * needs the demo fills it. When there is no shared demo, this function does nothing. The server that starts in the
 * folder then fills a demo.
 */
export async function copySharedDemo(dataDir) {
  const shared = process.env[SHARED]
  if (shared === undefined) return
  await fillOnce(shared)
  copyData(path.join(shared, 'data'), dataDir)
}

/**
 * Copies the data folder of a stopped server. PostgreSQL refuses files that its user does not own: `cp -a` keeps the
 * owner of the files, but the functions of Node do not.
 */
export function copyData(from, to) {
  const { status } = spawnSync('cp', ['-a', from, to], { stdio: 'inherit' })
  if (status !== 0) throw new Error(`${from} could not be copied to ${to}`)
}

/** Waits until the database of a data folder has stopped. A server ends earlier when its database takes too long. */
export async function untilStopped(dataDir) {
  while (isDatabaseRunning(path.join(dataDir, 'cluster'))) await pause(LOOKS_EVERY_MS)
}

async function fillOnce(shared) {
  const [filled, filling] = [path.join(shared, 'filled'), path.join(shared, 'filling')]
  while (!existsSync(filled)) {
    if (mkdirSync(filling, { recursive: true }) === undefined) {
      await pause(LOOKS_EVERY_MS)
      continue
    }
    try {
      // Between the earlier check and this moment, another test can have filled the demo.
      if (existsSync(filled)) return
      await fill(path.join(shared, 'data'))
      writeFileSync(filled, '')
    } finally {
      rmdirSync(filling)
    }
  }
}

async function fill(dataDir) {
  const program = inProject('resilience/src/fixtures/fillDemo.ts')
  const [status] = await once(spawn(process.execPath, [program, dataDir], { stdio: 'inherit' }), 'exit')
  if (status !== 0) throw new Error(`The demo of the tests could not be filled: exit code ${status}`)
}
