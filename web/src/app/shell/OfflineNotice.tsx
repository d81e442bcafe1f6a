import { useNetwork } from '@mantine/hooks'
import { IconWifiOff } from '@tabler/icons-react'
import * as texts from '../../texts/texts.ts'
import classes from './shell.module.css'

export function OfflineNotice() {
  const { online } = useNetwork()
  return (
    <div role="status">
      {!online && (
        <p className={classes.offline}>
          <IconWifiOff size={16} stroke={1.75} aria-hidden />
          {texts.shell.offline}
        </p>
      )}
    </div>
  )
}
