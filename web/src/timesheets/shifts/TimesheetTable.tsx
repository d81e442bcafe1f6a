import type { Absence } from '@uurwerk/contract/absences/absences'
import { formatMonth, formatDayInWords } from '@uurwerk/domain/time/formatDay'
import { isOfFrozenMonth } from '@uurwerk/domain/contracts/isOfFrozenMonth'
import type { RefusalOf } from '@uurwerk/contract/problems'
import type { ActingAs } from '@uurwerk/domain/people/actingAs'
import { toDay, type Day } from '@uurwerk/domain/time/day'
import type { YearMonth } from '@uurwerk/domain/time/yearMonth'
import { useMemo, type ReactNode } from 'react'
import * as texts from '../../texts/texts.ts'
import { draftNames } from '../../ui/form/drafts/keptDrafts.ts'
import { useOpenEditor } from '../../ui/form/useOpenEditor.ts'
import { IconTrash } from '../../ui/icons.ts'
import { EmptyState } from '../../ui/page/load/EmptyState.tsx'
import { DataTable } from '../../ui/table/DataTable.tsx'
import { formatHourNumber } from '../../ui/format/formatHourNumber.ts'
import { ShiftEditor } from './ShiftEditor.tsx'
import { timesheetColumns } from './timesheetColumns.tsx'
import { customersIn, type TimesheetRow } from './timesheetRows.ts'
import type { FactsOf, WorkedShifts } from './workedShifts.ts'
import type { WorkedShift } from '@uurwerk/contract/timesheets/timesheets'
import { Facts } from '../../ui/page/Facts.tsx'
import { shiftFormOf } from './shiftForm.ts'
import { factNames, formatShift } from './staleShiftFields.ts'
import classes from '../timesheets.module.css'
import { ActionButton } from '../../ui/buttons/ActionButton.tsx'
import { useFocusBack } from '../../ui/dialog/useFocusBack.ts'
import { BelowRow } from '../../ui/form/InlineEditor.tsx'

type Props = {
  readonly actingAs: ActingAs
  readonly yearMonth: YearMonth
  readonly rows: readonly TimesheetRow[] | undefined
  readonly load: { readonly isPending: boolean; readonly error: unknown; readonly refetch: () => unknown }
  readonly shifts: WorkedShifts
  readonly onRemoveAbsence: (absence: Absence) => unknown
  readonly factsOf: FactsOf
  /**
   * Returns the reason why the user cannot change the shifts of a contract. Null when the user can change them, and
   * undefined until the server has answered.
   */
  readonly correctOf: (contractId: number) => RefusalOf | null | undefined
  /** The contract whose shifts are shown. Absences are shown for every contract, because they belong to the person. */
  readonly contractId?: number | null
  /** The content that replaces the usual text when the month is empty. */
  readonly empty?: ReactNode
  readonly tools?: ReactNode
}

const words = texts.timesheets
/**
 * The browser keeps the typed values under this key when the session ends. The editor opens again after the next
 * sign-in.
 */
const SHIFT_DRAFT = /^shift \d+$/

/** A press on a row opens the editor. For a shift of an invoiced month, HR sees the details but cannot change them. */
export function TimesheetTable(props: Props) {
  const { actingAs, yearMonth, rows, load, contractId = null, tools, empty, correctOf } = props
  const editor = useOpenEditor<string>(() => draftNames().find((name) => SHIFT_DRAFT.test(name)) ?? null)
  const shown = rows?.filter(
    (row) => contractId === null || row.kind === 'absence' || row.shift.contractId === contractId,
  )
  const canOpen = (row: TimesheetRow) =>
    row.kind === 'shift'
      ? actingAs === 'hr' || correctOf(row.shift.contractId) === null
      : !isOfFrozenMonth(row.absence.actions.remove)
  const oneCustomer = customersIn(shown ?? []).length < 2
  const columns = useMemo(() => timesheetColumns({ reader: actingAs, oneCustomer }), [actingAs, oneCustomer])
  const anyOpens = shown?.some(canOpen) ?? false

  return (
    <DataTable
      label={words.table(formatMonth(yearMonth))}
      columns={columns}
      rows={shown}
      rowKey={(row) => row.key}
      load={load}
      tools={tools}
      csvName={words.csvName(yearMonth)}
      compact
      defaultSort={{ key: 'date', descending: false }}
      totals={(summed) => ({
        customer: words.total,
        date: words.rows(summed.length),
        hours: formatHourNumber(totalHours(summed)),
      })}
      empty={empty ?? <EmptyState title={words.empty(formatMonth(yearMonth))} text={words.emptyNext[actingAs]} />}
      {...(anyOpens && {
        onOpen: (row: TimesheetRow) => canOpen(row) && editor.toggle(row.key),
        openKey: editor.open,
        renderOpen: (row: TimesheetRow) => <RowEditor {...props} row={row} onClose={editor.close} />,
      })}
    />
  )
}

type EditorProps = Pick<Props, 'shifts' | 'onRemoveAbsence' | 'factsOf' | 'correctOf'> & {
  readonly row: TimesheetRow
  readonly onClose: () => void
}

function RowEditor({ row, shifts, onRemoveAbsence, factsOf, correctOf, onClose }: EditorProps) {
  if (row.kind === 'absence') {
    return <AbsenceEditor absence={row.absence} last={row.last} onRemove={() => onRemoveAbsence(row.absence)} />
  }
  const facts = factsOf(row.shift.contractId)
  if (!facts || correctOf(row.shift.contractId) !== null) return <ShiftToRead shift={row.shift} />
  return (
    <ShiftEditor
      key={row.shift.id}
      draftName={row.key}
      shift={row.shift}
      facts={facts}
      shifts={shifts}
      onClose={onClose}
    />
  )
}

/** Adds whole hundredths, because a sum of floating-point numbers can have a rounding error. */
const totalHours = (rows: readonly TimesheetRow[]): number =>
  rows.reduce((sum, { hours }) => sum + Math.round(hours * 100), 0) / 100

/** The details of a shift of an invoiced month, below its row. HR can read the shift but cannot change it. */
function ShiftToRead({ shift }: { readonly shift: WorkedShift }) {
  const form = shiftFormOf(shift)
  const { fields } = texts.timesheets
  return (
    <BelowRow>
      <div className={classes.editorHead}>
        <h2>{shift.title}</h2>
        <p>
          {formatDayInWords(toDay(shift.startDate))} · {shift.customerName}
        </p>
      </div>
      <Facts beside facts={factNames.map((name) => ({ label: fields[name], value: formatShift[name](form) }))} />
    </BelowRow>
  )
}

type AbsenceEditorProps = {
  readonly absence: Absence
  /** The last day of the absence. It is the same as the first day when the absence has one day. */
  readonly last: Day
  readonly onRemove: () => unknown
}

/**
 * The user can remove the absence, but not edit it. One day of a prolonged sickness cannot be removed, because the
 * sickness is stored as a period.
 */
function AbsenceEditor({ absence, last, onRemove }: AbsenceEditorProps) {
  useFocusBack(true)
  const day = absence.date
  return (
    <BelowRow>
      <div className={classes.editorHead}>
        <h2>{absence.title}</h2>
        <p>
          {formatDayInWords(day)}
          {last !== day && ` – ${formatDayInWords(last)}`}
        </p>
        <div className={classes.editorActions}>
          <ActionButton
            variant="subtle"
            color="red"
            icon={IconTrash}
            refusal={absence.actions.remove}
            reasonBelow
            onClick={onRemove}
          >
            {texts.timesheets.removeAbsence}
          </ActionButton>
        </div>
      </div>
    </BelowRow>
  )
}
