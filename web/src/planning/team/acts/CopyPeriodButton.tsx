import { TEAM_OPERATIONS, type TeamOutcomes } from '@uurwerk/contract/planning/teamPlanning'
import { addDays, type Day } from '@uurwerk/domain/time/day'
import { formatDayWithDashes, shortWeekdayName } from '@uurwerk/domain/time/formatDay'
import { mondayOf, weekNumberOf } from '@uurwerk/domain/time/week'
import { Skeleton, Stack } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import * as texts from '../../../texts/texts.ts'
import { ActionButton } from '../../../ui/buttons/ActionButton.tsx'
import { Dialog } from '../../../ui/dialog/Dialog.tsx'
import { SwitchField } from '../../../ui/form/fields/SwitchField.tsx'
import { IconCopy } from '../../../ui/icons.ts'
import { Hint } from '../../../ui/page/Hint.tsx'
import { LoadError } from '../../../ui/page/load/LoadError.tsx'
import { PlainTable } from '../../../ui/table/PlainTable.tsx'
import { copyOfPeriod, type PeriodCopy } from './copyOfPeriod.ts'
import { teamPlanningQuery } from '../queries.ts'
import { rowsOfTeam } from '../grid/rowsOfTeam.ts'
import type { TeamRow } from '../grid/teamRows.ts'
import type { Message, useTeamChanges } from '../fresh/useTeamChanges.ts'
import type { useTeamPeriod } from '../useTeamPeriod.ts'

const words = texts.teamPlanning

type Props = {
  readonly period: Pick<ReturnType<typeof useTeamPeriod>, 'view' | 'days'>
  readonly rows: readonly TeamRow[]
  readonly customerIds: ReadonlySet<number> | null
  readonly holidayOf: (day: Day) => string | null
  readonly changes: Pick<ReturnType<typeof useTeamChanges>, 'run'>
}

type SkippedShift = { readonly personId: number; readonly name: string; readonly day: Day; readonly reason: string }

/**
 * The button that copies the previous period. The month view has no such button, because two months have different
 * weekdays.
 */
export function CopyPeriodButton({ period: { view, days }, changes, ...shown }: Props) {
  const [opened, dialog] = useDisclosure()
  const [skipped, lookAt] = useState<readonly SkippedShift[] | null>(null)
  if (view === 'month') return null
  const title = words.copyPrevious[view]

  function messageAbout(copy: PeriodCopy, { outcomes }: TeamOutcomes): Message {
    const all = [
      ...copy.skipped.map(({ why, ...of }) => ({ ...of, reason: words.whyNotCopied[why] })),
      ...copy.copied.flatMap((of, place) => {
        const { code = null, message = null } = outcomes[place] ?? {}
        return code === null ? [] : [{ ...of, reason: message ?? '' }]
      }),
    ]
    const count = outcomes.filter(({ code }) => code === null).length
    const mondays = days.filter((day) => mondayOf(day) === day)
    const before = mondays.map((day) => weekNumberOf(addDays(day, -days.length)))
    const message = words.copiedWeeks(before, mondays.map(weekNumberOf), count, all.length)
    return { message, ...(all.length > 0 && { look: { label: words.look, go: () => lookAt(all) } }) }
  }
  return (
    <>
      <ActionButton icon={IconCopy} disabled={shown.rows.length === 0} onClick={dialog.open}>
        {title}
      </ActionButton>
      {opened && (
        <CopyPeriodDialog
          {...shown}
          title={title}
          days={days}
          onCopy={(copy) =>
            void changes.run(copy.steps, 'possible', { messageFor: (answer) => messageAbout(copy, answer) })
          }
          onClose={dialog.close}
        />
      )}
      {skipped !== null && (
        <Dialog onClose={() => lookAt(null)} title={words.skippedTitle}>
          <SkippedShifts skipped={skipped} />
        </Dialog>
      )}
    </>
  )
}

const MOST_NAMED = 10

/**
 * The sentence with the number of shifts that are not copied. It names the person and the day of the first ten shifts.
 */
const Skipped = ({ skipped }: Pick<PeriodCopy, 'skipped'>) => (
  <Hint>
    {words.copySkipped(skipped.length)}{' '}
    {skipped
      .slice(0, MOST_NAMED)
      .map(({ name, day }) => `${name} (${shortWeekdayName(day)} ${formatDayWithDashes(day)})`)
      .join(', ')}
    {skipped.length > MOST_NAMED && ` ${words.copySkippedMore(skipped.length - MOST_NAMED)}`}
  </Hint>
)

/** The maximum number of rows in the list of skipped shifts. */
const MOST_ROWS = 200

const SkippedShifts = ({ skipped }: { readonly skipped: readonly SkippedShift[] }) => (
  <Stack gap="sm">
    <PlainTable
      label={words.skippedTitle}
      rows={skipped.slice(0, MOST_ROWS)}
      rowKey={({ personId, day, reason }) => `${personId} ${day} ${reason}`}
      columns={[
        { title: words.name, cell: ({ name }) => name },
        { title: words.sheet.day, cell: ({ day }) => `${shortWeekdayName(day)} ${formatDayWithDashes(day)}` },
        { title: words.why, cell: ({ reason }) => reason },
      ]}
    />
    {skipped.length > MOST_ROWS && <Hint>{words.skippedMore(skipped.length - MOST_ROWS)}</Hint>}
  </Stack>
)

type DialogProps = Pick<Props, 'rows' | 'customerIds' | 'holidayOf'> & {
  readonly title: string
  readonly days: readonly Day[]
  readonly onCopy: (copy: PeriodCopy) => void
  readonly onClose: () => void
}

/** HR first sees how many shifts the copy would plan in the shown period (rules team-10, team-38, team-40). */
function CopyPeriodDialog({ title, days, rows, customerIds, holidayOf, onCopy, onClose }: DialogProps) {
  const [alsoHolidays, setAlsoHolidays] = useState(false)
  const from = addDays(days[0]!, -days.length)
  const to = addDays(days[0]!, -1)
  const { data, error, refetch } = useQuery(teamPlanningQuery({ from, to }))
  const isLeftOut = (day: Day): boolean => !alsoHolidays && holidayOf(day) !== null
  const copy =
    data?.from === from && data.to === to
      ? copyOfPeriod({ before: rowsOfTeam(data).rows, rows, customerIds, isLeftOut })
      : null
  const count = copy?.steps.length ?? 0
  return (
    <Dialog onClose={onClose} title={title}>
      {error !== null ? (
        <LoadError error={error} onRetry={refetch} />
      ) : copy === null ? (
        <Skeleton height={120} />
      ) : (
        <Stack gap="sm">
          <p>{words.copyCount(count, copy.people)}</p>
          {copy.adjusted > 0 && <Hint>{words.copyAdjusted(copy.adjusted)}</Hint>}
          {copy.skipped.length > 0 && <Skipped skipped={copy.skipped} />}
          {days.some((day) => holidayOf(day) !== null) && (
            <SwitchField label={words.alsoHolidays} value={alsoHolidays} onChange={setAlsoHolidays} />
          )}
          <ActionButton
            icon={IconCopy}
            variant="filled"
            disabled={count === 0}
            reason={count > TEAM_OPERATIONS ? words.copyTooMany(TEAM_OPERATIONS) : null}
            onClick={() => {
              onCopy(copy)
              onClose()
            }}
          >
            {words.copyNow}
          </ActionButton>
        </Stack>
      )}
    </Dialog>
  )
}
