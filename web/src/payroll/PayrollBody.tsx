import type { CallInput } from '@uurwerk/contract/callInput'
import { changePayCode, type PayrollMonth, type PayrollDay } from '@uurwerk/contract/payroll/payroll'
import { IconPencil, IconSwitchHorizontal } from '../ui/icons.ts'
import classes from './payroll.module.css'
import { payrollMonthQuery, type PersonMonth } from './queries.ts'
import * as texts from '../texts/texts.ts'
import { Panel } from '../ui/page/Panel.tsx'
import { PlainTable } from '../ui/table/PlainTable.tsx'
import { formatHourNumber } from '../ui/format/formatHourNumber.ts'
import { PayCodeChip } from './PayCodeChip.tsx'
import { dayOfMonth, isWeekend, type Day } from '@uurwerk/domain/time/day'
import { formatMonth, shortWeekdayName, weekdayName } from '@uurwerk/domain/time/formatDay'
import { monthOf, yearOfMonth, type YearMonth } from '@uurwerk/domain/time/yearMonth'
import { Card, Button } from '@mantine/core'
import { today } from '../app/clock/now.ts'
import { weeksOf } from '../app/month/weeksOf.ts'
import { useMemo, useEffect, useRef } from 'react'
import { EmptyState } from '../ui/page/load/EmptyState.tsx'
import { DataTable } from '../ui/table/DataTable.tsx'
import { payrollColumns } from './table/payrollColumns.tsx'
import { payrollRows, type PayrollRow } from './table/payrollRow.ts'
import { useCodeEdit, type CodeEdit } from './table/useCodeEdit.ts'
import { ActionButton } from '../ui/buttons/ActionButton.tsx'
import { formatDay } from '../ui/format/formatDay.ts'
import { editAbsenceFor } from '@uurwerk/contract/absences/absences'
import { hoursOf, FULL_DAY_SECONDS } from '@uurwerk/domain/money/seconds'
import { foresee } from '../app/api/foresee.ts'
import { useAction } from '../app/api/useAction.ts'
import { readsAreFresh } from '../app/api/keepReadsFresh.ts'
import { withPayCode, type CodeChange } from './table/withPayCode.ts'

const words = texts.payroll

const PerCode = ({ codes }: { readonly codes: PayrollMonth['totals']['codes'] }) => (
  <Panel title={words.perCode}>
    <PlainTable
      label={words.perCode}
      rows={codes}
      rowKey={({ code }) => code}
      columns={[
        { title: words.table.code, cell: ({ code, color }) => <PayCodeChip code={code} color={color} /> },
        { title: words.table.description, cell: ({ codeDefinition }) => codeDefinition },
        { title: words.table.dayCount, align: 'right', cell: ({ days }) => days },
        { title: words.table.hours, align: 'right', cell: ({ hours }) => formatHourNumber(hours) },
      ]}
    />
  </Panel>
)

type Props = {
  readonly of: PersonMonth
  readonly month: PayrollMonth
  readonly load: { readonly isPending: boolean; readonly error: unknown; readonly refetch: () => unknown }
}

export function PayrollBody({ of, month, load }: Props) {
  const days = month._embedded.adminReducedDayInTimeSheetDtoList
  return (
    <div className={classes.columns}>
      <div className={classes.stack}>
        <MonthGrid yearMonth={of.yearMonth} rows={days} />
        {month.totals.codes.length > 0 && <PerCode codes={month.totals.codes} />}
      </div>
      <PayrollTable of={of} month={month} load={load} />
    </div>
  )
}

type MonthGridProps = { readonly yearMonth: YearMonth; readonly rows: readonly PayrollDay[] }

