import { UnstyledButton } from '@mantine/core'
import { useRef } from 'react'
import classes from './toast.module.css'

export type ToastAction = { readonly label: string; readonly go: () => void }
type Props = { readonly text: string; readonly actions: readonly ToastAction[] }

export function ToastActions({ text, actions }: Props) {
  const cameFrom = useRef<EventTarget | null>(null)
  return (
    <span className={classes.line}>
      <span>{text}</span>
      {actions.map(({ label, go }) => (
        <UnstyledButton
          key={label}
          className={classes.action}
          onFocus={({ relatedTarget, currentTarget }) => {
            if (relatedTarget?.parentElement !== currentTarget.parentElement) cameFrom.current = relatedTarget
          }}
          onClick={() => {
            // The message disappears together with its buttons. The focus therefore moves to the element that had it
            // before, or to the main element of the page.
            if (cameFrom.current instanceof HTMLElement && cameFrom.current.isConnected) cameFrom.current.focus()
            else document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true })
            go()
          }}
        >
          {label}
        </UnstyledButton>
      ))}
    </span>
  )
}
