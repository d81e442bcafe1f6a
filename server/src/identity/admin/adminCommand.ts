import '../../requireNode.ts'
import { ensureAuditPartitions } from '../../audit/ensureAuditPartitions.ts'
import { systemClock } from '../../db/clock.ts'
import { createPool } from '../../db/createPool.ts'
import { createDatabase } from '../../db/database.ts'
import { migrate } from '../../db/migrate.ts'
import { openBeside } from '../../db/openBeside.ts'
import { decideDemo } from '../../installation/decideDemo.ts'
import { readSettings } from '../../settings.ts'
import { StartRefusal } from '../../startRefusal.ts'
import { addAdministrator, type Added } from './addAdministrator.ts'
import { readArguments, type Asked } from './readArguments.ts'

async function add(asked: Asked): Promise<Added> {
  const settings = readSettings(process.env)
  const database = await openBeside(settings)
  const db = createDatabase(createPool({ url: database.url, max: 2 }))
  try {
    await migrate({ url: database.url })
    const now = systemClock.now()
    // A database that gets its first administrator here is somebody's own, and never becomes a demo.
    await decideDemo(db, { demo: settings.demo ?? false, now })
    await ensureAuditPartitions(db, now)
    return await addAdministrator(db, { ...asked, now })
  } finally {
    await db.destroy()
    await database.close()
  }
}

try {
  const asked = readArguments(process.argv.slice(2))
  const added = await add(asked)
  const how = asked.provider === 'GOOGLE' ? 'Google' : 'Apple'
  console.log(`${asked.email} is ${added === 'new' ? 'toegevoegd en is ' : 'nu '}admin, en meldt zich aan met ${how}.`)
} catch (error) {
  if (!(error instanceof StartRefusal)) throw error
  console.error(error.message)
  process.exitCode = 1
}
