import { notifications } from '@mantine/notifications'
import classes from './toast.module.css'
import { ToastActions, type ToastAction } from './ToastActions.tsx'

let last: string | undefined

/** Removes the short message at the end of a session, because the message is only for the signed-in user. */
export function hideToast(): void {
  if (last !== undefined) notifications.hide(last)
}

/** A new message replaces the previous one, so that quick actions do not cover the screen with messages. */
export function showToast(text: string, actions: readonly ToastAction[], milliseconds: number): void {
  hideToast()
  const hiding = ({ label, go }: ToastAction): ToastAction => ({
    label,
    go: () => {
      notifications.hide(id)
      go()
    },
  })
  const id = notifications.show({
    autoClose: milliseconds,
    withCloseButton: false,
    classNames: classes,
    message: actions.length === 0 ? text : <ToastActions text={text} actions={actions.map(hiding)} />,
  })
  last = id
}
