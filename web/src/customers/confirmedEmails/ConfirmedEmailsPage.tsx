import { Button, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import * as texts from '../../texts/texts.ts'
import { IconCircleCheck, IconCircleDashed, IconMailCheck, IconMailForward, IconPlus, IconX } from '../../ui/icons.ts'
import { EmptyState } from '../../ui/page/load/EmptyState.tsx'
import { PageHead } from '../../ui/page/PageHead.tsx'
import { Segments } from '../../ui/switchers/Segments.tsx'
import { type Column, buttonsColumn } from '../../ui/table/column.ts'
import { DataTable } from '../../ui/table/DataTable.tsx'
import { useChoiceInAddress } from '../../ui/address/useChoiceInAddress.ts'
import { useOpenEditor } from '../../ui/form/useOpenEditor.ts'
import { confirmedEmailsQuery, type EmailRow } from './queries.ts'
import { now } from '../../app/clock/now.ts'
import { StatusBadge } from '../../ui/StatusBadge.tsx'
import { formatMoment } from '../../ui/format/formatMoment.ts'
import classes from './confirmedEmails.module.css'
import { linkInWords } from './linkInWords.ts'
import {
  confirmEmail,
  mailConfirmLink,
  addConfirmedEmail,
  NewEmailBody,
} from '@uurwerk/contract/customers/confirmedEmails'
import { useAction } from '../../app/api/useAction.ts'
import { ActionButton } from '../../ui/buttons/ActionButton.tsx'
import { IconAction } from '../../ui/buttons/IconAction.tsx'
import { schemaResolver, useForm } from '@mantine/form'
import { DialogButtons } from '../../ui/dialog/DialogButtons.tsx'
import { Form } from '../../ui/form/Form.tsx'
import { Panel } from '../../ui/page/Panel.tsx'

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
  buttonsColumn({
    title: words.columns.action,
    width: 260,
    cell: (row) => <EmailActions row={row} />,
  }),
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

/**
 * Shows whether an e-mail address is confirmed and who confirmed it. For an unconfirmed address, it shows the state of
 * the mailed link.
 */
const Confirmation = ({ row }: { readonly row: EmailRow }) => (
  <span className={classes.confirmation}>
    <StatusBadge color={row.confirmed ? 'green' : 'red'} icon={row.confirmed ? IconCircleCheck : IconCircleDashed}>
      {row.confirmed ? words.yes : words.no}
    </StatusBadge>
    <small>{row.confirmed ? confirmedBy(row) : linkInWords(row.link, now())}</small>
  </span>
)

const confirmedBy = ({ confirmer, confirmationDateTime }: EmailRow): string =>
  confirmer === null || confirmationDateTime === null ? '' : words.by(confirmer, formatMoment(confirmationDateTime))

/** The buttons with which HR confirms an e-mail address, or mails another link to its owner. */
function EmailActions({ row: { emailAddress, confirmed, actions } }: { readonly row: EmailRow }) {
  const { mutateAsync: confirm } = useAction(confirmEmail)
  const { mutateAsync: mailLink } = useAction(mailConfirmLink)
  return (
    <span className={classes.actions}>
      {actions.mailLink?.code !== 'email_already_confirmed' && (
        <IconAction
          label={words.mailLink(emailAddress)}
          icon={IconMailForward}
          onClick={() => mailLink({ body: { emailAddress } }).catch(() => {})}
        />
      )}
      <ActionButton
        variant="subtle"
        icon={IconMailCheck}
        refusal={actions.confirm}
        aria-label={`${confirmed ? words.alreadyConfirmed : words.confirm}: ${emailAddress}`}
        onClick={() => confirm({ body: { emailAddress, isConfirmed: true } }).catch(() => {})}
      >
        {confirmed ? words.alreadyConfirmed : words.confirm}
      </ActionButton>
    </span>
  )
}

/**
 * The form for a new e-mail address. The button above the form closes it again. A new address is unconfirmed until HR
 * or the owner of the address confirms it.
 */
function NewEmailForm({ onSaved }: { readonly onSaved: () => void }) {
  const form = useForm({
    initialValues: { emailAddress: '' },
    validate: schemaResolver(NewEmailBody, { sync: true }),
    validateInputOnBlur: true,
  })
  const { mutateAsync: add } = useAction(addConfirmedEmail)
  async function save(body: { readonly emailAddress: string }): Promise<void> {
    await add({ body })
    onSaved()
  }
  return (
    <div className={classes.new}>
      <Panel title={words.new}>
        <Form form={form} draft={{ name: 'new e-mail address' }} onSubmit={save}>
          <TextInput label={words.email} withAsterisk autoFocus {...form.getInputProps('emailAddress')} />
          <DialogButtons>
            <ActionButton type="submit" variant="filled" busy={form.submitting}>
              {words.save}
            </ActionButton>
          </DialogButtons>
        </Form>
      </Panel>
    </div>
  )
}
