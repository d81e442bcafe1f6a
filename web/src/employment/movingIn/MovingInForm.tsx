import { useForm } from '@mantine/form'
import type { YearMonth } from '@uurwerk/domain/time/yearMonth'
import { moveIn, type MovingInEffect } from '@uurwerk/contract/employment/movingIn'
import { currentMonth } from '../../app/clock/now.ts'
import { useAction } from '../../app/api/useAction.ts'
import * as texts from '../../texts/texts.ts'
import { ActionButton } from '../../ui/buttons/ActionButton.tsx'
import { useAsk } from '../../ui/dialog/useAsk.ts'
import { bound } from '../../ui/form/bound.ts'
import { MonthField } from '../../ui/form/fields/MonthField.tsx'
import { Form } from '../../ui/form/Form.tsx'
import classes from './movingIn.module.css'
import { formatCount } from '@uurwerk/domain/money/formatCount'
import { formatDayWithDashes } from '@uurwerk/domain/time/formatDay'
import { toDay } from '@uurwerk/domain/time/day'
import { Question } from '../../ui/dialog/Question.tsx'
import { Facts } from '../../ui/page/Facts.tsx'
import { formatNumber } from '../../ui/format/formatNumber.ts'

const { movingIn: words } = texts.settings

type Props = {
  readonly movedIn: YearMonth | null
  /**
   * The form calls this function when it starts and when it stops saving. While the form saves, the list of first steps
   * does not open the next step.
   */
  readonly onSending?: (isSending: boolean) => void
}

type Values = { readonly yearMonth: YearMonth | null }

/**
 * The form for the first month of the company in this application. A choice of month can change data of people who are
 * already stored. The form then first shows this effect (rule company-18).
 */
export function MovingInForm({ movedIn, onSending }: Props) {
  const { question, ask } = useAsk<MovingInEffect>()
  const { mutateAsync: save } = useAction(moveIn)
  const form = useForm<Values>({
    initialValues: { yearMonth: movedIn ?? currentMonth() },
    validate: { yearMonth: (value) => (value === null ? words.required : null) },
  })
  const submit = async ({ yearMonth }: Values) => {
    const body = { yearMonth: yearMonth! }
    const { effect } = await save({ query: { preview: 'true' }, body })
    if (effect.people > 0 && !(await ask(effect))) return
    onSending?.(true)
    try {
      await save({ query: { preview: 'false' }, body: { ...body, removeRecupHolidays: true } })
      form.resetDirty(form.getValues())
    } finally {
      onSending?.(false)
    }
  }
  return (
    <Form
      form={form}
      layout="stacked"
      className={classes.form}
      onSubmit={submit}
      isDirty={() => movedIn === null && form.isDirty()}
    >
      <MonthField
        label={words.label}
        description={words.hint}
        withAsterisk
        {...bound<YearMonth | null>(form, 'yearMonth')}
      />
      <div>
        <ActionButton
          type="submit"
          variant="filled"
          // In the list of first steps, the field for the month already has a value. The button therefore has the
          // focus, so that the user only has to press Enter.
          autoFocus={movedIn === null}
          busy={form.submitting}
          reason={movedIn !== null && form.values.yearMonth === movedIn ? texts.settings.nothingChanged : null}
        >
          {words.save}
        </ActionButton>
      </div>
      {question !== null && <MovingInQuestion effect={question.about} onAnswer={question.answer} />}
    </Form>
  )
}

type MovingInQuestionProps = { readonly effect: MovingInEffect; readonly onAnswer: (yes: boolean) => void }

/** The question before HR saves a first month that changes the months or the days of stored people. */
const MovingInQuestion = ({ effect, onAnswer }: MovingInQuestionProps) => (
  <Question
    question={words.question}
    confirm={words.confirm}
    danger={effect.removedRecupHolidays.length > 0}
    onAnswer={onAnswer}
  >
    <Facts
      facts={[
        { label: words.people, value: formatCount(effect.people) },
        {
          label: words.openTimesheets,
          value: words.fromTo(formatCount(effect.openTimesheetsBefore), formatCount(effect.openTimesheetsAfter)),
        },
        {
          label: words.grantedDays,
          value: words.fromTo(formatNumber(effect.grantedDaysBefore), formatNumber(effect.grantedDaysAfter)),
        },
      ]}
    />
    {effect.removedRecupHolidays.length > 0 && (
      <>
        <p>{words.removed(effect.removedRecupHolidays.length)}</p>
        <ul>
          {effect.removedRecupHolidays.map(({ name, day }) => (
            <li key={`${name} ${day}`}>{words.removedDay(name, formatDayWithDashes(toDay(day)))}</li>
          ))}
        </ul>
      </>
    )}
  </Question>
)
