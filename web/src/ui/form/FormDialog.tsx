import type { ComponentProps } from 'react'
import { Dialog } from '../dialog/Dialog.tsx'
import { Form, type FormProps } from './Form.tsx'
import { FormButtons } from './FormButtons.tsx'

type Props<Values extends Record<string, unknown>, Sent> = Pick<
  FormProps<Values, Sent>,
  'form' | 'draft' | 'aboutField' | 'onSubmit' | 'children'
> &
  Pick<ComponentProps<typeof Dialog>, 'title' | 'subtitle' | 'onClose'> &
  Pick<ComponentProps<typeof FormButtons>, 'icon'> & {
    readonly save: string
  }

export function FormDialog<Values extends Record<string, unknown>, Sent>(props: Props<Values, Sent>) {
  const { title, subtitle, form, draft, aboutField, icon, save, onSubmit, onClose, children } = props
  return (
    <Dialog onClose={onClose} title={title} subtitle={subtitle}>
      <Form
        form={form}
        draft={draft}
        aboutField={aboutField}
        onSubmit={async (values) => {
          await onSubmit(values)
          onClose()
        }}
      >
        {children}
        <FormButtons onCancel={onClose} icon={icon} busy={form.submitting}>
          {save}
        </FormButtons>
      </Form>
    </Dialog>
  )
}
