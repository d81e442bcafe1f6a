import '../../platform/process/requireNode.ts'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { StartRefusal } from '../../platform/startRefusal.ts'
import { restoreBackup, type RestoreWanted } from './restoreBackup.ts'

const USAGE = `Gebruik: bin/restore <back-up> <nieuwe DATA_DIR> [--log <map> --until <tijdstip>]

Maakt van een back-up een database in een nieuwe map, controleert elk bestand, en opent ze één keer om te zien of ze werkt.
Met --log (de map waarin de database haar logboek bewaarde) en --until (bijvoorbeeld 2026-11-21T14:30:00+01:00) gaat ze naar
dat ogenblik. De back-up zelf verandert niet. Het laatste wat ze zegt, is met welke instellingen je daarna start.`

async function restore(): Promise<void> {
  const wanted = readArguments()
  const { lastActAt, people, invoices, mailsHeldBack, sessionsEnded, madeByDemo, settingsLeftOut } =
    await restoreBackup(wanted)
  console.log(`Hersteld in ${wanted.folder}: ${people} personen, ${invoices} facturen met een nummer.`)
  console.log(lastActAt === null ? 'Er is nog niets in gedaan.' : `De laatste handeling is van ${lastActAt}.`)
  if (mailsHeldBack > 0)
    console.log(
      `${mailsHeldBack} mails wachtten toen nog. Misschien vertrokken ze na de back-up, daarom staan ze nu als 'onzeker': verstuur ze opnieuw waar dat nodig is.`,
    )
  if (sessionsEnded > 0)
    console.log(`${sessionsEnded} sessies van toen zijn beëindigd: iedereen meldt zich opnieuw aan.`)
  if (settingsLeftOut.length > 0)
    console.log(
      `Instellingen van de databank worden niet teruggezet, want ze kunnen opdrachten uitvoeren: ${settingsLeftOut.join(', ')}. Zet ze zelf opnieuw in cluster/postgresql.conf als je ze nodig hebt.`,
    )
  console.log(startAdvice(wanted.folder, madeByDemo))
}

/**
 * The commands that start the restored database. For a database of the demo, each command sets DEMO. With only
 * DATA_DIR, such a database would start as a demo, in which anybody can sign in as any person.
 */
const startAdvice = (folder: string, madeByDemo: boolean): string =>
  madeByDemo
    ? `Deze database is door de demo gemaakt. Start de demo met: DATA_DIR=${folder} DEMO=1 npm start
Start haar zonder de demo met: DATA_DIR=${folder} DEMO=0 npm start`
    : `Start met dezelfde instellingen als voorheen (PUBLIC_URL, GOOGLE_* of APPLE_*, SMTP_URL): DATA_DIR=${folder} PUBLIC_URL=https://… npm start`

function readArguments(): RestoreWanted {
  const { values, positionals } = parsed()
  const [backup, folder, ...rest] = positionals
  if (backup === undefined || folder === undefined || rest.length > 0) throw new StartRefusal(USAGE)
  const { log, until } = values
  if ((log === undefined) !== (until === undefined)) throw new StartRefusal(USAGE)
  if (until !== undefined && !isInstant(until))
    throw new StartRefusal(`${until} is geen tijdstip met zone, zoals 2026-11-21T14:30:00+01:00.\n\n${USAGE}`)
  return {
    backup: path.resolve(backup),
    folder: path.resolve(folder),
    until: log === undefined || until === undefined ? null : { log: path.resolve(log), instant: until },
  }
}

const isInstant = (text: string): boolean =>
  /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d)?([+-]\d\d:\d\d|Z)$/.test(text) && !Number.isNaN(Date.parse(text))

function parsed() {
  try {
    return parseArgs({ allowPositionals: true, options: { log: { type: 'string' }, until: { type: 'string' } } })
  } catch {
    throw new StartRefusal(USAGE)
  }
}

try {
  await restore()
} catch (error) {
  if (!(error instanceof StartRefusal)) throw error
  console.error(error.message)
  process.exitCode = 1
}
