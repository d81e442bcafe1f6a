import { useNotifications } from '@mantine/notifications'
import { useState } from 'react'
import { lazyDialog } from '../dialog/lazyDialog.tsx'

const ToastList = lazyDialog(async () => (await import('./ToastList.tsx')).ToastList)

/** The place of the short messages. It appears with the first message, and stays for the next one. */
export function Toasts() {
  const { notifications } = useNotifications()
  const [isUsed, setUsed] = useState(false)
  if (!isUsed && notifications.length > 0) setUsed(true)
  return isUsed && <ToastList />
}
