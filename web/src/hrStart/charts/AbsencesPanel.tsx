import type { HrStart } from '@uurwerk/contract/hrStart/hrStart'
import { ABSENCE_KINDS, type AbsenceKind } from '@uurwerk/domain/absences/absenceKind'
import * as texts from '../../texts/texts.ts'
import { PlainTable } from '../../ui/table/PlainTable.tsx'
import { formatNumber } from '../../ui/format/formatNumber.ts'
import { ChartPanel } from './ChartPanel.tsx'
import { ColumnChart } from './ColumnChart.tsx'

type Week = HrStart['absences'][number]

const GROUPS = ['sick', 'vacation', 'other'] as const
type Group = (typeof GROUPS)[number]

const words = texts.hrStart.absences

const groupOf = (kind: AbsenceKind): Group =>
  kind === 'SICK_LEAVE' ? 'sick' : kind === 'VACATION' ? 'vacation' : 'other'

const daysOf = ({ kinds }: Week, counts: (kind: AbsenceKind) => boolean = () => true): number =>
  kinds.reduce((sum, { kind, days }) => sum + (counts(kind) ? days : 0), 0)

const formatOrDash = (days: number): string => (days === 0 ? texts.table.nothing : formatNumber(days))

export function AbsencesPanel({ weeks }: { readonly weeks: readonly Week[] }) {
  const [first, now] = [weeks[0], weeks.at(-1)]
  if (first === undefined || now === undefined) return null
  const most = weeks.reduce((a, b) => (daysOf(b) > daysOf(a) ? b : a))
  const factsOf = (week: Week) => ({ week: week.week, days: formatNumber(daysOf(week)) })
  const present = ABSENCE_KINDS.filter((kind) => weeks.some((week) => daysOf(week, (each) => each === kind) > 0))
  return (
    <ChartPanel
      title={words.title}
      unit={words.span(first.week, now.week)}
      legend={GROUPS.map((group) => ({ part: group, label: words.groups[group] }))}
      empty={daysOf(most) === 0 ? words.none : null}
      chart={
        <ColumnChart
          label={words.inWords(factsOf(most), factsOf(now))}
          columns={weeks.map((week) => ({
            key: week.monday,
            label: String(week.week),
            isNow: week === now,
            parts: GROUPS.map((group) => ({ name: group, value: daysOf(week, (kind) => groupOf(kind) === group) })),
          }))}
        />
      }
      table={
        <PlainTable
          label={words.title}
          rows={weeks}
          rowKey={({ monday }) => monday}
          columns={[
            { title: words.columns.week, cell: ({ week }) => week },
            ...present.map((kind) => ({
              title: words.kinds[kind],
              align: 'right' as const,
              cell: (week: Week) => formatOrDash(daysOf(week, (each) => each === kind)),
            })),
            { title: words.columns.total, align: 'right', cell: (week) => formatNumber(daysOf(week)) },
          ]}
        />
      }
    />
  )
}
