import { formatDayWithSlashes, formatMonth } from '@uurwerk/domain/time/formatDay'
import { toDay } from '@uurwerk/domain/time/day'
import { toYearMonth, monthOf } from '@uurwerk/domain/time/yearMonth'
import type { RecupYear, RecupMonth } from '../queries.ts'
import { RecupChart, RecupScale } from '../RecupChart.tsx'
import { RecupMonths, type GivenInMonth } from '../RecupMonths.tsx'
import * as texts from '../../texts/texts.ts'
import { Panel } from '../../ui/page/Panel.tsx'
import { formatHourNumber } from '../../ui/format/formatHourNumber.ts'
import classes from './recup.module.css'
import { currentMonth } from '../../app/clock/now.ts'
import { recupInSentences } from './recupInSentences.ts'
import { hoursColumn } from '../../ui/table/plainColumns.ts'
import { PlainTable } from '../../ui/table/PlainTable.tsx'
import { RECUP_PARTS, recupChanges } from './recupChanges.ts'

type Props = { readonly recup: RecupYear }

const BONUSES = 'bonussen'
const CORRECTIONS = 'correcties'

/** The page also shows the bonuses and corrections of HR, so that the employee can understand each change. */
export function RecupOfYear({ recup }: Props) {
  const words = texts.recup
  const { year, recupForMonthDtos: months, recupBonusDtos: bonuses, recupDeltaDtoList: corrections } = recup
  return (
    <div className={classes.root}>
      <Panel title={words.year(year)}>
        <RecupExplained months={months} />
        <RecupChart year={year} months={months} />
        <RecupChangesChart year={year} months={months} />
        <RecupMonths year={year} months={months} given={givenIn(recup)} />
        {months.some(({ provisional }) => provisional) && <p className={classes.hint}>{words.provisionalHint}</p>}
      </Panel>
      <div className={classes.pair}>
        <GivenHours
          anchor={BONUSES}
          title={words.bonuses}
          when={words.date}
          rows={bonuses.map(({ date, ...bonus }) => ({ ...bonus, when: formatDayWithSlashes(toDay(date)) }))}
          none={words.noBonuses(year)}
        />
        <GivenHours
          anchor={CORRECTIONS}
          title={words.corrections}
          when={words.month}
          rows={corrections.map(({ yearMonth, ...rest }) => ({ ...rest, when: formatMonth(toYearMonth(yearMonth)) }))}
          none={words.noCorrections(year)}
        />
      </div>
    </div>
  )
}

/**
 * The hours that were taken, are expected, or were given or corrected by HR, for each month. They explain why the
 * built-up hours differ from the worked hours.
 */
const givenIn = ({
  recupForMonthDtos: months,
  recupBonusDtos: bonuses,
  recupDeltaDtoList: corrections,
}: RecupYear): GivenInMonth[] => [
  ...months.flatMap(({ yearMonth, takenHours, provisional, expectedHours }) => [
    ...(takenHours === 0 ? [] : [{ yearMonth, text: texts.recup.takenOf(formatHourNumber(takenHours)) }]),
    ...(provisional ? [{ yearMonth, text: texts.recup.expectedOf(formatHourNumber(expectedHours)) }] : []),
  ]),
  ...bonuses.map(({ date, hours }) => ({
    yearMonth: monthOf(toDay(date)),
    text: texts.recup.bonusOf(formatHourNumber(hours)),
    anchor: BONUSES,
  })),
  ...corrections.map(({ yearMonth, hours }) => ({
    yearMonth,
    text: texts.recup.correctionOf(formatHourNumber(hours)),
    anchor: CORRECTIONS,
  })),
]

/** The recuperation of the current month, or of the last month of a past year (rule balances-75). */
function RecupExplained({ months }: { readonly months: readonly RecupMonth[] }) {
  const month = months.find(({ yearMonth }) => yearMonth === currentMonth()) ?? months.at(-1)
  if (month === undefined) return null
  return (
    <p className={classes.explained}>{recupInSentences(formatMonth(toYearMonth(month.yearMonth)), month).join(' ')}</p>
  )
}

type Given = { readonly id: number; readonly when: string; readonly hours: number; readonly reason: string }

type GivenHoursProps = {
  /** The HTML id of the list. The months at the top of the page link to this id. */
  readonly anchor: string
  readonly title: string
  readonly when: string
  readonly rows: readonly Given[]
  readonly none: string
}

const GivenHours = ({ anchor, title, when, rows, none }: GivenHoursProps) => (
  <div id={anchor}>
    <Panel title={title}>
      {rows.length === 0 ? (
        <p className={classes.hint}>{none}</p>
      ) : (
        <PlainTable
          label={title}
          rows={rows}
          rowKey={({ id }) => id}
          csvName={title}
          columns={[
            { title: when, cell: (row) => <span className={classes.when}>{row.when}</span>, csv: (row) => row.when },
            hoursColumn(texts.recup.hours, 'hours'),
            {
              title: texts.recup.reason,
              cell: ({ reason }) => reason || texts.table.nothing,
              csv: ({ reason }) => reason,
            },
          ]}
        />
      )}
    </Panel>
  </div>
)

const BAR_WIDTH = 44

type RecupChangesChartProps = { readonly year: number; readonly months: readonly RecupMonth[] }

/** The table below has the same numbers, so a screen reader reads only the name of the chart. */
function RecupChangesChart({ year, months }: RecupChangesChartProps) {
  const words = texts.recup.changes
  const { bars, zero, scale } = recupChanges(months)
  if (bars.length === 0) return null
  return (
    <figure className={classes.changes}>
      <div className={classes.plot}>
        <svg viewBox="0 0 1200 100" preserveAspectRatio="none" role="img" aria-label={words.label(year)}>
          {bars.map(({ month, part, isExpected, x, y, height }) => (
            <rect
              key={`${month} ${part}`}
              className={classes.bar}
              data-part={part}
              data-expected={isExpected || undefined}
              x={x * 1200 - BAR_WIDTH / 2}
              y={y * 100}
              width={BAR_WIDTH}
              height={height * 100}
            />
          ))}
          <path className={classes.zero} d={`M0 ${zero * 100}H1200`} />
        </svg>
        <RecupScale scale={scale} />
      </div>
      <ul className={classes.legend} aria-hidden>
        {RECUP_PARTS.filter((part) => bars.some((bar) => bar.part === part && !bar.isExpected)).map((part) => (
          <li key={part}>
            <span className={classes.swatch} data-part={part} />
            {words[part]}
          </li>
        ))}
        {bars.some(({ isExpected }) => isExpected) && (
          <li>
            <span className={classes.swatch} data-expected />
            {words.expected}
          </li>
        )}
      </ul>
    </figure>
  )
}
