import { spawnSync } from 'node:child_process'
import { buildWeb } from './steps/buildWeb.mjs'
import { findChromium } from './steps/findChromium.mjs'
import { install } from './steps/install.mjs'
import { ownNode } from './steps/ownNode.mjs'
import { giveUp, inProject } from './steps/project.mjs'

install()
const node = ownNode()
const wanted = process.argv.slice(2)
const { status } = spawnSync(node, [inProject('bench/src/main.ts'), ...wanted], {
  stdio: 'inherit',
  env: ['web', 'team'].includes(wanted[0]) ? { ...process.env, CHROMIUM: await chromium() } : process.env,
})
process.exit(status ?? 1)

/** The browser that measures the screens. The run also needs the built web app. */
async function chromium() {
  if (!buildWeb(node))
    giveUp('The web app could not be built, so the screens cannot be measured. The error is above this line.')
  return (
    (await findChromium(node)) ??
    giveUp('There is no Chromium for this machine. Give the path of a browser in CHROMIUM.')
  )
}
