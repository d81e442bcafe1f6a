import { spawnSync } from 'node:child_process'
import { buildWeb } from './steps/buildWeb.mjs'
import { findChromium } from './steps/findChromium.mjs'
import { install } from './steps/install.mjs'
import { ownNode } from './steps/ownNode.mjs'
import { giveUp, inProject } from './steps/project.mjs'

install()
const node = ownNode()
if (!buildWeb(node)) giveUp('The web app could not be built. The error is above this line.')
const chromium = await findChromium(node)
if (chromium === null)
  giveUp('There is no Chromium for this machine. Give its path: CHROMIUM=/path/to/chromium bin/guide-pictures')

const { status } = spawnSync(node, [inProject('e2e/guidePictures.ts'), ...process.argv.slice(2)], {
  stdio: 'inherit',
  env: { ...process.env, CHROMIUM: chromium },
})
process.exit(status ?? 1)
