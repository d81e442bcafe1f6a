import { refusalToSetAvailability } from '@uurwerk/domain/planning/availability/refusalToSetAvailability'
import { addDays, toDay, type Day } from '@uurwerk/domain/time/day'
import {
  formatDayInWords,
  formatDayWithDashes,
  formatDayWithSlashes,
  formatMonth,
  weekdayName,
} from '@uurwerk/domain/time/formatDay'
import { addMonths, daysOf, type YearMonth } from '@uurwerk/domain/time/yearMonth'
import { Card } from '@mantine/core'
import { useMemo, useState } from 'react'
import { currentMonth, today } from '../../app/clock/now.ts'
import * as texts from '../../texts/texts.ts'
import { sentenceHere } from '../../ui/buttons/reasons/sentenceHere.ts'
import { IconAdjustments, IconX } from '../../ui/icons.ts'
import { Columns } from '../../ui/page/Columns.tsx'
import { Hint } from '../../ui/page/Hint.tsx'
import { LoadState } from '../../ui/page/load/LoadState.tsx'
import { Panel } from '../../ui/page/Panel.tsx'
import { MonthSwitcher } from '../../ui/switchers/MonthSwitcher.tsx'
import { showNote } from '../../ui/toast/showNote.tsx'
import { AvailabilityCalendar } from './AvailabilityCalendar.tsx'
import { availableDays, nextMark, shownMark, type AvailableDay } from './availableDays.ts'
import { DayMarkDialog } from './DayMarkDialog.tsx'
import type { AvailabilityOfMonth } from './useAvailability.ts'
import type { AvailabilityRuleDto } from '@uurwerk/contract/planning/availability'
import { AskFirstButton } from '../../ui/buttons/AskFirstButton.tsx'
import { ActionButton } from '../../ui/buttons/ActionButton.tsx'
import lists from '../shiftLists.module.css'

const words = texts.availability
/** The number of months before and after the current month that the screen can show. */
const MONTHS = 12

type Props = {
  readonly yearMonth: YearMonth
  readonly month: AvailabilityOfMonth
  readonly reader: 'employee' | 'office'
}

export function AvailabilityOfMonthView({ yearMonth, month, reader }: Props) {
  const { load, wanted, mark, save, addRule, endRule } = month
  const [chosen, setChosen] = useState<Day | null>(null)
  const [isOpen, setIsOpen] = useState(false)
  const { data } = load
  const days = useMemo(
    () => (data === undefined ? [] : availableDays(data, daysOf(yearMonth), wanted)),
    [data, yearMonth, wanted],
  )
  if (data === undefined) return <LoadState load={load} height={480} title={words.failed} />
  const chosenDay = days.find(({ day }) => day === chosen)

  /** Runs an action on a day that can change. For any other day, shows why it cannot change. */
  function onDay(day: AvailableDay, act: () => void): void {
    setChosen(day.day)
    const refusal = refusalToSetAvailability(day.day, today())
    if (refusal === null) act()
    else showNote(sentenceHere(refusal))
  }
  const openMore = (day: AvailableDay) => onDay(day, () => setIsOpen(true))
  return (
    <Columns
      side={
        <>
          {chosenDay !== undefined && <ChosenDay day={chosenDay} onMore={() => openMore(chosenDay)} />}
          <RulesPanel
            rules={data.rules}
            format={reader === 'office' ? formatDayWithDashes : formatDayWithSlashes}
            onEnd={endRule}
          />
        </>
      }
    >
      <Card>
        <AvailabilityCalendar
          yearMonth={yearMonth}
          days={days}
          label={words.calendar(formatMonth(yearMonth))}
          onTap={(day) => onDay(day, () => void mark(day.day, nextMark(day)))}
          onMore={openMore}
        />
      </Card>
      <Hint>{words.howTo}</Hint>
      <Hint>{reader === 'office' ? words.notAbsenceOf : `${words.notAbsence} ${words.whoSees}`}</Hint>
      {isOpen && chosenDay !== undefined && (
        <DayMarkDialog day={chosenDay} acts={{ save, addRule }} reader={reader} onClose={() => setIsOpen(false)} />
      )}
    </Columns>
  )
}

type ChosenProps = { readonly day: AvailableDay; readonly onMore: () => void }

function ChosenDay({ day, onMore }: ChosenProps) {
  const shown = shownMark(day)
  return (
    <Panel title={formatDayInWords(day.day)}>
      <p>{shown === null ? words.empty : words.format(shown.mark, shown.hours)}</p>
      {(day.byHr || (shown?.isRule === true && day.rule?.byHr === true)) && <Hint>{words.byHr}</Hint>}
      <ActionButton
        icon={IconAdjustments}
        fullWidth
        refusal={refusalToSetAvailability(day.day, today())}
        onClick={onMore}
      >
        {words.more}
      </ActionButton>
    </Panel>
  )
}

type MonthProps = { readonly yearMonth: YearMonth; readonly onChange: (month: YearMonth) => void }

export const AvailabilityMonths = ({ yearMonth, onChange }: MonthProps) => (
  <MonthSwitcher
    month={yearMonth}
    onChange={onChange}
    previousAvailable={yearMonth > addMonths(currentMonth(), -MONTHS)}
    nextAvailable={yearMonth < addMonths(currentMonth(), MONTHS)}
  />
)

const MONDAY = toDay('2026-11-23')

type RulesPanelProps = {
  readonly rules: readonly AvailabilityRuleDto[]
  readonly format: (day: Day) => string
  readonly onEnd: (ruleId: number) => Promise<unknown>
}

function RulesPanel({ rules, format, onEnd }: RulesPanelProps) {
  const current = rules.filter(({ end }) => end === null || end > today())
  return (
    <Panel title={words.rules}>
      {current.length === 0 && <Hint>{words.noRules}</Hint>}
      <ul className={lists.list}>
        {current.map((rule) => {
          const name = words.rule(weekdayName(addDays(MONDAY, rule.weekday - 1)), rule.everyWeeks)
          const since = words.since(format(rule.start))
          return (
            <li key={rule.id} className={lists.shift}>
              <span className={lists.what}>
                <b>{name}</b>
                <span>{words.format(rule.mark, rule.hours)}</span>
                <span className={lists.detail}>
                  {rule.end === null ? since : words.sinceUntil(since, format(rule.end))}
                  {rule.byHr && ` · ${words.byHr}`}
                </span>
              </span>
              <AskFirstButton
                label={words.endRule}
                aria-label={words.endRuleOf(name)}
                icon={IconX}
                question={words.endQuestion(name)}
                onConfirm={async () => {
                  await onEnd(rule.id)
                  showNote(words.ended)
                }}
              >
                <p>{words.endEffect}</p>
              </AskFirstButton>
            </li>
          )
        })}
      </ul>
    </Panel>
  )
}
