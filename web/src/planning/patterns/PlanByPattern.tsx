import { planPattern, type PlannedShift } from '@uurwerk/contract/planning/plannedMonth'
import { refusalToPlanPattern } from '@uurwerk/domain/planning/patterns/refusalToPlanPattern'
import type { Day } from '@uurwerk/domain/time/day'
import { formatMonth } from '@uurwerk/domain/time/formatDay'
import { addMonths, firstDayOf, lastDayOf, type YearMonth } from '@uurwerk/domain/time/yearMonth'
import { Box, NativeSelect } from '@mantine/core'
import { useState } from 'react'
import { sentenceOfError } from '../../app/api/apiProblem.ts'
import { usePreview } from '../../app/api/usePreview.ts'
import type { MonthContract } from '../../contracts/queries.ts'
import * as texts from '../../texts/texts.ts'
import { ActionButton } from '../../ui/buttons/ActionButton.tsx'
import { RemoveButton } from '../../ui/buttons/RemoveButton.tsx'
import { sentenceHere } from '../../ui/buttons/reasons/sentenceHere.ts'
import { DayField } from '../../ui/form/fields/DayField.tsx'
import { FormButtons } from '../../ui/form/FormButtons.tsx'
import { IconPencil, IconPlus } from '../../ui/icons.ts'
import type { PatternPeriod } from '../changes/planningChange.ts'
import { FillEffect } from '../copy/FillEffect.tsx'
import classes from './patterns.module.css'
import type { ShiftPatternDto } from './queries.ts'
import { useFocusFirst } from './useFocusFirst.ts'
import { Fields } from '../../ui/form/FieldGroups.tsx'
import { usePatternSteps } from './usePatternSteps.ts'

type Props = {
  readonly contract: MonthContract
  readonly yearMonth: YearMonth
  readonly patterns: readonly ShiftPatternDto[]
  readonly pattern: ShiftPatternDto
  readonly onChoose: (name: string) => void
  readonly onEdit: (pattern: ShiftPatternDto | 'new') => void
  readonly onPlan: (period: PatternPeriod, previewed: readonly PlannedShift[]) => void
  readonly onClose: () => void
}

/**
 * The form that plans a month or a range of days with a pattern. The user first sees the preview of the server (rule
 * planning-88).
 */
export function PlanByPattern(props: Props) {
  const { contract, yearMonth, pattern, onPlan, onClose } = props
  const words = texts.patterns
  const [month, setMonth] = useState<YearMonth | null>(yearMonth)
  const [range, setRange] = useState<Range>({ first: firstDayOf(yearMonth), last: lastDayOf(yearMonth) })

  const { first, last } = month === null ? range : { first: firstDayOf(month), last: lastDayOf(month) }
  const wrongRange = first === null || last === null ? null : refusalToPlanPattern(first, last)
  const period = first === null || last === null || wrongRange !== null ? null : { patternId: pattern.id, first, last }
  const { answer, refusal, isOld, error } = usePreview(
    planPattern,
    period === null ? null : { params: { contractId: contract.id, yearMonth }, body: period },
  )
  const filled = answer?.filled
  const count = filled?.planned.length ?? 0
  const problem = refusal ?? error
  const reason =
    wrongRange !== null
      ? sentenceHere(wrongRange)
      : period === null
        ? words.noPeriod
        : problem !== null
          ? sentenceOfError(problem)
          : filled === undefined || isOld
            ? texts.copyShifts.checking
            : count === 0
              ? texts.copyShifts.noFreeDay
              : null

  return (
    <>
      <PatternChoice {...props} />
      <PeriodChoice {...{ yearMonth, month, range }} onChooseMonth={setMonth} onChooseRange={setRange} />
      {period !== null && <FillEffect filled={filled} problem={problem} isOld={isOld} nothing={words.nothing} />}
      <FormButtons
        type="button"
        onCancel={onClose}
        reason={reason}
        onClick={() => period !== null && onPlan(period, filled?.planned ?? [])}
      >
        {texts.copyShifts.confirm(count)}
      </FormButtons>
    </>
  )
}

type PatternChoiceProps = Pick<Props, 'contract' | 'patterns' | 'pattern' | 'onChoose' | 'onEdit'>

/** The choice of a pattern, with the buttons that change, add and remove a pattern. */
function PatternChoice({ contract, patterns, pattern, onChoose, onEdit }: PatternChoiceProps) {
  const words = texts.patterns
  const steps = usePatternSteps(contract.id)
  const choice = useFocusFirst<HTMLSelectElement>()
  return (
    <>
      <NativeSelect
        ref={choice}
        label={words.pattern}
        data={patterns.map(({ id, name }) => ({ value: String(id), label: name }))}
        value={String(pattern.id)}
        onChange={({ currentTarget: { value } }) =>
          onChoose(patterns.find(({ id }) => String(id) === value)?.name ?? pattern.name)
        }
      />
      <div className={classes.steps}>
        <ActionButton variant="subtle" icon={IconPencil} onClick={() => onEdit(pattern)}>
          {words.edit}
        </ActionButton>
        <ActionButton variant="subtle" icon={IconPlus} onClick={() => onEdit('new')}>
          {words.another}
        </ActionButton>
        <RemoveButton
          question={words.removeQuestion(pattern.name)}
          effect={words.removeEffect}
          onRemove={() => steps.remove(pattern.id)}
        />
      </div>
    </>
  )
}

type Range = { readonly first: Day | null; readonly last: Day | null }

type PeriodProps = {
  readonly yearMonth: YearMonth
  /** The chosen month; null when the user chooses a range of days. */
  readonly month: YearMonth | null
  readonly range: Range
  readonly onChooseMonth: (month: YearMonth | null) => void
  readonly onChooseRange: (range: Range) => void
}

/** The choice of this month, the next month, or a range of days. */
function PeriodChoice({ yearMonth, month, range, onChooseMonth, onChooseRange }: PeriodProps) {
  const words = texts.patterns
  const months = [yearMonth, addMonths(yearMonth, 1)]
  return (
    <>
      <NativeSelect
        label={words.period}
        description={texts.copyShifts.effect}
        data={[...months.map((each) => ({ value: each, label: formatMonth(each) })), { value: '', label: words.range }]}
        value={month ?? ''}
        onChange={({ currentTarget: { value } }) => onChooseMonth(months.find((each) => each === value) ?? null)}
      />
      {month === null && (
        <Box mt="sm">
          <Fields>
            {(['first', 'last'] as const).map((end) => (
              <DayField
                key={end}
                label={words[end]}
                reader="employee"
                value={range[end]}
                onChange={(day) => onChooseRange({ ...range, [end]: day })}
              />
            ))}
          </Fields>
        </Box>
      )}
    </>
  )
}
