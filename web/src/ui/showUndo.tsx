import { notifications } from '@mantine/notifications'
import { texts } from '../texts/texts.ts'
import classes from './toast.module.css'
import { ToastAction } from './ToastAction.tsx'

const UNDO_MS = 8_000

/** What has just been done, and for eight seconds a way back. */
export function showUndo(message: string, onUndo: () => void): void {
  const id = notifications.show({
    autoClose: UNDO_MS,
    withCloseButton: false,
    classNames: classes,
    message: (
      <ToastAction
        text={message}
        action={texts.ui.undo}
        onAction={() => {
          notifications.hide(id)
          onUndo()
        }}
      />
    ),
  })
}
