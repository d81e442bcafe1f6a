import { refusalOfAdjusted } from '@uurwerk/domain/planning/refusalToRemovePlannedShift'
import { formatDayInWords } from '@uurwerk/domain/time/formatDay'
import { monthOf } from '@uurwerk/domain/time/yearMonth'
import { Button, Group } from '@mantine/core'
import { Link } from 'react-router'
import { paths } from '../../../paths.ts'
import * as texts from '../../../texts/texts.ts'
import { ActionButton } from '../../../ui/buttons/ActionButton.tsx'
import { Dialog } from '../../../ui/dialog/Dialog.tsx'
import { IconCalendarOff, IconCalendarPlus, IconCopy, IconCut, IconTrash, IconUsers } from '../../../ui/icons.ts'
import { Hint } from '../../../ui/page/Hint.tsx'
import classes from '../team.module.css'
import { shiftInWords } from '../grid/TeamCellView.tsx'
import type { TeamCell, TeamRow, TeamShift, TeamShiftType } from '../grid/teamRows.ts'
import type { TeamPeriod } from '../queries.ts'
import { TypeChoice } from './TypeChoice.tsx'
import type { TeamActs } from './useTeamKeys.ts'

const words = texts.teamPlanning

type Props = {
  readonly row: TeamRow
  readonly cell: TeamCell
  readonly types: readonly TeamShiftType[]
  readonly period: TeamPeriod
  readonly acts: TeamActs
  readonly onWho: (cell: TeamCell) => void
  readonly onAbsence: () => void
  readonly onClose: () => void
}

/** The dialog with all actions on one day of one person, for the mouse, for touch, and after Enter. */
export function CellDialog({ row, cell, types, period, acts, onWho, onAbsence, onClose }: Props) {
  const customers = new Set(cell.contracts.map(({ customerId }) => customerId))
  const usable = types.filter((type) => type.usable && customers.has(type.customerId))
  const then = (act: () => void) => () => {
    onClose()
    act()
  }
  return (
    <Dialog onClose={onClose} title={row.name} subtitle={formatDayInWords(cell.day)}>
      {cell.mark !== null && (
        <Hint>
          {`${cell.mark.words}. `}
          <Link to={paths.adminAvailability({ user: row.person.id, month: monthOf(cell.day) })}>
            {texts.availability.open}
          </Link>
        </Hint>
      )}
      {cell.shifts.map((shift) => (
        <ShiftActs key={shift.id} shift={shift} personId={row.person.id} acts={acts} cell={cell} then={then} />
      ))}
      {cell.contracts.length === 0 ? (
        <Hint>{words.noContract}</Hint>
      ) : usable.length === 0 ? (
        <Hint>{words.noType}</Hint>
      ) : (
        <>
          <p>{words.plan}</p>
          <ul className={classes.types}>
            {usable.map((type) => (
              <TypeChoice
                key={type.id}
                cell={cell}
                type={type}
                period={period}
                onPlan={then(() => acts.plan([cell], type))}
              />
            ))}
          </ul>
        </>
      )}
      {cell.contracts.length > 0 && (
        <OtherActs cell={cell} onWho={then(() => onWho(cell))} onAbsence={then(onAbsence)} />
      )}
      {acts.clipboard !== null && (
        <Button mt="sm" fullWidth variant="light" onClick={then(() => acts.paste(cell))}>
          {words.paste(shiftInWords(acts.clipboard.shift))}
        </Button>
      )}
    </Dialog>
  )
}

type OtherProps = { readonly cell: TeamCell; readonly onWho: () => void; readonly onAbsence: () => void }

const OtherActs = ({ cell, onWho, onAbsence }: OtherProps) => (
  <>
    <ActionButton icon={IconCalendarOff} mt="sm" fullWidth variant="subtle" onClick={onAbsence}>
      {words.bookAbsence}
    </ActionButton>
    <Button
      component={Link}
      to={paths.adminNeeds({ customer: cell.contracts[0]?.customerId, day: cell.day })}
      mt="sm"
      fullWidth
      variant="subtle"
      leftSection={<IconCalendarPlus size={16} stroke={1.75} aria-hidden />}
    >
      {texts.needs.make}
    </Button>
    <ActionButton icon={IconUsers} mt="sm" fullWidth variant="subtle" onClick={onWho}>
      {words.who}
    </ActionButton>
  </>
)

type ShiftProps = Pick<Props, 'acts' | 'cell'> & {
  readonly shift: TeamShift
  readonly personId: number
  readonly then: (act: () => void) => () => void
}

function ShiftActs({ shift, personId, acts, cell, then }: ShiftProps) {
  return (
    <div role="group" aria-label={shiftInWords(shift)}>
      <p>
        <b>{shiftInWords(shift)}</b>
      </p>
      {refusalOfAdjusted(shift) !== null ? (
        <Hint>
          {words.adjustedStays}{' '}
          <Link to={paths.adminDetails({ user: personId, contract: shift.contractId, month: monthOf(shift.day) })}>
            {words.toTimesheet}
          </Link>
        </Hint>
      ) : (
        <Group gap="xs" mb="sm">
          <ActionButton icon={IconCut} onClick={then(() => acts.take(shift, 'move'))}>
            {words.cut}
          </ActionButton>
          <ActionButton icon={IconCopy} onClick={then(() => acts.take(shift, 'copy'))}>
            {words.copy}
          </ActionButton>
          <ActionButton
            icon={IconTrash}
            color="red"
            variant="light"
            onClick={then(() => acts.remove([{ ...cell, shifts: [shift] }]))}
          >
            {words.remove}
          </ActionButton>
        </Group>
      )}
    </div>
  )
}
