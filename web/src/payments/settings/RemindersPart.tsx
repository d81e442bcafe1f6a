import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import * as texts from '../../texts/texts.ts'
import { IconPlus, IconTrash } from '../../ui/icons.ts'
import { Hint } from '../../ui/page/Hint.tsx'
import { Panel } from '../../ui/page/Panel.tsx'
import { reminderSettingsQuery, type ReminderSettings } from '../queries.ts'
import { editReminderSettings } from '@uurwerk/contract/payments/reminders'
import { messages } from '@uurwerk/contract/messages'
import { halfYearOf } from '@uurwerk/domain/payments/reminders/lateInterest'
import { isDay, type Day } from '@uurwerk/domain/time/day'
import { useForm, type FormRulesRecord, type UseFormReturnType } from '@mantine/form'
import { useAction } from '../../app/api/useAction.ts'
import { today } from '../../app/clock/now.ts'
import { DayField } from '../../ui/form/fields/DayField.tsx'
import { PercentageField } from '../../ui/form/fields/DecimalField.tsx'
import { FieldGroup, FieldGroups, Wide } from '../../ui/form/FieldGroups.tsx'
import { Form } from '../../ui/form/Form.tsx'
import { SwitchField } from '../../ui/form/fields/SwitchField.tsx'
import { IconAction } from '../../ui/buttons/IconAction.tsx'
import { showNote } from '../../ui/toast/showNote.tsx'
import { formatDay } from '../../ui/format/formatDay.ts'
import classes from '../payments.module.css'
import { FormButtons } from '../../ui/form/FormButtons.tsx'
import { WholeNumberField } from '../../ui/form/fields/WholeNumberField.tsx'
import { LoadState } from '../../ui/page/load/LoadState.tsx'

const words = texts.payments.settings

/** HR sets after how many days each reminder is sent, and which costs a reminder may mention. */
export function RemindersPart() {
  const load = useQuery(reminderSettingsQuery)
  const { data } = load
  return (
    <Panel>
      {data !== undefined && (
        <div className={classes.page}>
          <Hint>{words.intro}</Hint>
          <ReminderSettingsEditor settings={data} />
        </div>
      )}
      <LoadState load={load} height={320} title={words.failed} />
    </Panel>
  )
}

const TERMS = [
  ['firstDays', words.firstDays, words.firstHint],
  ['secondDays', words.secondDays, words.secondHint],
  ['thirdDays', words.thirdDays, words.thirdHint],
] as const

const SWITCHES = [
  ['attachesInvoices', words.attachesInvoicesHint],
  ['addsClaims', words.addsClaimsHint],
  ['consumerConditions', words.consumerHint],
] as const

const VALIDATE: FormRulesRecord<SettingsForm> = {
  rates: {
    from: (from) => (from === null ? messages.required(words.from) : null),
    percentage: (rate) => (rate === null || Number.isNaN(rate) ? messages.required(words.percentage) : null),
  },
}

function ReminderSettingsEditor({ settings }: { readonly settings: ReminderSettings }) {
  const form = useForm<SettingsForm>({
    initialValues: settingsForm(settings),
    validate: VALIDATE,
  })
  const { mutateAsync: edit } = useAction(editReminderSettings)
  async function save({ rates, ...values }: SettingsForm): Promise<void> {
    const entered = rates.flatMap(({ from, percentage }) =>
      from === null || percentage === null ? [] : [{ from, percentage }],
    )
    const saved = await edit({ body: { ...values, rates: entered, version: settings.version } })
    form.setInitialValues(settingsForm(saved))
    form.setValues(settingsForm(saved))
    showNote(words.saved)
  }
  return (
    <Form form={form} draft={{ name: 'reminder settings' }} onSubmit={save}>
      <FieldGroups>
        <FieldGroup legend={words.terms}>
          {TERMS.map(([name, label, hint]) => (
            <Wide key={name}>
              <WholeNumberField label={label} description={hint} maxLength={2} {...form.getInputProps(name)} />
            </Wide>
          ))}
        </FieldGroup>
        <FieldGroup legend={words.claims}>
          {SWITCHES.map(([name, hint]) => (
            <Wide key={name}>
              <SwitchField label={words[name]} description={hint} {...form.getInputProps(name)} />
            </Wide>
          ))}
        </FieldGroup>
        <FieldGroup legend={words.rates}>
          <Wide>
            <RateFields form={form} />
          </Wide>
        </FieldGroup>
      </FieldGroups>
      <FormButtons reason={form.isDirty() ? null : texts.settings.nothingChanged} busy={form.submitting}>
        {words.save}
      </FormButtons>
    </Form>
  )
}

const RateFields = ({ form }: { readonly form: UseFormReturnType<SettingsForm> }) => (
  <div className={classes.rates}>
    <Hint>{words.ratesHint}</Hint>
    {form.values.rates.map(({ key, from }, place) => (
      <div key={key}>
        <DayField label={words.from} reader="office" {...form.getInputProps(`rates.${place}.from`)} />
        <PercentageField label={words.percentage} {...form.getInputProps(`rates.${place}.percentage`)} />
        <IconAction
          label={words.removeRate(from === null ? '' : formatDay(from))}
          icon={IconTrash}
          danger
          onClick={() => form.removeListItem('rates', place)}
        />
      </div>
    ))}
    <Button
      leftSection={<IconPlus size={16} stroke={1.75} aria-hidden />}
      onClick={() => form.insertListItem('rates', newRate(form.values.rates), 0)}
    >
      {words.addRate}
    </Button>
  </div>
)

/**
 * A new row for the interest rate of a half year. By default, it is for the current half year. When that half year
 * already has a rate, the first day is empty and HR chooses it.
 */
function newRate(rates: SettingsForm['rates']): SettingsForm['rates'][number] {
  const from: Day = halfYearOf(today())
  return { key: crypto.randomUUID(), from: rates.some((rate) => rate.from === from) ? null : from, percentage: null }
}

type SettingsForm = Omit<ReminderSettings, 'version' | 'rates' | '_links'> & {
  readonly rates: readonly { readonly key: string; readonly from: Day | null; readonly percentage: number | null }[]
}

function settingsForm(stored: ReminderSettings): SettingsForm {
  const { version: _, _links, rates, ...settings } = stored
  return {
    ...settings,
    rates: rates.map(({ from, percentage }) => ({ key: from, from: isDay(from) ? from : null, percentage })),
  }
}
