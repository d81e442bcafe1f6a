import type { ClaimGrants } from '@uurwerk/domain/customers/claimGrants'
import { openShortage, takeBackShortage, type Shortage } from '@uurwerk/contract/planning/teamStaffing'
import { formatDayWithDashes, weekdayName } from '@uurwerk/domain/time/formatDay'
import { Skeleton, Stack } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { useState } from 'react'
import { useAction } from '../../../app/api/useAction.ts'
import { usePreview } from '../../../app/api/usePreview.ts'
import * as texts from '../../../texts/texts.ts'
import { ActionButton } from '../../../ui/buttons/ActionButton.tsx'
import { Dialog } from '../../../ui/dialog/Dialog.tsx'
import { IconCalendarPlus } from '../../../ui/icons.ts'
import { Hint } from '../../../ui/page/Hint.tsx'
import { LoadError } from '../../../ui/page/load/LoadError.tsx'
import { PlainTable } from '../../../ui/table/PlainTable.tsx'
import { GrantsField } from '../../needs/GrantsField.tsx'
import type { useTeamChanges } from '../fresh/useTeamChanges.ts'
import type { TeamPeriod } from '../queries.ts'
import type { OwnStep } from './undoStacks.ts'

const words = texts.teamPlanning

type Props = {
  readonly period: TeamPeriod
  readonly customerId: number
  readonly changes: Pick<ReturnType<typeof useTeamChanges>, 'keepOwn'>
}

/** Adds open shifts for the shortages of the chosen customer and its subdivisions (rule staffing-4). */
export function OpenShortageButton({ period, customerId, changes }: Props) {
  const [opened, dialog] = useDisclosure()
  return (
    <>
      <ActionButton icon={IconCalendarPlus} onClick={dialog.open}>
        {words.openShortage}
      </ActionButton>
      {opened && <ShortageDialog {...period} {...{ customerId, changes }} onClose={dialog.close} />}
    </>
  )
}

type DialogProps = TeamPeriod & Pick<Props, 'customerId' | 'changes'> & { readonly onClose: () => void }

function ShortageDialog({ from, to, customerId, changes, onClose }: DialogProps) {
  const [grants, setGrants] = useState<ClaimGrants>()
  const { mutateAsync } = useAction(openShortage)
  const takingBack = useAction(takeBackShortage)
  const body = { from, to, customerId, grants }
  const { answer, refusal, error, refetch } = usePreview(openShortage, { query: {}, body })
  const isOfOne = new Set(answer?.shortages.map(({ customerName }) => customerName)).size < 2
  const possible = answer?.shortages.filter(({ message }) => message === null) ?? []
  const places = possible.reduce((sum, each) => sum + each.places, 0)

  /** Adds the open shifts, and returns the change that HR can undo (rule staffing-5). */
  async function openPlaces(): Promise<OwnStep | null> {
    const opened = await mutateAsync({ query: {}, body })
    const needs = opened.shortages.flatMap(({ need }) => need ?? [])
    const undo = async () => {
      const { refused } = await takingBack.mutateAsync({ body: { needs } })
      return refused[0] === undefined ? null : words.staysOpen(refused.length, refused[0])
    }
    return needs.length === 0 ? null : { undo, redo: openPlaces }
  }

  async function open(): Promise<void> {
    const step = await openPlaces()
    if (step !== null) changes.keepOwn(words.shortageOpened(places), step)
    onClose()
  }
  return (
    <Dialog onClose={onClose} title={words.openShortage}>
      {error !== null ? (
        <LoadError error={error} onRetry={refetch} />
      ) : answer === null ? (
        refusal === null ? (
          <Skeleton height={120} />
        ) : (
          <Hint>{refusal.message}</Hint>
        )
      ) : answer.shortages.length === 0 ? (
        <Hint>{words.noShortage}</Hint>
      ) : (
        <Stack gap="sm">
          <PlainTable
            label={words.shortages}
            rows={answer.shortages}
            rowKey={({ customerName, day, shiftTypeName }) => `${customerName} ${day} ${shiftTypeName}`}
            columns={[
              { title: words.sheet.day, cell: ({ day }) => `${weekdayName(day)} ${formatDayWithDashes(day)}` },
              ...(isOfOne ? [] : [{ title: words.customer, cell: ({ customerName }: Shortage) => customerName }]),
              { title: words.sheet.what, cell: ({ shiftTypeName }) => shiftTypeName },
              { title: words.places, align: 'right', cell: ({ places: count, message }) => message ?? count },
            ]}
          />
          <GrantsField value={grants} ofCustomer={null} onChange={setGrants} />
          <ActionButton variant="filled" disabled={places === 0} onClick={() => open().catch(() => {})}>
            {words.openPlacesNow(places)}
          </ActionButton>
        </Stack>
      )}
    </Dialog>
  )
}
