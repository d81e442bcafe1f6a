import { spawn } from 'node:child_process'
import { install } from './steps/install.mjs'
import { ownNode } from './steps/ownNode.mjs'
import { inProject } from './steps/project.mjs'

install()
const node = ownNode()

// The server and the web build restart when their sources change. When one of the two processes ends, the other process
// is stopped.
const server = spawn(node, ['--watch', inProject('server/src/main.ts')], { stdio: 'inherit' })
const web = spawn(node, [inProject('node_modules/vite/bin/vite.js')], { cwd: inProject('web'), stdio: 'inherit' })

function stop() {
  server.kill('SIGTERM')
  web.kill('SIGTERM')
}
for (const part of [server, web]) part.on('exit', stop)
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop)
