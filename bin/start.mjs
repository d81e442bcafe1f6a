import { spawn } from 'node:child_process'

import { buildWeb } from './steps/buildWeb.mjs'
import { install } from './steps/install.mjs'
import { ownNode } from './steps/ownNode.mjs'
import { giveUp, inProject } from './steps/project.mjs'
import { serverFlags } from './steps/serverFlags.mjs'

const PARENT_CHECK_MS = 250

install()
const node = ownNode()
if (!buildWeb(node)) giveUp('De webapp kon niet gebouwd worden: kijk naar de melding hierboven.')

const server = spawn(node, [...serverFlags, inProject('server/src/main.ts')], {
  // The server learns from the IPC channel that this process has ended, also after kill -9.
  stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  // The cache of compiled code halves the time of each later start.
  env: { NODE_COMPILE_CACHE: inProject('node_modules/.cache/compiled'), ...process.env },
})
server.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGKILL' ? 137 : 1)))
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => server.kill(signal))

// When kill -9 ends npm, npm sends no signal to this process. A new parent process shows that npm has ended.
if (process.env.npm_lifecycle_event !== undefined) {
  const parent = process.ppid
  setInterval(() => process.ppid !== parent && server.kill('SIGTERM'), PARENT_CHECK_MS).unref()
}
