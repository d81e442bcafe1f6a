import * as texts from '../../texts/texts.ts'
import { ActionButton } from '../../ui/buttons/ActionButton.tsx'
import { IconSignature } from '../../ui/icons.ts'
import classes from './months.module.css'

type Props = {
  readonly text: string
  readonly form: string
}

/** On a phone, the form to sign is below the whole list. This button scrolls to the form. */
export const ToSignForm = ({ text, form }: Props) => (
  <div className={classes.nextAct} data-on-phone>
    <span>{text}</span>
    <ActionButton icon={IconSignature} onClick={() => document.getElementById(form)?.scrollIntoView()}>
      {texts.customerSide.toSignForm}
    </ActionButton>
  </div>
)
