import { Button } from '@mantine/core'
import { IconPlus, IconX } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import * as texts from '../../texts/texts.ts'
import { EmptyState } from '../../ui/page/EmptyState.tsx'
import { PageHead } from '../../ui/page/PageHead.tsx'
import { Segments } from '../../ui/switchers/Segments.tsx'
import type { Column } from '../../ui/table/column.ts'
import { DataTable } from '../../ui/table/DataTable.tsx'
import { useChoiceInAddress } from '../../ui/address/useChoiceInAddress.ts'
import { useOpenEditor } from '../../ui/form/useOpenEditor.ts'
import { Confirmation } from './Confirmation.tsx'
import { EmailActions } from './EmailActions.tsx'
import { NewEmailForm } from './NewEmailForm.tsx'
import { confirmedEmailsQuery } from './queries.ts'
import type { EmailRow } from './queries.ts'

const words = texts.confirmedEmails
const FILTERS = ['all', 'confirmed', 'unconfirmed'] as const
const SHOWS: Readonly<Record<(typeof FILTERS)[number], (row: EmailRow) => boolean>> = {
  all: () => true,
  confirmed: ({ confirmed }) => confirmed,
  unconfirmed: ({ confirmed }) => !confirmed,
}
const SEARCH = {
  placeholder: words.search,
  textOf: ({ emailAddress }: EmailRow) => emailAddress,
  takesFocus: true as const,
}

const columns: readonly Column<EmailRow>[] = [
  { key: 'email', title: words.columns.email, leads: true, value: ({ emailAddress }) => emailAddress },
  {
    key: 'confirmed',
    title: words.columns.confirmed,
    value: ({ confirmed }) => (confirmed ? words.yes : words.no),
    cell: (row) => <Confirmation row={row} />,
  },
  {
    key: 'action',
    title: words.columns.action,
    align: 'right',
    width: 260,
    sortable: false,
    exported: false,
    value: () => null,
    cell: (row) => <EmailActions row={row} />,
  },
]

/** The page with the e-mail addresses to which invoices can be sent. */
export function ConfirmedEmailsPage() {
  const [filter, chooseFilter] = useChoiceInAddress('status', FILTERS)
  const { open, toggle, close } = useOpenEditor<'new'>()
  const adding = open !== null
  const emails = useQuery(confirmedEmailsQuery)
  const all = emails.data?._embedded.confirmedEmailDtoList
  const Icon = adding ? IconX : IconPlus

  return (
    <>
      <PageHead
        title={words.title}
        actions={
          <Button
            variant={adding ? 'default' : 'filled'}
            leftSection={<Icon size={16} stroke={1.75} aria-hidden />}
            aria-expanded={adding}
            onClick={() => toggle('new')}
          >
            {adding ? words.cancel : words.new}
          </Button>
        }
      />
      {adding && <NewEmailForm onSaved={close} />}
      <DataTable
        label={words.title}
        columns={columns}
        rows={all?.filter(SHOWS[filter])}
        rowKey={({ emailAddress }) => emailAddress}
        load={emails}
        defaultSort={{ key: 'email', descending: false }}
        search={SEARCH}
        csvName={words.csvName}
        tools={
          <Segments
            label={words.filter}
            choices={FILTERS}
            nameOf={(choice) => words.filters[choice]}
            value={filter}
            onChange={chooseFilter}
          />
        }
        empty={
          all?.length === 0 ? (
            <EmptyState title={words.none} text={words.noneText} />
          ) : (
            <EmptyState title={words.noneOf}>
              <Button onClick={() => chooseFilter('all')}>{words.showAll}</Button>
            </EmptyState>
          )
        }
      />
    </>
  )
}
