import { customerReminders, chooseCustomerReminders } from '@uurwerk/contract/payments/customerReminders'
import { NativeSelect, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { queryOf } from '../../app/api/queryOf.ts'
import * as texts from '../../texts/texts.ts'
import { Panel } from '../../ui/page/Panel.tsx'
import { messages } from '@uurwerk/contract/messages'
import { REMINDER_CHANNELS } from '@uurwerk/domain/payments/reminders/nextReminder'
import { useForm, type UseFormReturnType } from '@mantine/form'
import { useAction } from '../../app/api/useAction.ts'
import { bound } from '../../ui/form/bound.ts'
import { NumberChoice } from '../../ui/form/fields/choices/NumberChoice.tsx'
import { SwitchField } from '../../ui/form/fields/SwitchField.tsx'
import { WholeNumberField } from '../../ui/form/fields/WholeNumberField.tsx'
import { Fields } from '../../ui/form/FieldGroups.tsx'
import { Form } from '../../ui/form/Form.tsx'
import { FormButtons } from '../../ui/form/FormButtons.tsx'
import { showNote } from '../../ui/toast/showNote.tsx'
import { remindersForm, remindersOf, type CustomerReminders, type RemindersForm } from './remindersForm.ts'
import { LoadState } from '../../ui/page/load/LoadState.tsx'

const words = texts.customerReminders

/** The panel that says which payment reminders a customer gets, when, and how (rule payments-34). */
export function CustomerRemindersSection({ customerId }: { readonly customerId: number }) {
  const load = useQuery(queryOf(customerReminders, { params: { id: customerId } }))
  const { data } = load
  return (
    <Panel title={words.title}>
      {data !== undefined && <RemindersEditor key={data.version} customerId={customerId} stored={data} />}
      <LoadState load={load} height={260} title={words.failed} />
    </Panel>
  )
}

const STEPS = words.stepNames.map((label, value) => ({ value, label }))
const CHANNELS = REMINDER_CHANNELS.map((value) => ({ value, label: words.channels[value] }))
const DAYS = [
  ['first', words.firstDays, words.firstHint],
  ['second', words.secondDays, words.secondHint],
  ['third', words.thirdDays, words.thirdHint],
] as const

const dayProblem = (value: number | string, { hasOwnDays }: RemindersForm) =>
  hasOwnDays && value === '' ? messages.required(words.days) : null

type Props = { readonly customerId: number; readonly stored: CustomerReminders }

function RemindersEditor({ customerId, stored }: Props) {
  const form = useForm<RemindersForm>({
    initialValues: remindersForm(stored),
    validate: { first: dayProblem, second: dayProblem, third: dayProblem },
  })
  const { mutateAsync: choose } = useAction(chooseCustomerReminders)
  async function save(values: RemindersForm): Promise<void> {
    await choose({ params: { id: customerId }, body: { ...remindersOf(values), version: stored.version } })
    form.resetDirty(values)
    showNote(words.saved)
  }
  const { lastLevel } = form.values
  return (
    <Form
      form={form}
      layout="stacked"
      fieldOf={{ 'days.first': 'first', 'days.second': 'second', 'days.third': 'third' }}
      onSubmit={save}
    >
      <NumberChoice
        label={words.steps}
        description={words.stepsHint}
        choices={STEPS}
        {...bound<number | null>(form, 'lastLevel')}
      />
      {lastLevel > 0 && <Choices form={form} companyDays={stored.companyDays} />}
      <FormButtons busy={form.submitting}>{words.save}</FormButtons>
    </Form>
  )
}

type ChoicesProps = {
  readonly form: UseFormReturnType<RemindersForm>
  readonly companyDays: CustomerReminders['companyDays']
}

function Choices({ form, companyDays: { first, second, third } }: ChoicesProps) {
  const { lastLevel, channel, hasOwnDays } = form.values
  return (
    <>
      <NativeSelect
        label={words.channel}
        description={channel === 'letter' ? words.letterHint : undefined}
        data={CHANNELS}
        {...form.getInputProps('channel')}
      />
      <SwitchField
        label={words.ownDays}
        description={words.ownDaysHint(first, second, third)}
        {...form.getInputProps('hasOwnDays')}
      />
      {hasOwnDays && (
        <Fields>
          {DAYS.slice(0, lastLevel).map(([name, label, hint]) => (
            <WholeNumberField key={name} label={label} description={hint} maxLength={2} {...form.getInputProps(name)} />
          ))}
        </Fields>
      )}
      <TextInput
        label={words.contactName}
        description={words.contactNameHint}
        maxLength={100}
        {...form.getInputProps('contactName')}
      />
      {channel === 'mail' && (
        <TextInput
          label={words.contactEmail}
          description={words.contactEmailHint}
          type="email"
          {...form.getInputProps('contactEmail')}
        />
      )}
    </>
  )
}
