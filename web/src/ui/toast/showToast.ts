import { notifications } from '@mantine/notifications'
import type { ReactNode } from 'react'
import classes from './toast.module.css'

let last: string | undefined

/** Removes the toast at the end of a session, because a toast is only for the signed-in user. */
export function hideToast(): void {
  if (last !== undefined) notifications.hide(last)
}

/** Shows one toast at a time, so that quick actions do not cover the screen: a new toast replaces the previous one. */
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
