import '@mantine/notifications/styles.css'
import { Notifications } from '@mantine/notifications'
import classes from './toast.module.css'

/**
 * The short messages at the bottom of the screen. The animation of the library also changes the height of a message, so
 * that the browser calculates the layout of the page for each frame. `toast.module.css` has an animation without layout.
 */
export const ToastList = () => (
  <Notifications position="bottom-center" transitionDuration={0} classNames={{ root: classes.toasts }} />
)
