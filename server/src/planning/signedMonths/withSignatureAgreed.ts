import { orNotFound } from '../../app/RefusalError.ts'
import type { CommandContext } from '../../app/context.ts'
import type { Table } from '../shifts/tableOf.ts'
import { listContractsToPlan } from '../team/contractsToPlanStore.ts'
import { refuseConfirmed } from './refuseConfirmed.ts'
import { readSignedMonths } from './signedMonthStore.ts'

/**
 * A change that makes the signature of the customer invalid is refused and undone, unless HR has agreed to this. A
 * changed remark does not make a signature invalid (rule timesheets-83).
 */
export async function withSignatureAgreed<Changed>(
  { tx }: CommandContext,
  table: Table,
  { confirmedToo, change }: { readonly confirmedToo: boolean | undefined; readonly change: () => Promise<Changed> },
): Promise<Changed> {
  const isSigned = async () => (await readSignedMonths(tx, [table]))(table)
  const wasSigned = confirmedToo !== true && (await isSigned())
  const changed = await change()
  if (wasSigned && !(await isSigned())) {
    const [contract] = await listContractsToPlan(tx, [table.contractId])
    refuseConfirmed([{ ...orNotFound(contract), yearMonth: table.yearMonth, isSigned: true }])
  }
  return changed
}
