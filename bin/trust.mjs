import { spawnSync } from 'node:child_process'
import { install } from './steps/install.mjs'
import { ownNode } from './steps/ownNode.mjs'
import { inProject } from './steps/project.mjs'

install()
const { status } = spawnSync(ownNode(), [inProject('trust/src/main.ts'), ...process.argv.slice(2)], {
  stdio: 'inherit',
})
process.exit(status ?? 1)
