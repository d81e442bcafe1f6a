import { UnstyledButton } from '@mantine/core'
import classes from './toast.module.css'

type Props = { readonly text: string; readonly action: string; readonly onAction: () => void }

export function ToastAction({ text, action, onAction }: Props) {
  return (
    <span className={classes.line}>
      <span>{text}</span>
      <UnstyledButton className={classes.action} onClick={onAction}>
        {action}
      </UnstyledButton>
    </span>
  )
}
