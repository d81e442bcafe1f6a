import type { ReactNode } from 'react'
import * as texts from '../../texts/texts.ts'
import { PlainTable } from '../../ui/table/PlainTable.tsx'
import type { ListedShiftType } from './queries.ts'
import { ShiftTypeName } from '../../customers/shiftTypes/ShiftTypeName.tsx'
import classes from '../../customers/shiftTypes/shiftTypes.module.css'

type Props = {
  readonly label: string
  readonly shiftTypes: readonly ListedShiftType[]
  /** The buttons in a row of shift types. Undefined for the shift types of HR, which the employee cannot change. */
  readonly actions?: (shiftType: ListedShiftType) => ReactNode
  /** The editor below the open row of a shift type. */
  readonly below?: (shiftType: ListedShiftType) => ReactNode
}

/** A table of shift types with their names, colours and times. */
export const ShiftTypeTable = ({ label, shiftTypes, actions, below }: Props) => (
  <PlainTable
    label={label}
    rows={shiftTypes}
    rowKey={({ id }) => id}
    csvName={label}
    columns={[
      { title: texts.shiftTypes.name, cell: (shiftType) => <Tag shiftType={shiftType} />, csv: ({ name }) => name },
      {
        title: texts.shiftTypes.hours,
        cell: (shiftType) => <Hours shiftType={shiftType} />,
        csv: ({ labourTime }) => writtenPeriod(labourTime),
      },
      ...(actions === undefined
        ? []
        : [{ title: texts.shiftTypes.own.actions, align: 'right' as const, cell: actions }]),
    ]}
    {...(below !== undefined && { below })}
  />
)

const Tag = ({ shiftType: { name, color } }: { readonly shiftType: ListedShiftType }) => (
  <span className={classes.tag}>
    <ShiftTypeName color={color}>{name}</ShiftTypeName>
  </span>
)

const Hours = ({ shiftType: { labourTime, breakTime } }: { readonly shiftType: ListedShiftType }) => (
  <span className={classes.times}>
    {writtenPeriod(labourTime)}
    <small>
      {breakTime === null ? texts.shiftTypes.noPause : texts.shiftTypes.own.pause(writtenPeriod(breakTime))}
    </small>
  </span>
)

const writtenPeriod = ({ startTime, endTime }: ListedShiftType['labourTime']): string => `${startTime} – ${endTime}`
