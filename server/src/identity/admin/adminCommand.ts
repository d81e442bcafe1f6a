import '../../platform/process/requireNode.ts'
import { ensureAuditPartitions } from '../../audit/ensureAuditPartitions.ts'
import { systemClock } from '../../platform/db/clock.ts'
import { createPool } from '../../platform/db/opening/createPool.ts'
import { createInterface } from 'node:readline/promises'
import type { Instant } from '@uurwerk/domain/time/instant'
import { createDatabase, type Database } from '../../platform/db/database.ts'
import { hasOffices } from '../../platform/db/offices/directoryStore.ts'
import { migrate } from '../../platform/db/migration/migrate.ts'
import { createHook } from '../../platform/peppol/adapters/createHook.ts'
import { openBeside } from '../../platform/db/opening/openBeside.ts'
import { markInstallation } from '../../platform/db/installationStore.ts'
import { prepareJobs } from '../../platform/jobs/prepareJobs.ts'
import { readSettings } from '../../platform/settings/settings.ts'
import { StartRefusal } from '../../platform/startRefusal.ts'
import { addAdministrator, NameMissing, type AdministratorOutcome } from './addAdministrator.ts'
import { askPerson } from './askPerson.ts'
import { readArguments, type Input } from './readArguments.ts'

const IN_A_DEMO = `
LET OP: dit is de database van de demo, met verzonnen mensen, uren en facturen. Zolang de demo aanstaat kan iedereen
zich er als om het even wie aanmelden, en 'Demo terugzetten' wist alles, ook deze admin.
Voor een eigen firma: kies een nieuwe database (een andere DATA_DIR, of DATABASE_URL) en voer dit daar uit voor de eerste start.`

/** A new database gets the mark of a company, so that it never becomes a demo (rule identity-38). */
async function add(input: Input): Promise<{ readonly added: AdministratorOutcome; readonly inDemo: boolean }> {
  const settings = readSettings(process.env)
  const database = await openBeside(settings)
  const pool = createPool({ url: database.url, max: 2 })
  const db = createDatabase(pool)
  try {
    if (await hasOffices(pool))
      throw new StartRefusal(
        'Deze database is van meer dan één kantoor. Gebruik: bin/offices admin <kantoor> <e-mail> …',
      )
    const directUrl = settings.databaseUrlDirect ?? database.url
    await migrate({ url: directUrl })
    // Makes the tables of the mail queue, because the command queues a mail to the other administrators. The server
    // sends this mail.
    await prepareJobs(directUrl)
    const now = systemClock.now()
    // A database with the mark of a company never becomes a demo.
    const { demo } = await markInstallation(db, { demo: settings.demo ?? false, now })
    await ensureAuditPartitions(db, now)
    return { added: await addOrAsk(db, { ...input, now }), inDemo: demo }
  } finally {
    await db.destroy()
    await database.close()
  }
}

/** Asks for a missing name when the command runs on a terminal. */
async function addOrAsk(db: Database, wanted: Input & { readonly now: Instant }): Promise<AdministratorOutcome> {
  try {
    return await addAdministrator(db, wanted)
  } catch (error) {
    if (!(error instanceof NameMissing) || !process.stdin.isTTY) throw error
    const terminal = createInterface({ input: process.stdin, output: process.stdout })
    try {
      return await addAdministrator(db, { ...wanted, person: await askPerson(terminal, wanted.email) })
    } finally {
      terminal.close()
    }
  }
}

/** Registers the URL for reports at the access point, and prints the secret that signs these reports. */
async function addHook(): Promise<void> {
  const { peppol, publicUrl } = readSettings(process.env)
  const secret = await createHook(peppol, publicUrl)
  console.log(
    `De melding is aangemaakt. Zet deze instelling en start Uurwerk opnieuw:\nPEPPOL_WEBHOOK_SECRET=${secret}`,
  )
}

async function addAdmin(): Promise<void> {
  const input = readArguments(process.argv.slice(2))
  const { added, inDemo } = await add(input)
  const how = input.provider === 'GOOGLE' ? 'Google' : 'Apple'
  console.log(`${input.email} is ${added === 'new' ? 'toegevoegd en is ' : 'nu '}admin, en meldt zich aan met ${how}.`)
  if (inDemo) console.warn(IN_A_DEMO)
}

try {
  await (process.argv[2] === 'peppol-hook' ? addHook() : addAdmin())
} catch (error) {
  if (!(error instanceof StartRefusal)) throw error
  console.error(error.message)
  process.exitCode = 1
}
