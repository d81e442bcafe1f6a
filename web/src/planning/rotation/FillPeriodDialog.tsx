import { periodToFill } from '@uurwerk/domain/planning/patterns/refusalToFillPeriod'
import type { Day } from '@uurwerk/domain/time/day'
import { Skeleton, Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { today } from '../../app/clock/now.ts'
import { paths } from '../../paths.ts'
import * as texts from '../../texts/texts.ts'
import { ActionLink } from '../../ui/buttons/ActionLink.tsx'
import { Dialog } from '../../ui/dialog/Dialog.tsx'
import { NumberChoice } from '../../ui/form/fields/choices/NumberChoice.tsx'
import { IconRepeat } from '../../ui/icons.ts'
import { EmptyState } from '../../ui/page/load/EmptyState.tsx'
import { LoadError } from '../../ui/page/load/LoadError.tsx'
import type { useTeamChanges } from '../team/fresh/useTeamChanges.ts'
import { ApplyForm } from './ApplyForm.tsx'
import { rotationQuery } from './queries.ts'

const words = texts.rotation

type Props = {
  readonly period: { readonly from: Day; readonly to: Day }
  /** The customer that HR chose in the filter. The dialog proposes the pattern of this customer. */
  readonly customerId: number | null
  readonly changes: ReturnType<typeof useTeamChanges>
  readonly onClose: () => void
}

/** HR plans the shifts of a pattern in the period that the grid shows (rule rotation-3). */
export function FillPeriodDialog({ period, customerId, changes, onClose }: Props) {
  const { data, error, refetch } = useQuery(rotationQuery())
  const [chosen, choose] = useState<number | null>(null)
  const patterns = (data?._embedded.rotationPatternDtoList ?? []).filter(({ actions }) => actions.fill === null)
  const proposed = patterns.find((pattern) => pattern.customerId === customerId) ?? patterns[0]
  const pattern = patterns.find(({ id }) => id === chosen) ?? proposed
  return (
    <Dialog onClose={onClose} title={words.fillPeriod}>
      {error !== null ? (
        <LoadError error={error} onRetry={refetch} title={words.failed} />
      ) : data === undefined ? (
        <Skeleton height={180} />
      ) : pattern === undefined ? (
        <EmptyState title={words.noneFollowed} text={words.noneFollowedText}>
          <ActionLink icon={IconRepeat} to={paths.adminRotations()}>
            {words.toPatterns}
          </ActionLink>
        </EmptyState>
      ) : (
        <Stack gap="md">
          <NumberChoice
            label={words.pattern}
            choices={patterns.map(({ id, name, customerName }) => ({ value: id, label: `${name} · ${customerName}` }))}
            value={pattern.id}
            onChange={choose}
          />
          <ApplyForm
            key={pattern.id}
            act="fill"
            period={periodToFill(period, today())}
            {...{ pattern, changes, onClose }}
          />
        </Stack>
      )}
    </Dialog>
  )
}
