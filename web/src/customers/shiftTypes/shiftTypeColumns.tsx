import type { ShiftType } from '@uurwerk/contract/customers/customers'
import type { ReactNode } from 'react'
import { IconCircleCheck, IconCircleOff } from '../../ui/icons.ts'
import { ShiftTypeName } from './ShiftTypeName.tsx'
import * as texts from '../../texts/texts.ts'
import { StatusBadge } from '../../ui/StatusBadge.tsx'
import { type Column, buttonsColumn } from '../../ui/table/column.ts'

export function shiftTypeColumns(actions: (shiftType: ShiftType) => ReactNode): Column<ShiftType>[] {
  const words = texts.customers.shiftTypes
  return [
    {
      key: 'name',
      title: words.columns.name,
      value: ({ name }) => name,
      cell: ({ name, color }) => <ShiftTypeName color={color}>{name}</ShiftTypeName>,
    },
    { key: 'hours', title: words.columns.hours, value: ({ labourTime }) => formatTimes(labourTime) },
    {
      key: 'pause',
      title: words.columns.pause,
      value: ({ breakTime }) => (breakTime === null ? null : formatTimes(breakTime)),
    },
    {
      key: 'qualification',
      title: words.columns.qualification,
      value: ({ qualification }) => qualification?.name ?? null,
    },
    {
      key: 'status',
      title: words.columns.status,
      value: ({ active }) => (active ? words.active : words.inactive),
      cell: ({ active }) => (
        <StatusBadge color={active ? 'green' : 'gray'} icon={active ? IconCircleCheck : IconCircleOff}>
          {active ? words.active : words.inactive}
        </StatusBadge>
      ),
    },
    buttonsColumn({
      title: words.columns.actions,
      width: 160,
      cell: actions,
    }),
  ]
}

const formatTimes = ({ startTime, endTime }: ShiftType['labourTime']): string => `${startTime} – ${endTime}`
