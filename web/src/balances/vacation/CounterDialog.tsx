import { editVacationCounter } from '@uurwerk/contract/balances/balances'
import type { CounterType } from '@uurwerk/domain/balances/counterType'
import { TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useState, type ReactNode } from 'react'
import { readsAreFresh } from '../../app/api/keepReadsFresh.ts'
import { useAction } from '../../app/api/useAction.ts'
import { useStale } from '../../app/api/useStale.ts'
import { IconMinus, IconPlus } from '../../ui/icons.ts'
import type { Counter } from '../queries.ts'
import * as texts from '../../texts/texts.ts'
import { Dialog } from '../../ui/dialog/Dialog.tsx'
import { Form } from '../../ui/form/Form.tsx'
import { FormButtons } from '../../ui/form/FormButtons.tsx'
import { StaleNotice, type StaleField } from '../../ui/form/stale/StaleNotice.tsx'
import { formatNumber } from '../../ui/format/formatNumber.ts'
import { counterFormErrors, counterFormOf, currentOf, reasonAgainst, type CounterForm } from './counterForm.ts'
import { CounterLedger } from './CounterLedger.tsx'
import type { VacationRow } from './queries.ts'
import classes from './vacation.module.css'
import { DaysField } from '../../ui/form/fields/DecimalField.tsx'
import { IconAction } from '../../ui/buttons/IconAction.tsx'

type Props = {
  readonly row: VacationRow
  /**
   * The leave balance (counter) as it was when the dialog opened. It does not change when the list loads again. The
   * server compares it with the stored balance, and so finds out whether another user saved first.
   */
  readonly counter: Counter
  readonly type: CounterType
  readonly year: number
  readonly onClose: () => void
}

/** The dialog 'Pas vakantiesaldo aan', in which HR changes a leave balance (counter) of a person. */
export function CounterDialog(props: Props) {
  const { row, counter, type, year, onClose } = props
  const words = texts.vacation.edit
  const { form, now, stale, save, take } = useCounterForm(props)

  return (
    <Dialog
      opened
      onClose={onClose}
      title={words.title}
      subtitle={words.subtitle(row.userName, counter.typeHumanReadableFormat, year)}
    >
      <Form
        form={form}
        draft={{ name: `counter ${row.userId} ${year} ${type}` }}
        onSubmit={(wanted) => save(wanted)}
        fieldOf={{ currentBalance: 'used' }}
        aboutField={{ counter_edit_refused: 'used' }}
        layout="stacked"
      >
        {stale !== null && (
          <StaleNotice
            title={words.staleTitle(stale.changedBy)}
            fields={staleCounterFields(stale.now, form.values)}
            onTake={() => take(stale.now)}
            onKeep={() => save(form.getValues(), stale.now.version)}
          />
        )}
        <CounterFields form={form} now={now} />
        <FormButtons onCancel={onClose} busy={form.submitting}>
          {words.save}
        </FormButtons>
      </Form>
      <CounterLedger userId={row.userId} year={year} type={type} />
    </Dialog>
  )
}

type FieldsProps = Pick<ReturnType<typeof useCounterForm>, 'form' | 'now'>

/** The fields for the granted days, the days left and the reason of the change. */
function CounterFields({ form, now }: FieldsProps) {
  const words = texts.vacation.edit
  const { values } = form
  const set = (change: Partial<CounterForm>) => {
    form.setValues(change)
    form.clearErrors()
  }
  const usedWith = (current: number | null) =>
    current === null || values.originalBalance === null ? null : values.originalBalance - current

  return (
    <>
      <DaysStepper
        label={words.original}
        hint={words.originalHint}
        value={values.originalBalance}
        onChange={(originalBalance) => set({ originalBalance })}
        error={form.errors['originalBalance']}
        refuses={(originalBalance) => reasonAgainst({ ...values, originalBalance }, now)}
      />
      <DaysStepper
        label={words.current}
        hint={words.currentHint(formatNumber(values.originalBalance ?? 0))}
        value={currentOf(values)}
        onChange={(current) => set({ used: usedWith(current) })}
        error={form.errors['used']}
        refuses={(current) => reasonAgainst({ ...values, used: usedWith(current) }, now)}
      />
      <TextInput label={words.reason} description={words.reasonHint} {...form.getInputProps('reason')} />
    </>
  )
}

/** The form of a leave balance. When another user saved first, the form takes the values that the other user saved. */
function useCounterForm({ row, counter, type, year, onClose }: Props) {
  const [now, setNow] = useState(counter)
  const form = useForm<CounterForm>({
    initialValues: counterFormOf(counter),
    validate: (values) => counterFormErrors(values, now),
  })
  const { mutateAsync: edit } = useAction(editVacationCounter)
  const { stale, attempt, forget } = useStale<Counter>()

  const save = (wanted: CounterForm, since = now.version): Promise<void> =>
    attempt(async (version) => {
      const { originalBalance, reason } = wanted
      const currentBalance = currentOf(wanted)
      if (originalBalance === null || currentBalance === null) return
      await edit({
        params: { userId: row.userId, year },
        body: { type, originalBalance, currentBalance, reason, version },
      })
      await readsAreFresh()
      onClose()
    }, since)

  function take(theirs: Counter): void {
    setNow(theirs)
    const taken = { ...counterFormOf(theirs), reason: form.getValues().reason }
    form.setInitialValues(taken)
    form.setValues(taken)
    form.resetDirty(taken)
    forget()
  }
  return { form, now, stale, save, take }
}

/**
 * The differences between the stored leave balance and the values in the form. The granted days and the days left are
 * compared as one field.
 */
function staleCounterFields({ originalBalance, currentBalance }: Counter, form: CounterForm): StaleField[] {
  const words = texts.vacation.edit
  const format = (days: number | null) => formatNumber(days ?? 0)
  return [
    { label: words.original, theirs: format(originalBalance), yours: format(form.originalBalance) },
    { label: words.current, theirs: format(currentBalance), yours: format(currentOf(form)) },
  ]
}

const HALF_A_DAY = 0.5

type DaysStepperProps = {
  readonly label: string
  readonly hint: string
  readonly value: number | null
  readonly onChange: (value: number | null) => void
  readonly error: ReactNode
  /** Returns the reason why the number cannot become a value; null when the number is allowed. */
  readonly refuses: (value: number) => string | null
}

/** A field for a number of days. The user types the number, or changes it by half a day with the buttons. */
function DaysStepper({ label, hint, value, onChange, error, refuses }: DaysStepperProps) {
  const words = texts.vacation.edit
  const from = value === null || Number.isNaN(value) ? 0 : value
  const step = (days: number) => ({ reason: refuses(from + days), onClick: () => onChange(from + days) })
  return (
    <DaysField
      label={label}
      description={hint}
      value={value}
      onChange={onChange}
      error={error}
      classNames={{ input: classes.days }}
      inputContainer={(field) => (
        <div className={classes.stepper}>
          <IconAction label={words.less(label)} icon={IconMinus} {...step(-HALF_A_DAY)} />
          {field}
          <IconAction label={words.more(label)} icon={IconPlus} {...step(HALF_A_DAY)} />
        </div>
      )}
    />
  )
}
