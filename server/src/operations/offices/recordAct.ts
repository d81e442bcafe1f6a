import type { operatorActs } from '@uurwerk/contract/audit/actions'
import { recordAudit } from '../../app/audit/recordAudit.ts'
import { systemClock } from '../../platform/db/clock.ts'
import { databaseOn } from '../../platform/db/offices/databaseOn.ts'
import { inOneTransaction, insertAct, leaveOffice, takeOffice } from '../../platform/db/offices/officeListStore.ts'
import type { Office } from '../../platform/db/offices/office.ts'
import type { OfficeList } from '../../platform/db/offices/openOfficeList.ts'

type Facts = {
  readonly hostNames?: readonly string[]
  readonly connections?: number
  readonly callsPerSecond?: number
  readonly megabytes?: number
  readonly fileName?: string
}

export type OfficeAct = {
  /** The name of the action in the operator's own list. */
  readonly act: string
  readonly detail: string
  readonly action: keyof typeof operatorActs
  readonly before?: Facts
  readonly after?: Facts
}

/** The action and its entries in the operator's list and the audit trail are one transaction (rule audit-21). */
export async function recordAct(
  { client }: OfficeList,
  office: Office,
  { act, detail, action, before, after }: OfficeAct,
  change: () => Promise<void> = async () => {},
): Promise<void> {
  await inOneTransaction(client, async () => {
    await change()
    await insertAct(client, { act, office: office.name, detail })
    await takeOffice(client, office)
    await recordAudit(databaseOn(client), {
      actorId: null,
      now: systemClock.now(),
      action,
      entity: 'office',
      entityId: null,
      before: before ?? null,
      after: after ?? null,
    })
    await leaveOffice(client)
  })
}