function MonthGrid({ yearMonth, rows }: MonthGridProps) {
  const weeks = weeksOf(yearMonth)
  const byDay = Map.groupBy(rows, ({ date }) => date)
  return (
    <Card>
      <table className={classes.grid} aria-label={texts.payroll.calendar(formatMonth(yearMonth))}>
        <thead>
          <tr>
            {weeks[0]?.map((day) => (
              <th key={day} scope="col" abbr={weekdayName(day)}>
                {shortWeekdayName(day)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]}>
              {week.map((day) => (
                <GridDay key={day} day={day} isOut={monthOf(day) !== yearMonth} rows={byDay.get(day) ?? []} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  )
}

type DayProps = { readonly day: Day; readonly isOut: boolean; readonly rows: readonly PayrollDay[] }

const GridDay = ({ day, isOut, rows }: DayProps) => (
  <td data-weekend={isWeekend(day) || undefined} data-out={isOut || undefined}>
    <span className={classes.number} data-today={day === today() || undefined}>
      {dayOfMonth(day)}
    </span>
    {rows.map(({ code, color, codeDefinition }) => (
      <PayCodeChip key={code} code={code} color={color} title={codeDefinition} />
    ))}
  </td>
)

function PayrollTable({ of, month, load }: Props) {
  const choices = month.payCodes
  const edit = useCodeEdit(choices, usePayCodeChange(of))
  const conversion = useSicknessConversion(of)
  const days = month._embedded.adminReducedDayInTimeSheetDtoList
  const rows = useMemo(() => payrollRows(days), [days])
  const columns = payrollColumns({
    edit,
    choices,
    actions: (row) => <RowActions row={row} edit={edit} conversion={conversion} />,
  })
  const name = formatMonth(of.yearMonth)
  return (
    <DataTable
      label={words.table.label(name)}
      columns={columns}
      rows={rows}
      rowKey={({ key }) => key}
      load={load}
      csvName={words.table.csvName(of.yearMonth)}
      defaultSort={{ key: 'date', descending: false }}
      compact
      openKey={edit.key}
      totals={() => ({ date: words.table.total, hoursWorked: formatHourNumber(month.totals.hours) })}
      empty={<EmptyState title={words.empty.title(name)} text={words.empty.text} />}
    />
  )
}

type RowActionsProps = {
  readonly row: PayrollRow
  readonly edit: CodeEdit
  readonly conversion: SicknessConversion
}

function RowActions({ row, edit, conversion }: RowActionsProps) {
  if (edit.key === row.key) return <EditButtons edit={edit} />
  const isEditable = row.actions.changeCode === null
  if (!isEditable && row.convertible === null) return null
  return (
    <span className={classes.actions} data-icons>
      {isEditable && <StartButton row={row} edit={edit} />}
      {row.convertible !== null && <ConvertButton row={row} conversion={conversion} />}
    </span>
  )
}

const EditButtons = ({ edit: { refusal, save, cancel } }: { readonly edit: CodeEdit }) => (
  <span className={classes.actions}>
    <Button variant="subtle" size="compact-sm" onClick={cancel}>
      {texts.ui.cancel}
    </Button>
    <ActionButton variant="filled" size="compact-sm" refusal={refusal} onClick={save}>
      {words.edit.save}
    </ActionButton>
  </span>
)

function StartButton({ row, edit: { left, start } }: Pick<RowActionsProps, 'row' | 'edit'>) {
  const place = useRef<HTMLSpanElement>(null)
  const takesFocus = left === row.key
  useEffect(() => {
    // When the edited field is removed, the browser moves the focus to the body. In that case, the button gets the
    // focus. In any other case, the user has moved the focus to another element, and the focus stays there.
    if (takesFocus && document.activeElement === document.body) place.current?.querySelector('button')?.focus()
  }, [takesFocus])
  return (
    <span ref={place}>
      <Button
        variant="subtle"
        size="compact-sm"
        leftSection={<IconPencil size={16} stroke={1.75} aria-hidden />}
        aria-label={words.edit.of(row.code, formatDay(row.date))}
        onClick={() => start(row)}
      >
        <span className={classes.word}>{words.edit.start}</span>
      </Button>
    </span>
  )
}

const ConvertButton = ({ row, conversion }: Pick<RowActionsProps, 'row' | 'conversion'>) => (
  <ActionButton
    variant="subtle"
    size="compact-sm"
    icon={IconSwitchHorizontal}
    aria-label={words.convert.of(row.code, formatDay(row.date))}
    refusal={row.actions.convert}
    reason={conversion.running ? words.convert.oneAtATime : null}
    onClick={() => conversion.convert(row)}
  >
    <span className={classes.word}>{words.convert.action}</span>
  </ActionButton>
)

const FULL_DAY_HOURS = hoursOf(FULL_DAY_SECONDS)

type SicknessConversion = ReturnType<typeof useSicknessConversion>

/** Converts sickness T900 to T903 and back. The button is busy until the month is loaded again. */
function useSicknessConversion({ userId, yearMonth }: PersonMonth) {
  const { mutateAsync, isPending } = useAction(editAbsenceFor, { onSettled: readsAreFresh })
  const convert = async ({ absenceId, convertible, hoursWorked }: PayrollRow) => {
    if (absenceId === null || convertible === null) return
    const fullDay = hoursWorked === FULL_DAY_HOURS
    const body = { id: absenceId, absenceCategory: convertible, fullDay, editedByAdmin: true }
    await mutateAsync({ params: { userId, yearMonth }, body })
  }
  return { convert, running: isPending }
}

/** Shows the new pay code at once. When the server refuses the change, the screen reads the month again. */
function usePayCodeChange({ userId, yearMonth }: PersonMonth): (change: CodeChange) => void {
  const { mutate } = useAction(changePayCode, {
    scope: { id: 'pay code' },
    ...foresee({
      read: payrollMonthQuery({ userId, yearMonth }),
      change: (month, { body }: CallInput<typeof changePayCode>) => withPayCode(month, body),
    }),
  })
  return (change) => mutate({ params: { year: yearOfMonth(yearMonth) }, body: { ...change, userId } })
}
