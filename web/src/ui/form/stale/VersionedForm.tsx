import { useForm, type FormErrors, type UseFormReturnType } from '@mantine/form'
import { useState, type ReactNode } from 'react'
import { useStale } from '../../../app/api/useStale.ts'
import * as texts from '../../../texts/texts.ts'
import { showNote } from '../../toast/showNote.tsx'
import { Form, type FormProps } from '../Form.tsx'
import { FormButtons } from '../FormButtons.tsx'
import { StaleNotice, type StaleField } from './StaleNotice.tsx'

type Props<Values extends Record<string, unknown>, Saved> = Pick<FormProps<Values, Values>, 'draft' | 'aboutField'> & {
  readonly record: Saved
  readonly valuesOf: (record: Saved) => Values
  readonly validate: (values: Values) => FormErrors
  /** The fields in which two versions of the record differ, in words. */
  readonly changed: (theirs: Values, yours: Values) => readonly StaleField[]
  readonly send: (sent: Values & { readonly version: number }) => Promise<Saved>
  readonly words: { readonly saved: string; readonly staleTitle: (changedBy: string | null) => string }
  readonly children: (form: UseFormReturnType<Values>) => ReactNode
}

/** A form that stays open after a save, and that saves a record with a version, such as the company settings. */
export function VersionedForm<Values extends Record<string, unknown>, Saved extends { readonly version: number }>(
  props: Props<Values, Saved>,
) {
  const { valuesOf, changed, words } = props
  // The form sends the version that the record had when the form opened. The browser may have loaded a newer record
  // since then.
  const [began, setBegan] = useState(props.record)
  const form = useForm<Values>({ initialValues: valuesOf(began), validate: props.validate })
  const { stale, attempt, forget } = useStale<Saved>((now) => changed(valuesOf(now), valuesOf(began)).length === 0)

  function take(saved: Saved): void {
    setBegan(saved)
    form.setInitialValues(valuesOf(saved))
    form.setValues(valuesOf(saved))
  }
  const save = (values: Values, since = began.version): Promise<void> =>
    attempt(async (version) => {
      take(await props.send({ ...values, version }))
      showNote(words.saved)
    }, since)
  return (
    <Form form={form} draft={props.draft} aboutField={props.aboutField} onSubmit={(values) => save(values)}>
      {stale !== null && (
        <StaleNotice
          title={words.staleTitle(stale.changedBy)}
          fields={changed(valuesOf(stale.now), form.getValues())}
          onTake={() => {
            take(stale.now)
            forget()
          }}
          onKeep={() => save(form.getValues(), stale.now.version)}
        />
      )}
      {props.children(form)}
      <FormButtons reason={form.isDirty() ? null : texts.settings.nothingChanged} busy={form.submitting}>
        {texts.settings.save}
      </FormButtons>
    </Form>
  )
}
