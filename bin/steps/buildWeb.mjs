import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'

import { fingerprintOf } from './fingerprintOf.mjs'
import { inProject, say } from './project.mjs'

/** The files and folders that decide the built web app. */
export const webSources = [
  'web/src',
  'web/build',
  'docs/gids',
  'web/public',
  'web/index.html',
  'web/vite.config.ts',
  'contract/src',
  'domain/src',
  'package-lock.json',
]
const stamp = 'web/dist/.built-from'

/** Builds the web app when its sources have changed. Returns true when a build exists. */
export function buildWeb(node) {
  const fingerprint = fingerprintOf(webSources)
  if (existsSync(inProject(stamp)) && readFileSync(inProject(stamp), 'utf8') === fingerprint) return true
  say('Uurwerk bouwt de webapp…')
  const { status } = spawnSync(node, [inProject('node_modules/vite/bin/vite.js'), 'build', '--logLevel', 'warn'], {
    cwd: inProject('web'),
    stdio: 'inherit',
  })
  if (status === 0) writeFileSync(inProject(stamp), fingerprint)
  return status === 0
}
