import { useNetwork } from '@mantine/hooks'
import { IconHourglass, IconWifiOff } from '@tabler/icons-react'
import { useIsRetrying } from '../api/request/retries.ts'
import * as texts from '../../texts/texts.ts'
import classes from './shell.module.css'

/** Says that there is no network, or that the server is away and the app tries again. */
export function OfflineNotice() {
  const { online } = useNetwork()
  const isRetrying = useIsRetrying()
  const Icon = online ? IconHourglass : IconWifiOff
  return (
    <div role="status">
      {(!online || isRetrying) && (
        <p className={classes.offline}>
          <Icon size={16} stroke={1.75} aria-hidden />
          {online ? texts.shell.retrying : texts.shell.offline}
        </p>
      )}
    </div>
  )
}
