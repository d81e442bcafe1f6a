import { UnstyledButton } from '@mantine/core'
import { useRef } from 'react'
import classes from './toast.module.css'

type Props = { readonly text: string; readonly action: string; readonly onAction: () => void }

export function ToastAction({ text, action, onAction }: Props) {
  const cameFrom = useRef<EventTarget | null>(null)
  return (
    <span className={classes.line}>
      <span>{text}</span>
      <UnstyledButton
        className={classes.action}
        onFocus={(event) => {
          cameFrom.current = event.relatedTarget
        }}
        onClick={() => {
          // The message disappears together with its button. When the button has the focus, the focus moves back to the
          // page.
          if (cameFrom.current instanceof HTMLElement && cameFrom.current.isConnected) cameFrom.current.focus()
          else document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true })
          onAction()
        }}
      >
        {action}
      </UnstyledButton>
    </span>
  )
}
