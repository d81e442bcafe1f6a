import { notifications } from '@mantine/notifications'
import type { ReactNode } from 'react'
import classes from './toast.module.css'

let last: string | undefined

/** Removes the short message at the end of a session, because the message is only for the signed-in user. */
export function hideToast(): void {
  if (last !== undefined) notifications.hide(last)
}

/**
 * Shows a short message. A new message replaces the previous message, so that quick actions do not cover the screen
 * with messages.
 */
export function showToast(message: (hide: () => void) => ReactNode, milliseconds: number): void {
  hideToast()
  const id = notifications.show({
    autoClose: milliseconds,
    withCloseButton: false,
    classNames: classes,
    message: message(() => notifications.hide(id)),
  })
  last = id
}
