import { randomUUID } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { isMainThread } from 'node:worker_threads'

// The deep run starts its servers with this module. At its end, each server writes the statements that it sent into the
// folder. The statements of a killed server are missing, so the deep run repeats more tests on PostgreSQL 18. Threads
// and child processes load this module too, but they send no statements.
const folder = process.env['SERVER_STATEMENTS']
if (folder !== undefined && isMainThread && process.argv[1]?.endsWith('/server/src/main.ts')) {
  const { recordAll } = await import('./recordAll.ts')
  const sent = recordAll(() => true)
  process.on('exit', () => {
    const tests = [{ name: 'a server', seconds: 0, statements: [...sent] }]
    writeFileSync(path.join(folder, `server-${randomUUID()}.json`), JSON.stringify({ file: 'a server', tests }))
  })
}
