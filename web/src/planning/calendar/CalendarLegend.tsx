import { memo, type CSSProperties } from 'react'
import { useOutbox } from '../../app/api/outbox/outboxState.ts'
import * as texts from '../../texts/texts.ts'
import { IconCircleHalf2, IconClock } from '../../ui/icons.ts'
import { WarningIcon } from '../workingTime/WarningIcon.tsx'
import classes from './calendar.module.css'
import { DifferenceIcon } from './DifferenceIcon.tsx'

const planning = texts.planning

/**
 * The legend explains the marks of the calendar. It leaves out a mark that cannot occur now: for example, it explains
 * the clock only while a change waits for a network (rule offline-11).
 */
export const CalendarLegend = memo(function CalendarLegend({
  differences = false,
}: {
  readonly differences?: boolean
}) {
  const waits = useOutbox().length > 0
  return (
    <ul className={classes.legend} aria-label={planning.legend.title}>
      <li>
        <Swatch role="holiday" />
        {planning.holiday}
      </li>
      <li>
        <Swatch role="occupied" />
        {planning.legend.occupied}
      </li>
      <li>
        <Swatch role="weekend" />
        {planning.legend.weekend}
      </li>
      <li>
        <span className={classes.ring} />
        {planning.legend.today}
      </li>
      <li>
        <b>*</b>
        {planning.legend.adjusted}
      </li>
      <li>
        <IconCircleHalf2 size={14} stroke={1.75} aria-hidden />
        {planning.legend.halfDay}
      </li>
      <li>
        <WarningIcon severity="warn" size={14} />
        {texts.workingTime.mark}
      </li>
      {waits && (
        <li>
          <IconClock size={14} stroke={1.75} aria-hidden />
          {planning.legend.waits}
        </li>
      )}
      {differences && (
        <li>
          <DifferenceIcon />
          {planning.legend.differs}
        </li>
      )}
    </ul>
  )
})

const Swatch = ({ role }: { readonly role: 'holiday' | 'occupied' | 'weekend' }) => (
  <span className={classes.swatch} style={{ '--swatch': `var(--u-${role})` } as CSSProperties} />
)
