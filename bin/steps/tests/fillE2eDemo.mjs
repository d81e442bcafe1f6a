import { spawn } from 'node:child_process'
import { rmSync } from 'node:fs'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { inProject, projectFolder } from '../project.mjs'

/**
 * Fills the demo that each server of the e2e tests copies. Returns the variable of the e2e tests with its folder, and a
 * function that removes the folder. When the demo cannot be filled, there is no variable: the e2e tests then fill the
 * demo themselves, and report the error.
 */
export async function fillE2eDemo(node, env) {
  const child = spawn(node, [inProject('e2e/fixtures/servers/fillDemo.ts')], {
    cwd: projectFolder,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, ...env },
  })
  // When the program cannot start, it prints no folder. The next lines handle this, so the error is ignored here.
  child.on('error', () => {})
  const dataDir = (await text(child.stdout)).trim()
  if (dataDir === '') return { env: {}, remove: () => {} }
  return { env: { E2E_DEMO: dataDir }, remove: () => rmSync(path.dirname(dataDir), { recursive: true, force: true }) }
}
