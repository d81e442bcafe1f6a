import '@mantine/notifications/styles.css'
import { Notifications } from '@mantine/notifications'
import classes from './toast.module.css'

/**
 * The short messages at the bottom of the screen. The animation of the UI library also changes the height of a message,
 * and the browser then calculates the layout of the page for each frame. The animation in `toast.module.css` does not
 * change the layout.
 */
export const ToastList = () => (
  <Notifications position="bottom-center" transitionDuration={0} classNames={{ root: classes.toasts }} />
)
