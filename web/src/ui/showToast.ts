import { notifications } from '@mantine/notifications'
import type { ReactNode } from 'react'
import classes from './toast.module.css'

let last: string | undefined

/** What it tells is for whoever is signed in. */
export function hideToast(): void {
  if (last !== undefined) notifications.hide(last)
}

/** One at a time, so that a row of quick actions does not cover the screen: a newer toast takes the place of the older. */
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
