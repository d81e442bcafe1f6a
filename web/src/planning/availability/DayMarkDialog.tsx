import { messages } from '@uurwerk/contract/messages'
import { MOST_RULE_WEEKS } from '@uurwerk/contract/planning/availability'
import { DAY_MARKS, type DayMark } from '@uurwerk/domain/planning/availability/availability'
import { weekdayOf, type Day } from '@uurwerk/domain/time/day'
import { formatDayInWords } from '@uurwerk/domain/time/formatDay'
import { NativeSelect } from '@mantine/core'
import { useForm, type UseFormReturnType } from '@mantine/form'
import * as texts from '../../texts/texts.ts'
import { Dialog } from '../../ui/dialog/Dialog.tsx'
import { DayField } from '../../ui/form/fields/DayField.tsx'
import { TimeField } from '../../ui/form/fields/TimeField.tsx'
import { ShortFields } from '../../ui/form/FieldGroups.tsx'
import { Form } from '../../ui/form/Form.tsx'
import { FormButtons } from '../../ui/form/FormButtons.tsx'
import { showNote } from '../../ui/toast/showNote.tsx'
import { shownMark, type AvailableDay } from './availableDays.ts'
import type { AvailabilityOfMonth } from './useAvailability.ts'

const words = texts.availability

type Values = {
  mark: DayMark | ''
  when: 'day' | 'hours'
  start: string
  end: string
  /** '0' when the mark is for this day only; '1' repeats it every week, '2' every two weeks. */
  everyWeeks: string
  lastDay: Day | null
}

type Props = {
  readonly day: AvailableDay
  readonly acts: Pick<AvailabilityOfMonth, 'save' | 'addRule'>
  readonly reader: 'employee' | 'office'
  readonly onClose: () => void
}

/** The choices that a tap on a day does not offer: a mark for some hours, and the same mark every week. */
export function DayMarkDialog({ day, acts, reader, onClose }: Props) {
  const form = useForm<Values>({
    initialValues: valuesOf(day),
    validate: {
      start: (start, { when }) => missingTime(start, when, words.from),
      end: (end, { when }) => missingTime(end, when, words.until),
    },
  })
  const { mark, everyWeeks } = form.getValues()

  async function save({ when, start, end, lastDay, ...values }: Values): Promise<void> {
    const hours = when === 'day' || values.mark === 'free' ? null : { start, end }
    if (values.mark === '') await acts.save(day.day, null)
    else if (values.everyWeeks === '0' || values.mark === 'free') await acts.save(day.day, { mark: values.mark, hours })
    else {
      const weeks = Number(values.everyWeeks)
      const rule = { weekday: weekdayOf(day.day), everyWeeks: weeks, start: day.day, end: lastDay }
      await acts.addRule({ ...rule, mark: values.mark, hours })
      // The day's own mark would have priority over the new rule, so the mark is removed.
      if (day.own !== null) await acts.save(day.day, null)
      showNote(words.ruleAdded)
    }
    onClose()
  }

  return (
    <Dialog onClose={onClose} title={words.title} subtitle={formatDayInWords(day.day)}>
      <Form
        form={form}
        onSubmit={save}
        fieldOf={{ 'hours.start': 'start', 'hours.end': 'end', end: 'lastDay' }}
        aboutField={{ no_day_chosen: 'lastDay' }}
        layout="stacked"
      >
        <MarkField form={form} day={day} />
        {(mark === 'unavailable' || mark === 'preferred') && <WhenFields form={form} />}
        {everyWeeks !== '0' && (mark === 'unavailable' || mark === 'preferred') && (
          <DayField
            label={words.lastDay}
            description={words.lastDayHint}
            reader={reader}
            first={day.day}
            clearable
            {...form.getInputProps('lastDay')}
          />
        )}
        <FormButtons onCancel={onClose} busy={form.submitting}>
          {words.save}
        </FormButtons>
      </Form>
    </Dialog>
  )
}

type MarkProps = { readonly form: UseFormReturnType<Values>; readonly day: AvailableDay }

const MarkField = ({ form, day }: MarkProps) => (
  <NativeSelect
    label={words.mark}
    data={[
      ...DAY_MARKS.filter((each) => each !== 'free' || day.rule !== null).map((each) => ({
        value: each,
        label: words.marks[each],
      })),
      { value: '', label: day.rule === null ? words.empty : words.byRuleAgain },
    ]}
    {...form.getInputProps('mark')}
  />
)

const missingTime = (time: string, when: Values['when'], field: string): string | null =>
  when === 'hours' && time.trim() === '' ? messages.required(field) : null

function WhenFields({ form }: { readonly form: UseFormReturnType<Values> }) {
  const { when, start, end } = form.getValues()
  return (
    <>
      <NativeSelect
        label={words.hours}
        data={[
          { value: 'day', label: words.wholeDay },
          { value: 'hours', label: words.someHours },
        ]}
        {...form.getInputProps('when')}
      />
      {when === 'hours' && (
        <ShortFields>
          <TimeField label={words.from} {...form.getInputProps('start')} />
          <TimeField
            label={words.until}
            description={end !== '' && end <= start ? words.nextDay : undefined}
            {...form.getInputProps('end')}
          />
        </ShortFields>
      )}
      <NativeSelect
        label={words.repeat}
        data={[
          { value: '0', label: words.once },
          ...Array.from({ length: MOST_RULE_WEEKS }, (_, weeks) => ({
            value: String(weeks + 1),
            label: words.everyWeeks(weeks + 1),
          })),
        ]}
        {...form.getInputProps('everyWeeks')}
      />
    </>
  )
}

function valuesOf(day: AvailableDay): Values {
  const shown = shownMark(day)
  return {
    mark: shown?.mark ?? 'unavailable',
    when: (shown?.hours ?? null) === null ? 'day' : 'hours',
    start: shown?.hours?.start ?? '',
    end: shown?.hours?.end ?? '',
    everyWeeks: '0',
    lastDay: null,
  }
}
