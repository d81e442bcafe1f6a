import '@mantine/notifications/styles.css'
import { Notifications } from '@mantine/notifications'
import classes from './toast.module.css'

/** The UI library animates the height, which costs a layout for each frame. `toast.module.css` does not. */
export const ToastList = () => (
  <Notifications position="bottom-center" transitionDuration={0} classNames={{ root: classes.toasts }} />
)
