import { sentenceOf } from '@uurwerk/contract/problems'
import { shortWeekdayName } from '@uurwerk/domain/time/formatDay'
import { toDay } from '@uurwerk/domain/time/day'
import type { ReactNode } from 'react'
import * as texts from '../../texts/texts.ts'
import { IconAlertCircle } from '../../ui/icons.ts'
import type { Column } from '../../ui/table/column.ts'
import { formatDay } from '../../ui/format/formatDay.ts'
import { formatHourNumber } from '../../ui/format/formatHourNumber.ts'
import { CodeField } from './CodeField.tsx'
import { PayCodeChip } from '../PayCodeChip.tsx'
import classes from '../payroll.module.css'
import type { PayrollRow } from './payrollRow.ts'
import type { PayCodeChoice } from '../queries.ts'
import type { CodeEdit } from './useCodeEdit.ts'

const words = texts.payroll
/** The index of the year in a day such as '20-11-2026'. A phone shows the day without the year. */
const YEAR = 5

type Parts = {
  readonly edit: CodeEdit
  readonly choices: readonly PayCodeChoice[]
  readonly actions: (row: PayrollRow) => ReactNode
}

export const payrollColumns = ({ edit, choices, actions }: Parts): readonly Column<PayrollRow>[] => [
  {
    key: 'date',
    title: words.table.date,
    width: 150,
    inLine: 'day',
    value: ({ date }) => date,
    cell: ({ date }) => <DayOfRow date={date} />,
  },
  {
    key: 'code',
    title: words.table.code,
    width: 120,
    inLine: 'times',
    value: ({ code }) => code,
    cell: (row) =>
      edit.key === row.key ? (
        <CodeField
          label={words.edit.field(formatDay(row.date))}
          code={edit.code}
          choices={choices}
          isWrong={isWrong(edit)}
          onType={edit.type}
          onSave={edit.save}
          onCancel={edit.cancel}
        />
      ) : (
        <PayCodeChip code={row.code} color={row.color} />
      ),
  },
  {
    key: 'hoursWorked',
    title: words.table.hours,
    align: 'right',
    width: 90,
    inLine: 'figure',
    value: ({ hoursWorked }) => hoursWorked,
    cell: ({ hoursWorked }) => formatHourNumber(hoursWorked),
  },
  {
    key: 'codeDefinition',
    title: words.table.description,
    inLine: 'title',
    value: ({ codeDefinition }) => codeDefinition,
    cell: (row) => (edit.key === row.key ? <Meaning edit={edit} choices={choices} /> : row.codeDefinition),
  },
  {
    key: 'action',
    title: words.table.action,
    width: 210,
    inLine: 'act',
    sortable: false,
    exported: false,
    value: () => null,
    cell: actions,
  },
]

const DayOfRow = ({ date }: Pick<PayrollRow, 'date'>) => (
  <>
    <span className={classes.weekday}>{shortWeekdayName(toDay(date))}</span> {formatDay(date).slice(0, YEAR)}
    <span className={classes.year}>{formatDay(date).slice(YEAR)}</span>
  </>
)

const isWrong = ({ refusal }: CodeEdit): boolean => refusal !== null && refusal.code !== 'pay_code_unchanged'

const Meaning = ({ edit, choices }: { readonly edit: CodeEdit; readonly choices: readonly PayCodeChoice[] }) =>
  edit.refusal !== null && isWrong(edit) ? (
    <span className={classes.wrong} role="alert">
      <IconAlertCircle size={14} stroke={1.75} aria-hidden />
      {sentenceOf(edit.refusal)}
    </span>
  ) : (
    choices.find(({ code }) => code === edit.code)?.codeDefinition
  )
