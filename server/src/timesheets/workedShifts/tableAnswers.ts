import type { FullTimesheet } from '@uurwerk/contract/timesheets/fullTimesheet'
import type { WorkedMonth } from '@uurwerk/contract/timesheets/timesheets'
import { warningText } from '@uurwerk/contract/planning/warnings'
import type { CommandContext } from '../../app/context.ts'
import type { Table } from '../../planning/shifts/tableOf.ts'
import { fullTimesheet } from '../full/fullTimesheet.ts'
import type { TableChanged } from '../../planning/undo/tableChanged.ts'
import { workedMonth } from './workedMonth.ts'

export async function ownTableAnswer(
  { tx, today }: CommandContext,
  table: Table,
  changed: TableChanged,
): Promise<WorkedMonth> {
  const { removedRecupHolidays, warnings, undoId = null } = changed
  const month = await workedMonth(tx, { ...table, today })
  return { ...month, removedRecupHolidays, undoId, ...warningText(warnings) }
}

export async function tableAnswerForHr(
  { tx, today }: CommandContext,
  table: Table,
  changed: TableChanged,
): Promise<FullTimesheet> {
  const { removedRecupHolidays, warnings, undoId = null } = changed
  const full = await fullTimesheet(tx, { ...table, today })
  return { ...full, removedRecupHolidays, undoId, ...warningText(warnings, 'hr') }
}
