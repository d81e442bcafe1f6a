import {
  revokeCalendarFeed,
  createCalendarFeed,
  NewCalendarFeed,
  type CalendarFeed,
} from '@uurwerk/contract/planning/calendarFeeds'
import { Checkbox, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useAction } from '../../app/api/useAction.ts'
import * as texts from '../../texts/texts.ts'
import { IconLink } from '../../ui/icons.ts'
import { Hint } from '../../ui/page/Hint.tsx'
import { LoadState } from '../../ui/page/load/LoadState.tsx'
import { PageHead } from '../../ui/page/PageHead.tsx'
import { Panel } from '../../ui/page/Panel.tsx'
import { showNote } from '../../ui/toast/showNote.tsx'
import { formatMomentWithSlashes } from '../../ui/format/formatMoment.ts'
import classes from './calendarFeeds.module.css'
import { CalendarFeedsTable } from './CalendarFeedsTable.tsx'
import { calendarFeedsQuery } from './queries.ts'
import type { RefusalOf } from '@uurwerk/contract/problems'
import { schemaResolver, useForm } from '@mantine/form'
import { useState } from 'react'
import { ActionButton } from '../../ui/buttons/ActionButton.tsx'
import { CopyButton } from '../../ui/buttons/CopyButton.tsx'
import { Dialog } from '../../ui/dialog/Dialog.tsx'
import { DialogButtons } from '../../ui/dialog/DialogButtons.tsx'
import { Form } from '../../ui/form/Form.tsx'

const words = texts.calendarFeeds

export function CalendarFeedsPage() {
  const load = useQuery(calendarFeedsQuery)
  const { mutateAsync } = useAction(revokeCalendarFeed)
  const { data } = load
  const feeds = data?._embedded.calendarFeedDtoList

  async function revoke({ id, name }: CalendarFeed): Promise<void> {
    await mutateAsync({ params: { id } })
    showNote(words.revoked(name))
  }
  return (
    <>
      <PageHead title={words.title} />
      <div className={classes.root}>
        <Panel>
          <div className={classes.explained}>
            <p>{words.explained}</p>
            <Hint>{words.private}</Hint>
          </div>
          {feeds !== undefined && feeds.length > 0 && (
            <CalendarFeedsTable label={words.title} feeds={feeds} format={formatMomentWithSlashes} onRevoke={revoke} />
          )}
          {data === undefined ? (
            <LoadState load={load} height={90} />
          ) : (
            <NewCalendarFeedForm refusal={data.actions.create} />
          )}
        </Panel>
      </div>
    </>
  )
}

type Made = { readonly name: string; readonly url: string }

/** The form that makes a calendar feed, and then shows its secret URL once. */
function NewCalendarFeedForm({ refusal }: { readonly refusal: RefusalOf | null }) {
  const [made, setMade] = useState<Made | null>(null)
  const { mutateAsync } = useAction(createCalendarFeed)
  const form = useForm({
    initialValues: { name: '', withCustomer: false },
    validate: schemaResolver(NewCalendarFeed, { sync: true }),
  })

  async function create(values: { readonly name: string; readonly withCustomer: boolean }): Promise<void> {
    const { url } = await mutateAsync({ body: values })
    form.reset()
    setMade({ name: values.name, url })
  }
  return (
    <>
      <Form form={form} onSubmit={create} layout="stacked" className={classes.form}>
        <TextInput label={words.name} description={words.nameHint} maxLength={60} {...form.getInputProps('name')} />
        <Checkbox label={words.withCustomer} {...form.getInputProps('withCustomer', { type: 'checkbox' })} />
        <ActionButton icon={IconLink} type="submit" variant="filled" busy={form.submitting} refusal={refusal}>
          {words.create}
        </ActionButton>
      </Form>
      {made !== null && (
        <Dialog onClose={() => setMade(null)} title={words.ready(made.name)}>
          <p>{words.onlyNow}</p>
          <div className={classes.address}>
            <code>{made.url}</code>
            <CopyButton text={made.url} label={words.copy} />
          </div>
          <a href={made.url.replace(/^https?:/, 'webcal:')}>{words.open}</a>
          <DialogButtons>
            <ActionButton variant="filled" onClick={() => setMade(null)}>
              {words.done}
            </ActionButton>
          </DialogButtons>
        </Dialog>
      )}
    </>
  )
}
