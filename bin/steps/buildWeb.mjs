import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'

import { inProject, projectFolder, say } from './project.mjs'

const sources = [
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
  const fingerprint = fingerprintOf(sources.map((source) => inProject(source)))
  if (existsSync(inProject(stamp)) && readFileSync(inProject(stamp), 'utf8') === fingerprint) return true
  say('Uurwerk bouwt de webapp…')
  const { status } = spawnSync(node, [inProject('node_modules/vite/bin/vite.js'), 'build', '--logLevel', 'warn'], {
    cwd: inProject('web'),
    stdio: 'inherit',
  })
  if (status === 0) writeFileSync(inProject(stamp), fingerprint)
  return status === 0
}

function fingerprintOf(roots) {
  const hash = createHash('sha256')
  for (const file of roots.flatMap(filesBelow))
    hash.update(path.relative(projectFolder, file)).update('\0').update(readFileSync(file))
  return hash.digest('hex')
}

function filesBelow(root) {
  if (!existsSync(root)) return []
  if (!statSync(root).isDirectory()) return [root]
  return readdirSync(root)
    .sort()
    .filter((name) => !name.endsWith('.test.ts') && !name.endsWith('.test.tsx'))
    .flatMap((name) => filesBelow(path.join(root, name)))
}
