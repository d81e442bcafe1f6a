import type { ShiftType } from '@uurwerk/contract/customers/customers'
import { useForm, type UseFormReturnType } from '@mantine/form'
import type { ReactNode } from 'react'
import { useAsOpened } from '../../ui/form/stale/useAsOpened.ts'
import { useStale } from '../../app/api/useStale.ts'
import * as texts from '../../texts/texts.ts'
import { ShortFields } from '../../ui/form/FieldGroups.tsx'
import { Form } from '../../ui/form/Form.tsx'
import { FormButtons } from '../../ui/form/FormButtons.tsx'
import { StaleNotice } from '../../ui/form/stale/StaleNotice.tsx'
import { useFocusBack } from '../../ui/dialog/useFocusBack.ts'
import {
  EMPTY_SHIFT_TYPE,
  FIELD_OF,
  shiftTypeErrors,
  shiftTypeFormOf,
  shiftTypeHint,
  type ShiftTypeForm,
} from './shiftTypeForm.ts'
import classes from './shiftTypes.module.css'
import { TextInput } from '@mantine/core'
import { SwitchField } from '../../ui/form/fields/SwitchField.tsx'
import { TimeField } from '../../ui/form/fields/TimeField.tsx'
import { ShiftColorField } from './ShiftColorField.tsx'
import { isSameName } from './shiftTypeOptions.ts'
import { differences } from '../../ui/form/stale/differences.ts'

type NameOf = (qualificationId: number) => string

function formatFields(form: ShiftTypeForm, nameOf: NameOf = () => '') {
  const words = texts.shiftTypes
  return [
    [words.name, form.name],
    [words.color, form.color],
    [words.hours, formatTimes(form.start, form.end)],
    [words.hasPause, form.hasPause ? formatTimes(form.pauseStart, form.pauseEnd) : words.noPause],
    [texts.shiftTypes.qualification, form.qualificationId === null ? '' : nameOf(form.qualificationId)],
  ] as const
}

const formatTimes = (start: string, end: string): string => `${start} – ${end}`

type Props = {
  /** The name under which the browser keeps the typed values when the session ends. */
  readonly draftName: string
  /** The shift type that the user edits; undefined when the user adds one. */
  readonly shiftType?: ShiftType
  readonly all: readonly ShiftType[]
  readonly newType?: ShiftTypeForm
  /** Saves the form. `version` is the version of the shift type when the form opened. */
  readonly onSave: (form: ShiftTypeForm, version?: number) => Promise<unknown>
  readonly onClose: () => void
  /** The qualification (such as a diploma) that the shift type requires. Only the form of HR has it. */
  readonly qualification?: {
    readonly field: (form: UseFormReturnType<ShiftTypeForm>) => ReactNode
    readonly nameOf: NameOf
  }
}

export function ShiftTypeEditor(props: Props) {
  const { draftName, shiftType, all, newType = EMPTY_SHIFT_TYPE, onSave, onClose, qualification } = props
  const words = texts.shiftTypes
  const isNew = shiftType === undefined
  useFocusBack(true)
  const form = useForm<ShiftTypeForm>({
    initialValues: isNew ? newType : shiftTypeFormOf(shiftType),
    validate: (values) => shiftTypeErrors(values, { isNew }),
  })
  const began = useAsOpened(shiftType?.version)
  const { stale, attempt } = useStale<ShiftType>()

  const save = (values: ShiftTypeForm, since = began): Promise<void> =>
    attempt(async (version) => {
      await onSave(values, version)
      onClose()
    }, since)
  return (
    <Form
      form={form}
      draft={{ name: draftName }}
      onSubmit={(values) => save(values)}
      fieldOf={FIELD_OF}
      aboutField={{ qualification_ended: 'qualificationId' }}
      className={isNew ? `${classes.editor} ${classes.ofNewType}` : classes.editor}
    >
      {stale !== null && (
        <StaleNotice
          title={words.staleTitle(stale.changedBy)}
          fields={differences(
            formatFields(shiftTypeFormOf(stale.now), qualification?.nameOf),
            formatFields(form.getValues(), qualification?.nameOf),
          )}
          onTake={onClose}
          onKeep={() => save(form.getValues(), stale.now.version)}
        />
      )}
      <ShiftTypeFields form={form} otherNames={all.filter(({ id }) => id !== shiftType?.id).map(({ name }) => name)} />
      {qualification?.field(form)}
      <FormButtons
        onCancel={onClose}
        reason={isNew || form.isDirty() ? null : words.nothingChanged}
        busy={form.submitting}
      >
        {words.save}
      </FormButtons>
    </Form>
  )
}

const MAX_NAME = 20

/** When a time field gets the focus, its text is selected, so that new typing replaces it. */
const typeOver = { onFocus: (event: React.FocusEvent<HTMLInputElement>) => event.currentTarget.select() }

type ShiftTypeFieldsProps = {
  readonly form: UseFormReturnType<ShiftTypeForm>
  readonly otherNames: readonly string[]
}

function ShiftTypeFields({ form, otherNames }: ShiftTypeFieldsProps) {
  const words = texts.shiftTypes
  const { name, color, hasPause } = form.values
  return (
    <div className={classes.fields}>
      <div className={classes.group}>
        <TextInput
          label={
            <>
              {words.name} <span className={classes.counter}>{words.nameCount([...name].length, MAX_NAME)}</span>
            </>
          }
          classNames={{ label: classes.wideLabel }}
          data-autofocus
          autoFocus
          {...form.getInputProps('name')}
        />
        <p role="status" className={classes.sameName}>
          {otherNames.some((other) => isSameName(other, name)) && words.sameName}
        </p>
        <ShiftColorField value={color} onChange={(chosen) => form.setFieldValue('color', chosen)} name={name} />
      </div>
      <div className={classes.group}>
        <ShortFields>
          <TimeField label={words.start} {...typeOver} {...form.getInputProps('start')} />
          <TimeField label={words.end} {...typeOver} {...form.getInputProps('end')} />
        </ShortFields>
        <SwitchField label={words.hasPause} {...form.getInputProps('hasPause')} />
        {hasPause && (
          <ShortFields>
            <TimeField label={words.pauseStart} {...form.getInputProps('pauseStart')} />
            <TimeField label={words.pauseEnd} {...form.getInputProps('pauseEnd')} />
          </ShortFields>
        )}
        <p className={classes.hint} aria-live="polite">
          {shiftTypeHint(form.values)}
        </p>
      </div>
    </div>
  )
}
