import { useQuery } from '@tanstack/react-query'
import { useDisclosure } from '@mantine/hooks'
import { paths } from '../../paths.ts'
import * as texts from '../../texts/texts.ts'
import { ActionButton } from '../../ui/buttons/ActionButton.tsx'
import { IconPlus } from '../../ui/icons.ts'
import { PageHead } from '../../ui/page/PageHead.tsx'
import { Segments } from '../../ui/switchers/Segments.tsx'
import { DataTable } from '../../ui/table/DataTable.tsx'
import { useChoiceInAddress } from '../../ui/address/useChoiceInAddress.ts'
import { InviteAllButton } from '../invitations/InviteAllButton.tsx'
import { NewPersonPanel } from '../form/NewPersonPanel.tsx'
import { peopleColumns } from './peopleColumns.tsx'
import { PEOPLE_FILTERS, peopleFilters, type PeopleFilter } from './peopleFilters.ts'
import { personName } from '../personName.ts'
import { peopleQuery } from '../queries.ts'
import { Button } from '@mantine/core'
import { EmptyState } from '../../ui/page/load/EmptyState.tsx'

const words = texts.people.list
const SEARCH = { placeholder: words.search, textOf: personName }

/** The page with all current and former people: employees and self-employed people (rule people-62). */
export function PeoplePage() {
  const [filter, chooseFilter] = useChoiceInAddress('status', peopleFilters)
  const [creating, form] = useDisclosure()
  const people = useQuery(peopleQuery)
  const all = people.data

  return (
    <>
      <PageHead
        title={words.title}
        actions={
          <>
            <InviteAllButton people={all ?? []} />
            <ActionButton
              variant={creating ? 'default' : 'filled'}
              aria-expanded={creating}
              icon={IconPlus}
              onClick={form.open}
            >
              {words.new}
            </ActionButton>
          </>
        }
      />
      {creating && <NewPersonPanel onClose={form.close} />}
      <DataTable
        label={words.title}
        columns={peopleColumns}
        rows={all?.filter(PEOPLE_FILTERS[filter])}
        rowKey={({ id }) => id}
        linkOf={({ id }) => paths.adminUser({ user: id })}
        load={people}
        defaultSort={{ key: 'id', descending: false }}
        search={SEARCH}
        csvName={words.csvName}
        cardsBelow={860}
        tools={
          <Segments
            label={words.filter}
            choices={peopleFilters}
            nameOf={(choice) => words.filters[choice]}
            value={filter}
            onChange={chooseFilter}
          />
        }
        empty={
          <NoPeople filter={filter} all={all?.length ?? 0} onShowAll={() => chooseFilter('all')} onNew={form.open} />
        }
      />
    </>
  )
}

type NoPeopleProps = {
  readonly filter: PeopleFilter
  readonly all: number
  readonly onShowAll: () => void
  readonly onNew: () => void
}

function NoPeople({ filter, all, onShowAll, onNew }: NoPeopleProps) {
  if (all === 0 || filter === 'all') {
    return (
      <EmptyState title={words.empty.none} text={words.empty.noneText}>
        <Button variant="filled" onClick={onNew}>
          {texts.people.create.title}
        </Button>
      </EmptyState>
    )
  }
  return (
    <EmptyState title={words.empty[filter]} text={words.empty.filteredText}>
      <Button onClick={onShowAll}>{words.empty.showAll(all)}</Button>
    </EmptyState>
  )
}
