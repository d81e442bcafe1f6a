import type { Instant } from '@uurwerk/domain/time/instant'
import type { Database } from '../db/database.ts'
import { StartRefusal } from '../startRefusal.ts'
import { markInstallation } from './installationStore.ts'

type Asked = { readonly demo: boolean | null; readonly now: Instant }

/** Whether this is the demo, where anybody may sign in as anybody: only ever on a database that began as one. */
export async function decideDemo(db: Database, { demo, now }: Asked): Promise<boolean> {
  const mark = await markInstallation(db, { demo: demo ?? true, now })
  if (demo === true && !mark.demo) {
    throw new StartRefusal(
      'DEMO=1 kan hier niet: deze database is niet door de demo gemaakt, en bevat misschien echte gegevens.',
    )
  }
  return demo ?? mark.demo
}
