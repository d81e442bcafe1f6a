import { formatDayWithDashes, shortWeekdayName } from '@uurwerk/domain/time/formatDay'
import { Button, Skeleton } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { lazy, Suspense, type ReactNode } from 'react'
import * as texts from '../../../texts/texts.ts'
import { ActionButton } from '../../../ui/buttons/ActionButton.tsx'
import { Dialog } from '../../../ui/dialog/Dialog.tsx'
import { IconFilter, IconX } from '../../../ui/icons.ts'
import type { NamedEmployer } from './FilterFields.tsx'
import type { MenuFilter, TeamFilter } from './useTeamFilter.ts'

// The fields of the filters are loaded only when HR opens them, because the field for a day has a calendar.
const FilterFields = lazy(async () => ({ default: (await import('./FilterFields.tsx')).FilterFields }))

const words = texts.teamPlanning

type Props = {
  readonly filter: TeamFilter
  readonly employers: readonly NamedEmployer[]
  readonly typeNames: readonly string[]
  readonly children: ReactNode
}

/** The button that opens the less frequent filters, and a button for each active filter that removes this filter. */
export function FilterButton({ filter, employers, typeNames, children }: Props) {
  const [opened, dialog] = useDisclosure()
  return (
    <>
      <ActionButton icon={IconFilter} aria-haspopup="dialog" onClick={dialog.open}>
        {words.filters}
      </ActionButton>
      {activeFilters(filter, employers).map(([key, label]) => (
        <Button
          key={key}
          variant="light"
          rightSection={<IconX size={14} stroke={1.75} aria-hidden />}
          aria-label={words.removeFilter(label)}
          onClick={() => filter.set(key, '')}
        >
          {label}
        </Button>
      ))}
      <Dialog opened={opened} onClose={dialog.close} title={words.filters}>
        <Suspense fallback={<Skeleton height={220} />}>
          <FilterFields {...{ filter, employers, typeNames }} onClose={dialog.close}>
            {children}
          </FilterFields>
        </Suspense>
      </Dialog>
    </>
  )
}

/** The filters of people do not apply to the rows of customers. */
export function activeFilters(
  { rowsBy, employerId, kind, typeName, freeOn, onlyShort }: Omit<TeamFilter, 'set' | 'clear'>,
  employers: readonly NamedEmployer[],
): readonly (readonly [MenuFilter, string])[] {
  const ofPeople: readonly (readonly [MenuFilter, string | undefined])[] =
    rowsBy === 'customers'
      ? []
      : [
          ['employer', employers.find(({ id }) => id === employerId)?.name],
          ['kind', kind === null ? undefined : texts.people.kinds[kind]],
          [
            'free',
            freeOn === null ? undefined : words.freeOnDay(shortWeekdayName(freeOn), formatDayWithDashes(freeOn)),
          ],
        ]
  const all: typeof ofPeople = [
    ...ofPeople,
    ['type', typeName ?? undefined],
    ['short', onlyShort ? words.onlyShort[rowsBy] : undefined],
  ]
  return all.flatMap(([key, label]) => (label === undefined ? [] : [[key, label] as const]))
}
