import type { Seconds } from '@uurwerk/domain/money/seconds'
import { yearOfMonth } from '@uurwerk/domain/time/yearMonth'
import { demandVersion } from '../../app/audit/demandVersion.ts'
import { recordCallerAct } from '../../app/audit/recordAudit.ts'
import { orNotFound } from '../../app/RefusalError.ts'
import type { CommandContext } from '../../app/context.ts'
import { lockPerson } from '../../app/lockPersonStore.ts'
import { readRecupYear, type RecupYearAnswer } from './readRecupYear.ts'
import { selectLastCorrection, updateCorrection } from './recupEntryStore.ts'

type Edit = {
  readonly personId: number
  /** The id of the last correction that the screen of HR shows. */
  readonly id: number | undefined
  readonly seconds: Seconds
  readonly reason: string
}

/** Edits the correction of recuperation that HR entered last (rule balances-48). */
export async function editLastRecupCorrection(
  context: CommandContext,
  { personId, id: sent, ...edit }: Edit,
): Promise<RecupYearAnswer> {
  const { tx, today } = context
  lockPerson(tx, personId)
  const { id, yearMonth, seconds, reason } = orNotFound(await selectLastCorrection(tx, personId))
  const year = yearOfMonth(yearMonth)
  const current = () => readRecupYear(tx, { personId, year, today })
  await demandVersion(tx, { entity: 'recup correction', entityId: id, stored: id, sent, current })
  await updateCorrection(tx, { id, ...edit })
  await recordCallerAct(context, {
    action: 'edit recup correction',
    entity: 'recup correction',
    entityId: id,
    personId,
    before: { seconds, reason },
    after: edit,
  })
  return current()
}
