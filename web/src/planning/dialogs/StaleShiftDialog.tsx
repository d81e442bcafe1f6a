import type { Day } from '@uurwerk/domain/time/day'
import { formatDayInWords } from '@uurwerk/domain/time/formatDay'
import * as texts from '../../texts/texts.ts'
import { Dialog } from '../../ui/dialog/Dialog.tsx'
import { StaleNotice } from '../../ui/form/stale/StaleNotice.tsx'
import { formatDays } from '../../ui/format/formatDays.ts'
import type { Planning, StaleShift } from '../changes/usePlanning.ts'

type Props = { readonly stale: StaleShift; readonly planning: Planning }

/** Another user changed the shift first. The user keeps one of the two versions (rule planning-37). */
export function StaleShiftDialog({ stale: { changedBy, now, wanted }, planning }: Props) {
  const words = texts.planning
  const { startTime, endTime } = wanted.shiftType.labourTime
  const isMove = wanted.day !== now.day
  const onDay = (text: string, day: Day) => (isMove ? words.shiftOnDay(text, formatDays({ first: day })) : text)

  async function keep(): Promise<void> {
    planning.dismissStale()
    await planning.edit(now, wanted)
  }
  return (
    <Dialog onClose={planning.dismissStale} title={words.editShift} subtitle={formatDayInWords(now.day)}>
      <StaleNotice
        title={texts.timesheets.stale(changedBy)}
        fields={[
          {
            label: words.shift,
            theirs: onDay(words.shiftInHours(now.title, now.start.slice(11, 16), now.end.slice(11, 16)), now.day),
            yours: onDay(words.shiftInHours(wanted.shiftType.name, startTime, endTime), wanted.day),
          },
        ]}
        onTake={planning.dismissStale}
        onKeep={keep}
      />
    </Dialog>
  )
}
