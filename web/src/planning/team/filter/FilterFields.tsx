import { Button, NativeSelect, Stack } from '@mantine/core'
import type { ReactNode } from 'react'
import * as texts from '../../../texts/texts.ts'
import { DialogButtons } from '../../../ui/dialog/DialogButtons.tsx'
import { DayField } from '../../../ui/form/fields/DayField.tsx'
import { NumberChoice } from '../../../ui/form/fields/choices/NumberChoice.tsx'
import { SwitchField } from '../../../ui/form/fields/SwitchField.tsx'
import { KINDS, type TeamFilter } from './useTeamFilter.ts'

const words = texts.teamPlanning

export type NamedEmployer = { readonly id: number; readonly name: string }

type Props = {
  readonly filter: TeamFilter
  readonly employers: readonly NamedEmployer[]
  readonly typeNames: readonly string[]
  readonly onClose: () => void
  readonly children: ReactNode
}

/** The less frequent filters of the team planning. A filter applies as soon as HR changes it. */
export function FilterFields({ filter, employers, typeNames, onClose, children }: Props) {
  const { rowsBy, set } = filter
  return (
    <Stack gap="sm">
      {rowsBy === 'people' && <PeopleFields {...{ filter, employers }} />}
      <NativeSelect
        label={words.shiftType}
        data={[{ value: '', label: words.allShiftTypes }, ...typeNames.map((name) => ({ value: name, label: name }))]}
        value={filter.typeName ?? ''}
        onChange={({ currentTarget }) => set('type', currentTarget.value)}
      />
      <SwitchField label={words.onlyShort[rowsBy]} value={filter.onlyShort} onChange={filter.toggleOnlyShort} />
      {children}
      <DialogButtons>
        <Button variant="subtle" color="gray" onClick={filter.clear}>
          {words.clearFilter}
        </Button>
        <Button variant="filled" onClick={onClose}>
          {words.showFound}
        </Button>
      </DialogButtons>
    </Stack>
  )
}

const PeopleFields = ({ filter, employers }: Pick<Props, 'filter' | 'employers'>) => (
  <>
    {employers.length > 0 && (
      <NumberChoice
        label={words.employer}
        placeholder={words.allEmployers}
        choices={employers.map(({ id, name }) => ({ value: id, label: name }))}
        value={filter.employerId}
        onChange={(id) => filter.set('employer', String(id ?? ''))}
      />
    )}
    <NativeSelect
      label={words.kind}
      data={[
        { value: '', label: words.allKinds },
        ...KINDS.map((kind) => ({ value: kind, label: texts.people.kinds[kind] })),
      ]}
      value={filter.kind ?? ''}
      onChange={({ currentTarget }) => filter.set('kind', currentTarget.value)}
    />
    <DayField
      label={words.freeOn}
      description={words.freeOnHint}
      reader="office"
      value={filter.freeOn}
      onChange={filter.showFreeOn}
    />
  </>
)
