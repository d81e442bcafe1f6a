import { publishRequest, refuseRequest, type HrRequest } from '@uurwerk/contract/planning/openShifts/needRequests'
import type { ClaimGrants } from '@uurwerk/domain/customers/claimGrants'
import { formatDayInWords } from '@uurwerk/domain/time/formatDay'
import { Box, Group, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useAction } from '../../app/api/useAction.ts'
import { QualificationField } from '../../people/qualifications/QualificationField.tsx'
import * as texts from '../../texts/texts.ts'
import { ActionButton } from '../../ui/buttons/ActionButton.tsx'
import { Dialog } from '../../ui/dialog/Dialog.tsx'
import { Form } from '../../ui/form/Form.tsx'
import { FormButtons } from '../../ui/form/FormButtons.tsx'
import { IconSend, IconX } from '../../ui/icons.ts'
import { LoadError } from '../../ui/page/load/LoadError.tsx'
import { Panel } from '../../ui/page/Panel.tsx'
import { showNote } from '../../ui/toast/showNote.tsx'
import classes from '../shiftLists.module.css'
import { GrantsField } from './GrantsField.tsx'
import { needRequestsQuery } from './queries.ts'

const words = texts.needRequests

type Chosen = { readonly request: HrRequest; readonly act: 'publish' | 'refuse' }

/** HR publishes a customer's request as an open shift, or refuses the request (rule contact-27). */
export function RequestsPanel() {
  const { data, error, refetch } = useQuery(needRequestsQuery)
  const [chosen, setChosen] = useState<Chosen | null>(null)
  const requests = data?._embedded.hrNeedRequestDtoList ?? []
  const close = () => setChosen(null)
  if (data === undefined && error !== null) return <LoadError error={error} onRetry={refetch} title={words.failed} />
  if (requests.length === 0) return null
  return (
    <Panel title={words.title}>
      <ul className={classes.list} aria-label={words.title}>
        {requests.map((request) => (
          <RequestRow key={request.id} request={request} onChoose={(act) => setChosen({ request, act })} />
        ))}
      </ul>
      {chosen !== null && (
        <Dialog
          onClose={close}
          title={chosen.act === 'publish' ? words.publishTitle : words.refuseTitle}
          subtitle={`${nameOf(chosen.request)} · ${formatDayInWords(chosen.request.day)} · ${chosen.request.customerName}`}
        >
          {chosen.act === 'publish' ? (
            <PublishForm request={chosen.request} onClose={close} />
          ) : (
            <RefuseForm request={chosen.request} onClose={close} />
          )}
        </Dialog>
      )}
    </Panel>
  )
}

const nameOf = ({ shiftTypeName, start, end }: HrRequest): string => texts.needs.shift(shiftTypeName, start, end)

type RowProps = { readonly request: HrRequest; readonly onChoose: (act: Chosen['act']) => void }

const RequestRow = ({ request, onChoose }: RowProps) => (
  <Box component="li" className={classes.shift} style={{ '--swatch': request.color }}>
    <div className={classes.what}>
      <b>{nameOf(request)}</b>
      <span>{`${formatDayInWords(request.day)} · ${request.customerName}`}</span>
      <span className={classes.detail}>{words.requestedBy(request.places, request.contactName)}</span>
      {request.existingPlaces !== null && (
        <span className={classes.detail}>{words.existing(request.existingPlaces)}</span>
      )}
      {request.note !== '' && <span className={classes.detail}>{request.note}</span>}
    </div>
    <Group gap="xs">
      <ActionButton
        icon={IconSend}
        variant="filled"
        aria-label={words.publishOf(nameOf(request), request.customerName)}
        onClick={() => onChoose('publish')}
      >
        {words.publish}
      </ActionButton>
      <ActionButton
        icon={IconX}
        aria-label={words.refuseOf(nameOf(request), request.customerName)}
        onClick={() => onChoose('refuse')}
      >
        {words.refuse}
      </ActionButton>
    </Group>
  </Box>
)

type FormProps = { readonly request: HrRequest; readonly onClose: () => void }
type Values = { grants: ClaimGrants | undefined; qualificationId: number | null; note: string }

function PublishForm({ request, onClose }: FormProps) {
  const { mutateAsync } = useAction(publishRequest)
  // The note for the employees starts empty. The note of the customer's contact person is not copied, because that note
  // can name a patient.
  const form = useForm<Values>({ initialValues: { grants: undefined, qualificationId: null, note: '' } })
  return (
    <Form
      form={form}
      aboutField={{ qualification_ended: 'qualificationId' }}
      isDirty={() => false}
      layout="stacked"
      onSubmit={async (body) => {
        await mutateAsync({ params: { requestId: request.id }, body })
        showNote(words.published)
        onClose()
      }}
    >
      {request.existingPlaces === null ? (
        <>
          {request.note !== '' && <p>{words.noteOfContact(request.note)}</p>}
          <GrantsField ofCustomer={request.grants} {...form.getInputProps('grants')} />
          <QualificationField hint={texts.needs.qualificationHint} {...form.getInputProps('qualificationId')} />
          <TextInput
            label={words.noteForEmployees}
            description={texts.needs.noteHint}
            maxLength={80}
            {...form.getInputProps('note')}
          />
        </>
      ) : (
        <p>{words.added(request.places, request.existingPlaces)}</p>
      )}
      <FormButtons onCancel={onClose} busy={form.submitting}>
        {words.publish}
      </FormButtons>
    </Form>
  )
}

function RefuseForm({ request, onClose }: FormProps) {
  const { mutateAsync } = useAction(refuseRequest)
  const form = useForm({ initialValues: { reason: '' } })
  return (
    <Form
      form={form}
      isDirty={() => false}
      layout="stacked"
      onSubmit={async (body) => {
        await mutateAsync({ params: { requestId: request.id }, body })
        showNote(words.refused)
        onClose()
      }}
    >
      <TextInput
        label={words.reason}
        description={words.reasonHint}
        withAsterisk
        autoFocus
        maxLength={200}
        {...form.getInputProps('reason')}
      />
      <FormButtons onCancel={onClose} busy={form.submitting}>
        {words.refuse}
      </FormButtons>
    </Form>
  )
}
