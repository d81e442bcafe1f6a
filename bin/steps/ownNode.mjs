import { spawnSync } from 'node:child_process'

import { giveUp, inProject } from './project.mjs'

/** The path of the Node program in the project's own packages. */
export function ownNode() {
  const node = inProject('node_modules/.bin/node')
  const { status } = spawnSync(node, ['--version'])
  if (status !== 0) {
    giveUp(
      `Uurwerk brengt voor deze machine (${process.platform}-${process.arch}) geen Node mee die hier werkt: het loopt op Linux en macOS, op Windows binnen WSL.`,
    )
  }
  return node
}
