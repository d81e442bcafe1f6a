import type { UseFormReturnType } from '@mantine/form'
import type { ReactNode } from 'react'
import { useAttempt } from '../../app/api/useAttempt.ts'
import * as texts from '../../texts/texts.ts'
import { Form } from '../../ui/form/Form.tsx'
import { FormButtons } from '../../ui/form/FormButtons.tsx'
import { ProblemLine } from '../../ui/form/ProblemLine.tsx'
import { useFocusBack } from '../../ui/dialog/useFocusBack.ts'
import { InlineEditor } from '../../ui/form/InlineEditor.tsx'
import classes from '../detail/history.module.css'

type Props<Values extends Record<string, unknown>> = {
  /** The name under which the browser keeps the typed values when the session ends. */
  readonly draftName: string
  readonly form: UseFormReturnType<Values>
  readonly onSave: (values: Values) => Promise<void>
  readonly onClose: () => void
  readonly children: ReactNode
}

/**
 * A small form below the list of bonuses or corrections. When the server refuses the values, the form shows the reason
 * above the fields.
 */
export function RecupEditor<Values extends Record<string, unknown>>(props: Props<Values>) {
  const { draftName, form, onSave, onClose, children } = props
  useFocusBack(true)
  const { problem, attempt } = useAttempt()

  async function save(values: Values): Promise<void> {
    const saved = await attempt(async () => {
      await onSave(values)
      return true
    })
    if (saved) onClose()
  }
  return (
    <InlineEditor>
      <Form form={form} draft={{ name: draftName }} onSubmit={save}>
        <ProblemLine problem={problem} />
        <div className={classes.fields}>{children}</div>
        <FormButtons onCancel={onClose} busy={form.submitting}>
          {texts.people.recup.save}
        </FormButtons>
      </Form>
    </InlineEditor>
  )
}
