import { useNotifications } from '@mantine/notifications'
import { useState } from 'react'
import { lazyDialog } from '../dialog/lazyDialog.tsx'

const ToastList = lazyDialog(async () => (await import('./ToastList.tsx')).ToastList)

/** The container of the short messages. It is added with the first message and stays for later messages. */
export function Toasts() {
  const { notifications } = useNotifications()
  const [isUsed, setUsed] = useState(false)
  if (!isUsed && notifications.length > 0) setUsed(true)
  return isUsed && <ToastList />
}
