import '@mantine/notifications/styles.css'
import { Notifications } from '@mantine/notifications'
import classes from './toast.module.css'

/** The short messages at the bottom of the screen. */
export const ToastList = () => <Notifications position="bottom-center" classNames={{ root: classes.toasts }} />
