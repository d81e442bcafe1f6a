import { openShifts } from '@uurwerk/contract/planning/openShifts/openShifts'
import { addDays } from '@uurwerk/domain/time/day'
import { formatDayWithSlashes, weekdayName } from '@uurwerk/domain/time/formatDay'
import { useQuery } from '@tanstack/react-query'
import { queryWithFailure } from '../../app/api/queryOf.ts'
import { today } from '../../app/clock/now.ts'
import * as texts from '../../texts/texts.ts'
import { EmptyState } from '../../ui/page/load/EmptyState.tsx'
import { LoadState } from '../../ui/page/load/LoadState.tsx'
import { PageHead } from '../../ui/page/PageHead.tsx'
import { Panel } from '../../ui/page/Panel.tsx'
import { OpenShiftCard } from './OpenShiftCard.tsx'
import classes from '../shiftLists.module.css'

const words = texts.openShifts
/** The number of days in the list: two months from today. */
const DAYS_AHEAD = 61

/** The open shifts that the employee can claim, and the employee's own claims (rule needs-6). */
export function OpenShiftsPage() {
  const from = today()
  const load = useQuery(queryWithFailure(words.failed, openShifts, { query: { from, to: addDays(from, DAYS_AHEAD) } }))
  const shifts = load.data?._embedded.openShiftDtoList
  return (
    <>
      <PageHead title={words.title} />
      {shifts?.length === 0 && <EmptyState title={words.none} />}
      <div className={classes.root}>
        <LoadState load={load} height={180} title={words.failed} />
        {[...Map.groupBy(shifts ?? [], ({ day }) => day)].map(([day, ofDay]) => (
          <Panel key={day} title={`${weekdayName(day)} ${formatDayWithSlashes(day)}`}>
            <ul className={classes.list}>
              {ofDay.map((shift) => (
                <OpenShiftCard key={shift.id} shift={shift} />
              ))}
            </ul>
          </Panel>
        ))}
      </div>
    </>
  )
}
