import { useNetwork } from '@mantine/hooks'
import { IconHourglass, IconWifiOff } from '../../ui/icons.ts'
import { useKeptSince } from '../api/kept/shownKept.ts'
import { useIsRetrying } from '../api/request/retries.ts'
import { today } from '../clock/now.ts'
import * as texts from '../../texts/texts.ts'
import { formatMomentWithSlashes } from '../../ui/format/formatMoment.ts'
import { formatDayWithSlashes } from '@uurwerk/domain/time/formatDay'
import classes from './shell.module.css'

/** Says that there is no network or server, and how old the kept answers on the screen are (rule offline-12). */
export function OfflineNotice() {
  const { online } = useNetwork()
  const isRetrying = useIsRetrying()
  const keptSince = useKeptSince()
  const Icon = online ? IconHourglass : IconWifiOff
  const isShown = !online || isRetrying || keptSince !== null
  return (
    <div role="status">
      {isShown && (
        <p className={classes.offline} data-kept={keptSince !== null || undefined}>
          <Icon size={16} stroke={1.75} aria-hidden />
          {keptSince === null ? (online ? texts.shell.retrying : texts.shell.offline) : sinceInWords(online, keptSince)}
        </p>
      )}
    </div>
  )
}

/** The time of the kept answers in words. When the time is on an earlier day, the words contain that day. */
function sinceInWords(online: boolean, keptSince: number): string {
  const text = formatMomentWithSlashes(new Date(keptSince * 1000).toISOString())
  const moment = text.replace(`${formatDayWithSlashes(today())} `, '')
  return online ? texts.shell.awaySince(moment) : texts.shell.offlineSince(moment)
}
