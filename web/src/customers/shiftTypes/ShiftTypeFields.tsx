import { TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import * as texts from '../../texts/texts.ts'
import { SwitchField } from '../../ui/form/fields/SwitchField.tsx'
import { TimeField } from '../../ui/form/fields/TimeField.tsx'
import { ShiftColorField } from './ShiftColorField.tsx'
import { shiftTypeHint } from './shiftTypeForm.ts'
import { isSameName } from './shiftTypeOptions.ts'
import type { ShiftTypeForm } from './shiftTypeForm.ts'
import classes from './shiftTypes.module.css'

const MAX_NAME = 20

/** When a time field gets the focus, its text is selected, so that new typing replaces it. */
const typeOver = { onFocus: (event: React.FocusEvent<HTMLInputElement>) => event.currentTarget.select() }

type Props = {
  readonly form: UseFormReturnType<ShiftTypeForm>
  /** The names of the other shift types of the customer. */
  readonly otherNames: readonly string[]
}

export function ShiftTypeFields({ form, otherNames }: Props) {
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
        <div className={classes.pair}>
          <TimeField label={words.start} {...typeOver} {...form.getInputProps('start')} />
          <TimeField label={words.end} {...typeOver} {...form.getInputProps('end')} />
        </div>
        <SwitchField
          label={words.hasPause}
          value={hasPause}
          onChange={(isOn) => form.setFieldValue('hasPause', isOn)}
        />
        {hasPause && (
          <div className={classes.pair}>
            <TimeField label={words.pauseStart} {...form.getInputProps('pauseStart')} />
            <TimeField label={words.pauseEnd} {...form.getInputProps('pauseEnd')} />
          </div>
        )}
        <p className={classes.hint} aria-live="polite">
          {shiftTypeHint(form.values)}
        </p>
      </div>
    </div>
  )
}
