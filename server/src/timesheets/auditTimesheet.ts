import type { AuditAction } from '@uurwerk/contract/audit/actions'
import { recordCallerAct } from '../app/audit/recordAudit.ts'
import type { CommandContext } from '../app/context.ts'
import type { Table } from '../planning/shifts/tableOf.ts'

type Change = { readonly action: AuditAction; readonly before?: object; readonly after?: object }

export const auditTimesheet = (
  context: CommandContext,
  table: Table,
  { action, before, after }: Change,
): Promise<void> =>
  recordCallerAct(context, {
    action,
    entity: 'timesheet',
    entityId: table.contractId,
    personId: table.personId,
    before: { ...before },
    after: { yearMonth: table.yearMonth, ...after },
  })
