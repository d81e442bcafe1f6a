import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:net'

/** Linux gives outgoing connections ports from 32768 to 60999, so a browser never uses a port of this range. */
const [FIRST, LAST] = [20_000, 32_000]
const given = new Set()

/** Finds a free port for a server that starts later, and may stop and start again. */
export async function freePort() {
  let port
  do port = randomInt(FIRST, LAST + 1)
  while (given.has(port) || !(await isFree(port)))
  given.add(port)
  return port
}

async function isFree(port) {
  const server = createServer().listen(port, '127.0.0.1')
  try {
    await once(server, 'listening')
  } catch (error) {
    if (error.code === 'EADDRINUSE') return false
    throw error
  }
  server.close()
  await once(server, 'close')
  return true
}
