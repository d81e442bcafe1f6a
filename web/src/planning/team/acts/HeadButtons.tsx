import { dayOfNewNeed, refusalToMakeNeedIn } from '@uurwerk/domain/planning/openShifts/refusalToMakeNeed'
import { periodToFill, refusalToFillPeriod } from '@uurwerk/domain/planning/patterns/refusalToFillPeriod'
import { useDisclosure } from '@mantine/hooks'
import { today } from '../../../app/clock/now.ts'
import * as texts from '../../../texts/texts.ts'
import { ActionButton } from '../../../ui/buttons/ActionButton.tsx'
import { Dialog } from '../../../ui/dialog/Dialog.tsx'
import { lazyDialog } from '../../../ui/dialog/lazyDialog.tsx'
import { IconCalendarPlus, IconRepeat } from '../../../ui/icons.ts'
import type { useTeamChanges } from '../fresh/useTeamChanges.ts'
import type { TeamPeriod } from '../queries.ts'

const FillPeriodDialog = lazyDialog(async () => (await import('../../rotation/FillPeriodDialog.tsx')).FillPeriodDialog)
const NewNeedForm = lazyDialog(async () => (await import('../../needs/NewNeedForm.tsx')).NewNeedForm)

type Props = {
  readonly period: TeamPeriod
  readonly customerId: number | null
  readonly changes: ReturnType<typeof useTeamChanges>
}

/** The button that fills the shown period with a pattern (rules team-29, rotation-3). */
export function PatternButton({ period, customerId, changes }: Props) {
  const [opened, dialog] = useDisclosure()
  const isPassed = refusalToFillPeriod(periodToFill(period, today())) !== null
  return (
    <>
      <ActionButton icon={IconRepeat} reason={isPassed ? texts.teamPlanning.periodPassed : null} onClick={dialog.open}>
        {texts.teamPlanning.pattern}
      </ActionButton>
      {opened && <FillPeriodDialog {...{ period, customerId, changes }} onClose={dialog.close} />}
    </>
  )
}

/** The button that opens the form for a new open shift in the shown period (rules team-29, needs-1). */
export function OpenShiftButton({ period, customerId }: Omit<Props, 'changes'>) {
  const [opened, dialog] = useDisclosure()
  return (
    <>
      <ActionButton
        icon={IconCalendarPlus}
        variant="filled"
        refusal={refusalToMakeNeedIn(period, today())}
        onClick={dialog.open}
      >
        {texts.teamPlanning.openShift}
      </ActionButton>
      {opened && (
        <Dialog onClose={dialog.close} title={texts.needs.make}>
          <NewNeedForm {...{ customerId }} day={dayOfNewNeed(period, today())} onClose={dialog.close} />
        </Dialog>
      )}
    </>
  )
}
