import type { Instant } from '@uurwerk/domain/time/instant'
import type { Database } from '../platform/db/database.ts'
import { inTransaction } from '../platform/db/transaction.ts'
import { endEverySession } from '../app/session/sessionStore.ts'
import { isThisMachine } from '../platform/settings/isThisMachine.ts'
import { StartRefusal } from '../platform/startRefusal.ts'
import { markInstallation, readDemoMark, recordMode } from '../platform/db/installationStore.ts'

type Input = {
  /** True: a demo. False: a company. Null: DEMO, DATABASE_URL and PUBLIC_URL do not decide. */
  readonly demo: boolean | null
  readonly isPublic: boolean
  readonly host: string
  readonly now: Instant
}

/**
 * Decides whether this start is the demo, in which anybody may sign in as any person. Only a database that started as a
 * demo can be a demo. A demo never becomes the database of a company: it does not start under a public address, and a
 * change between demo and normal mode ends all sessions (rules identity-35, identity-36, identity-37).
 */
export async function decideDemo(db: Database, { demo, isPublic, host, now }: Input): Promise<boolean> {
  const mark = await readDemoMark(db)
  const wanted = demo ?? mark ?? true
  if (demo === true && mark === false) throw new StartRefusal(NOT_A_DEMO)
  if (demo === null && wanted && !isThisMachine(host)) throw new StartRefusal(demoElsewhere(host))
  if (isPublic && mark === true && demo !== true) throw new StartRefusal(MADE_BY_DEMO)
  await markInstallation(db, { demo: wanted, now })
  await inTransaction(db, async (tx) => {
    if (await recordMode(tx, { demo: wanted })) await endEverySession(tx, now)
  })
  return wanted
}

const NOT_A_DEMO =
  'DEMO=1 kan hier niet: deze database is niet door de demo gemaakt, en bevat misschien echte gegevens.'

const MADE_BY_DEMO = `PUBLIC_URL kan hier niet: deze database is door de demo gemaakt, met verzonnen mensen en aanmelden zonder bewijs.
Voor een eigen firma: kies een nieuwe database (een andere DATA_DIR, of DATABASE_URL).
Voor een demo die iedereen kan bereiken: start met DEMO=1.`

const demoElsewhere = (
  host: string,
) => `Met HOST=${host} kunnen anderen deze demo bereiken, en in een demo kan iedereen zich aanmelden als om het even wie.
Is dat de bedoeling: start met DEMO=1. Voor een eigen firma: zet PUBLIC_URL of DEMO=0, op een nieuwe database.`
