import {
  correctRecup,
  editLastRecupCorrection,
  RecupCorrectionBody,
  RecupCorrectionEdit,
} from '@uurwerk/contract/balances/balances'
import { formatMonth } from '@uurwerk/domain/time/formatDay'
import { monthOf, toYearMonth, type YearMonth } from '@uurwerk/domain/time/yearMonth'
import { NativeSelect } from '@mantine/core'
import { schemaResolver, useForm } from '@mantine/form'
import { ApiProblem } from '../../app/api/apiProblem.ts'
import { SHOWN_BY_SCREEN, useAction } from '../../app/api/useAction.ts'
import { today } from '../../app/clock/now.ts'
import type { RecupYear } from '../../balances/queries.ts'
import * as texts from '../../texts/texts.ts'
import { showNote } from '../../ui/toast/showNote.tsx'
import classes from '../detail/history.module.css'
import { RecupEditor, type RecupHours } from './RecupEditor.tsx'

export type RecupCorrection = RecupYear['recupDeltaDtoList'][number]

const words = texts.people.recup

type NewProps = {
  readonly personId: number
  readonly months: readonly YearMonth[]
  readonly onClose: () => void
}

export function NewCorrectionForm({ personId, months, onClose }: NewProps) {
  const { mutateAsync: correct } = useAction(correctRecup, SHOWN_BY_SCREEN)
  const form = useForm<RecupHours & { readonly yearMonth: string }>({
    initialValues: { yearMonth: lastBegun(months), hours: null, reason: '' },
    validate: schemaResolver(RecupCorrectionBody, { sync: true }),
  })
  return (
    <RecupEditor
      draftName={`new recup correction ${personId}`}
      form={form}
      hoursHint={words.hoursHint}
      onSave={(body) => correct({ params: { id: personId }, body })}
      onClose={onClose}
    >
      <NativeSelect
        label={words.month}
        data={months.map((month) => ({ value: month, label: formatMonth(month) }))}
        autoFocus
        {...form.getInputProps('yearMonth')}
      />
    </RecupEditor>
  )
}

type LastProps = {
  readonly personId: number
  readonly correction: RecupCorrection
  readonly onClose: () => void
}

export function LastCorrectionForm({ personId, correction, onClose }: LastProps) {
  const { id, yearMonth, hours, reason } = correction
  const { mutateAsync: edit } = useAction(editLastRecupCorrection, {
    meta: { shownByScreen: true },
    // Only the last correction can be edited. When a later one exists, the editor closes and a note says so.
    onError: (error) => error instanceof ApiProblem && error.code === 'stale' && showNote(error.message),
  })
  const form = useForm<RecupHours>({
    initialValues: { hours, reason },
    validate: schemaResolver(RecupCorrectionEdit, { sync: true }),
  })
  return (
    <RecupEditor
      draftName={`recup correction ${id}`}
      form={form}
      hoursHint={words.hoursHint}
      startsWithHours
      onSave={(body) => edit({ params: { id: personId }, body: { id, ...body } })}
      onClose={onClose}
    >
      <p className={classes.wide}>{formatMonth(toYearMonth(yearMonth))}</p>
    </RecupEditor>
  )
}

/** The month that the form for a new correction proposes: the current month, or the last month of a past year. */
const lastBegun = (months: readonly YearMonth[]): string =>
  months.findLast((month) => month <= monthOf(today())) ?? months[0] ?? ''
