import { formatDayWithSlashes, formatMonth } from '@uurwerk/domain/time/formatDay'
import { toDay } from '@uurwerk/domain/time/day'
import { toYearMonth } from '@uurwerk/domain/time/yearMonth'
import type { RecupYear } from '../queries.ts'
import { RecupChart } from '../RecupChart.tsx'
import type { GivenInMonth } from '../RecupMonths.tsx'
import { RecupMonths } from '../RecupMonths.tsx'
import { monthOf } from '@uurwerk/domain/time/yearMonth'
import * as texts from '../../texts/texts.ts'
import { Panel } from '../../ui/page/Panel.tsx'
import { writtenHours } from '../../ui/written/writtenHours.ts'
import { GivenHours } from './GivenHours.tsx'
import { RecupChangesChart } from './RecupChangesChart.tsx'
import { RecupExplained } from './RecupExplained.tsx'
import classes from './recup.module.css'

type Props = { readonly recup: RecupYear }

const BONUSES = 'bonussen'
const CORRECTIONS = 'correcties'

/**
 * The recuperation of a year. The list shows the corrections of HR next to the bonuses, because otherwise the employee
 * cannot understand the changes of the built-up hours.
 */
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
 * The hours that HR gave or corrected in each month. They explain why the built-up hours differ from the worked and
 * taken hours.
 */
const givenIn = ({
  recupForMonthDtos: months,
  recupBonusDtos: bonuses,
  recupDeltaDtoList: corrections,
}: RecupYear): GivenInMonth[] => [
  ...months.flatMap(({ yearMonth, takenHours, provisional, expectedHours }) => [
    ...(takenHours === 0 ? [] : [{ yearMonth, text: texts.recup.takenOf(writtenHours(takenHours)) }]),
    ...(provisional ? [{ yearMonth, text: texts.recup.expectedOf(writtenHours(expectedHours)) }] : []),
  ]),
  ...bonuses.map(({ date, hours }) => ({
    yearMonth: monthOf(toDay(date)),
    text: texts.recup.bonusOf(writtenHours(hours)),
    anchor: BONUSES,
  })),
  ...corrections.map(({ yearMonth, hours }) => ({
    yearMonth,
    text: texts.recup.correctionOf(writtenHours(hours)),
    anchor: CORRECTIONS,
  })),
]
