import type { AuditAction } from '@uurwerk/contract/audit/actions'
import { formatInstant } from '@uurwerk/domain/time/instant'
import type { ShiftToStore } from './shiftStore.ts'
import type { Table } from './tableOf.ts'

type ShiftChange = {
  readonly action: AuditAction
  readonly id: number | null
  readonly before?: ShiftToStore
  readonly after?: ShiftToStore
}

/**
 * The audit entry of a change of a shift. It names the person, contract and month, so that it can be found after the
 * shift is deleted.
 */
export const shiftAct = ({ personId, contractId, yearMonth }: Table, { action, id, before, after }: ShiftChange) =>
  ({
    action,
    entity: 'shift',
    entityId: id,
    personId,
    contractId,
    yearMonth,
    before: before === undefined ? null : audited(before),
    after: after === undefined ? null : audited(after),
  }) as const

const audited = (shift: ShiftToStore) => ({
  start: formatInstant(shift.start),
  end: formatInstant(shift.end),
  breakStart: shift.break === null ? null : formatInstant(shift.break.start),
  breakEnd: shift.break === null ? null : formatInstant(shift.break.end),
  shiftTypeId: shift.shiftTypeId,
  callout: shift.callout,
  interrupted: shift.interrupted,
  remark: shift.remark,
  adjusted: shift.adjusted,
})
