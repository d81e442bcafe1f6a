import { Radio, TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import type { Day } from '@uurwerk/domain/time/day'
import type { ReactNode } from 'react'
import * as texts from '../../texts/texts.ts'
import { bound } from '../../ui/form/bound.ts'
import { SwitchField } from '../../ui/form/fields/SwitchField.tsx'
import { TimeField } from '../../ui/form/fields/TimeField.tsx'
import { shiftFormHint, type ShiftForm } from './shiftForm.ts'
import { ShortFields } from '../../ui/form/FieldGroups.tsx'
import classes from '../timesheets.module.css'

type Props = {
  readonly form: UseFormReturnType<ShiftForm>
  /** The day of the shift; null when no day is chosen yet. */
  readonly day: Day | null
  readonly buttons: ReactNode
}

const words = texts.timesheets

/** The form for a new shift and the form for an existing shift both use these fields. */
export function ShiftFields({ form, day, buttons }: Props) {
  const values = form.getValues()
  const hint = day === null ? null : shiftFormHint(values, day)
  return (
    <>
      <div className={classes.fields}>
        <div className={classes.group}>
          <ShortFields>
            <TimeField label={words.start} required withAsterisk={false} {...form.getInputProps('start')} />
            <TimeField label={words.end} required withAsterisk={false} {...form.getInputProps('end')} />
          </ShortFields>
          <p className={classes.hint} aria-live="polite">
            {hint}
          </p>
        </div>
        <div className={classes.group}>
          <SwitchField label={words.hasBreak} {...bound<boolean>(form, 'hasBreak')} />
          {values.hasBreak && (
            <ShortFields>
              <TimeField label={words.breakStart} {...form.getInputProps('breakStart')} />
              <TimeField label={words.breakEnd} {...form.getInputProps('breakEnd')} />
            </ShortFields>
          )}
        </div>
        <div className={classes.group}>
          <SwitchField label={words.hasCallout} {...bound<boolean>(form, 'hasCallout')} />
          {values.hasCallout && (
            <Radio.Group aria-label={words.callout} {...form.getInputProps('callout')}>
              <div className={classes.radios}>
                <Radio value="none" label={words.callouts.none} />
                <Radio value="CALL_OUT_24" label={words.callouts.CALL_OUT_24} />
                <Radio value="CALL_OUT_48" label={words.callouts.CALL_OUT_48} />
              </div>
            </Radio.Group>
          )}
          <SwitchField label={words.interrupted} {...bound<boolean>(form, 'interrupted')} />
        </div>
      </div>
      <div className={classes.foot}>
        <TextInput
          className={classes.remark}
          label={
            <>
              {words.remark} <span className={classes.counter}>{words.remarkCount([...values.remark].length)}</span>
            </>
          }
          description={words.remarkHint}
          {...form.getInputProps('remark')}
        />
        <div className={classes.buttons}>{buttons}</div>
      </div>
    </>
  )
}
