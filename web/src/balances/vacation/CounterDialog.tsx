import { editVacationCounter } from '@uurwerk/contract/balances/balances'
import type { CounterType } from '@uurwerk/domain/balances/counterType'
import { TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useAction } from '../../app/api/useAction.ts'
import { useStale } from '../../app/api/useStale.ts'
import type { Counter } from '../queries.ts'
import * as texts from '../../texts/texts.ts'
import { Dialog } from '../../ui/dialog/Dialog.tsx'
import { Form } from '../../ui/form/Form.tsx'
import { FormButtons } from '../../ui/form/FormButtons.tsx'
import { StaleNotice } from '../../ui/form/StaleNotice.tsx'
import type { StaleField } from '../../ui/form/StaleNotice.tsx'
import { writtenNumber } from '../../ui/written/writtenNumber.ts'
import { counterFormErrors, counterFormOf, currentOf, reasonAgainst } from './counterForm.ts'
import type { CounterForm } from './counterForm.ts'
import { CounterLedger } from './CounterLedger.tsx'
import { DaysStepper } from './DaysStepper.tsx'
import { vacationQuery, withVacationRow } from './queries.ts'
import type { VacationRow } from './queries.ts'
import classes from './vacation.module.css'

type Props = {
  readonly row: VacationRow
  /**
   * The leave counter as it was when the dialog opened. It does not change when the list is loaded again, so that the
   * server can detect that another user saved first.
   */
  readonly counter: Counter
  readonly type: CounterType
  readonly year: number
  readonly onClose: () => void
}

/** The dialog 'Pas vakantiesaldo aan', in which HR changes a leave counter. */
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
        className={classes.form}
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
        reasonAgainst={(originalBalance) => reasonAgainst({ ...values, originalBalance }, now)}
      />
      <DaysStepper
        label={words.current}
        hint={words.currentHint(writtenNumber(values.originalBalance ?? 0))}
        value={currentOf(values)}
        onChange={(current) => set({ used: usedWith(current) })}
        error={form.errors['used']}
        reasonAgainst={(current) => reasonAgainst({ ...values, used: usedWith(current) }, now)}
      />
      <TextInput label={words.reason} description={words.reasonHint} {...form.getInputProps('reason')} />
    </>
  )
}

/** The form of a leave counter. When another user saved first, the form is filled again with the saved counter. */
function useCounterForm({ row, counter, type, year, onClose }: Props) {
  const client = useQueryClient()
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
      const { _embedded } = await edit({
        params: { userId: row.userId, year },
        body: { type, originalBalance, currentBalance, reason, version },
      })
      const change = { vacationCounterDtos: _embedded.vacationCounterDtoList }
      client.setQueryData(
        vacationQuery(year).queryKey,
        (overview) => overview && withVacationRow(overview, row.userId, change),
      )
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
 * The differences between the current leave counter and the counter in the form. The granted days and the days left are
 * compared as one field.
 */
function staleCounterFields({ originalBalance, currentBalance }: Counter, form: CounterForm): StaleField[] {
  const words = texts.vacation.edit
  const written = (days: number | null) => writtenNumber(days ?? 0)
  return [
    { label: words.original, theirs: written(originalBalance), yours: written(form.originalBalance) },
    { label: words.current, theirs: written(currentBalance), yours: written(currentOf(form)) },
  ]
}
