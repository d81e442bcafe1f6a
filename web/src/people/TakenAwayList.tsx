import { toDay } from '@uurwerk/domain/time/day'
import { formatMonth } from '@uurwerk/domain/time/formatDay'
import { toYearMonth } from '@uurwerk/domain/time/yearMonth'
import * as texts from '../texts/texts.ts'
import { daysInWords } from './daysInWords.ts'
import type { Person } from './queries.ts'
import classes from './TakenAwayList.module.css'
import { Hint } from '../ui/page/Hint.tsx'

type TakenAway = NonNullable<Person['takenAway']>
type GivenBack = NonNullable<Person['givenBack']>

type Props = {
  readonly takenAway?: TakenAway
  readonly givenBack?: GivenBack
}

type Line = { readonly what: string; readonly which?: string }

const words = texts.people.takenAway

export const TakenAwayList = ({ takenAway, givenBack }: Props) => (
  <>
    {takenAway !== undefined && <Lines title={words.title} lines={linesTaken(takenAway)} none={words.nothing} />}
    {givenBack !== undefined && (
      <Lines title={words.backTitle} lines={linesGiven(givenBack)} none={words.nothingBack} />
    )}
  </>
)

type LinesProps = { readonly title: string; readonly lines: readonly Line[]; readonly none: string }

const Lines = ({ title, lines, none }: LinesProps) =>
  lines.length === 0 ? (
    <Hint>{none}</Hint>
  ) : (
    <div className={classes.root}>
      <p className={classes.title}>{title}</p>
      <ul>
        {lines.map(({ what, which }) => (
          <li key={what}>
            <strong>{what}</strong>
            {which !== undefined && <span>{which}</span>}
          </li>
        ))}
      </ul>
    </div>
  )

const linesTaken = ({ shifts, absences, orders, months, removedRecupHolidays }: TakenAway): readonly Line[] => [
  ...ofDays(words.shifts, shifts),
  ...ofDays(words.absences, absences),
  ...ofDays(words.recupHolidays, removedRecupHolidays),
  ...(orders === 0 ? [] : [{ what: words.orders(orders) }]),
  ...(months.length === 0
    ? []
    : [
        { what: words.months(months.length), which: months.map((month) => formatMonth(toYearMonth(month))).join(', ') },
      ]),
]

const linesGiven = ({ shifts, absences, notGivenBack }: GivenBack): readonly Line[] => [
  ...ofDays(words.shifts, shifts),
  ...ofDays(words.absences, absences),
  ...ofDays(words.notGivenBack, notGivenBack),
]

const ofDays = (count: (days: number) => string, days: readonly string[]): readonly Line[] =>
  days.length === 0 ? [] : [{ what: count(days.length), which: daysInWords(days.map(toDay)) }]
