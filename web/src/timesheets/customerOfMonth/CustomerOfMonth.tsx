import {
  ReasonToWaive,
  remindCustomer,
  waiveCustomer,
  withdrawWaiver,
  answerDisputes,
} from '@uurwerk/contract/timesheets/customerSideSteps'
import { refusalToRemindCustomer } from '@uurwerk/domain/timesheets/customerSide/contactReminders'
import { useDisclosure } from '@mantine/hooks'
import { SHOWN_BY_SCREEN, useAction } from '../../app/api/useAction.ts'
import { now } from '../../app/clock/now.ts'
import type { BilledTimesheet } from '../../invoicing/preview/billedTimesheet.ts'
import * as texts from '../../texts/texts.ts'
import { ActionButton } from '../../ui/buttons/ActionButton.tsx'
import { IconArrowBackUp, IconBell, IconSend, IconSignatureOff } from '../../ui/icons.ts'
import { Panel } from '../../ui/page/Panel.tsx'
import { formatMoment } from '../../ui/format/formatMoment.ts'
import { ReasonDialog } from '../contractMonths/row/ReasonDialog.tsx'
import classes from './customerOfMonth.module.css'
import { TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { toDay } from '@uurwerk/domain/time/day'
import { Form } from '../../ui/form/Form.tsx'
import { formatDay } from '../../ui/format/formatDay.ts'

const words = texts.customerOfMonth

/**
 * The panel with the customer's signature and remarks about the hours of a month. Without a signature and remarks, the
 * panel is not shown.
 */
export function CustomerOfMonth({ month }: { readonly month: BilledTimesheet }) {
  const { isExpected, signature, waiver, waits, disputes, actions } = month.customerSide
  if (!isExpected && signature === null && waiver === null && disputes.length === 0) return null
  return (
    <Panel title={words.title}>
      <div className={classes.panel}>
        {signature !== null && <p>{words.signedBy(formatMoment(signature.signedAt), signature.name)}</p>}
        {isExpected && signature === null && waiver === null && <p>{waits ? words.waits : words.notSigned}</p>}
        <RemindButton month={month} />
        {actions.waive === null && <WaiveButton month={month} />}
        {waiver !== null && <Waiver month={month} waiver={waiver} />}
        {disputes.length > 0 && <AnswerDisputes month={month} />}
      </div>
    </Panel>
  )
}

type OfMonth = { readonly month: BilledTimesheet }

function RemindButton({ month: { contractId, yearMonth, customerSide } }: OfMonth) {
  const { mutateAsync: remind } = useAction(remindCustomer)
  const { lastRemindedAt, ...facts } = customerSide.reminder
  const refusal = refusalToRemindCustomer(facts, now())
  if (refusal?.code === 'nothing_to_sign') return null
  return (
    <div>
      <ActionButton
        icon={IconBell}
        refusal={refusal}
        reasonBelow
        onClick={() => remind({ params: { contractId, yearMonth } }).catch(() => {})}
      >
        {words.remind}
      </ActionButton>
      {lastRemindedAt !== null && (
        <small className={classes.small}>{words.reminded(formatMoment(lastRemindedAt))}</small>
      )}
    </div>
  )
}

function WaiveButton({ month: { contractId, yearMonth, username, customerName } }: OfMonth) {
  const [asking, { open, close }] = useDisclosure()
  const { mutateAsync: waive } = useAction(waiveCustomer)
  return (
    <>
      <ActionButton icon={IconSignatureOff} onClick={open}>
        {words.waive}
      </ActionButton>
      {asking && (
        <ReasonDialog
          question={words.waiveQuestion}
          about={`${username} · ${customerName}`}
          effect={words.waiveEffect}
          confirm={words.waive}
          icon={IconSignatureOff}
          schema={ReasonToWaive}
          onConfirm={(reason) => waive({ params: { contractId, yearMonth }, body: { reason } })}
          onClose={close}
        />
      )}
    </>
  )
}

type Waived = NonNullable<BilledTimesheet['customerSide']['waiver']>

function Waiver({ month: { contractId, yearMonth, customerSide }, waiver }: OfMonth & { readonly waiver: Waived }) {
  const { mutateAsync: withdraw } = useAction(withdrawWaiver)
  return (
    <>
      <p>
        {words.waived(waiver.reason)}
        <small className={classes.small}>{words.waivedBy(formatMoment(waiver.at), waiver.by)}</small>
      </p>
      <ActionButton
        variant="subtle"
        icon={IconArrowBackUp}
        refusal={customerSide.actions.withdrawWaiver}
        onClick={() => withdraw({ params: { contractId, yearMonth } }).catch(() => {})}
      >
        {words.withdraw}
      </ActionButton>
    </>
  )
}

/**
 * The remarks of the customer about worked shifts. Each remark has a field for HR's answer. HR can leave fields empty.
 */
function AnswerDisputes({ month: { contractId, yearMonth, customerSide } }: OfMonth) {
  const { disputes, actions } = customerSide
  const { mutateAsync: answer } = useAction(answerDisputes, SHOWN_BY_SCREEN)
  const form = useForm<Record<string, string>>({ initialValues: {} })
  const answers = disputes.flatMap(({ lineHash }) => {
    const text = (form.values[lineHash] ?? '').trim()
    return text === '' ? [] : [{ lineHash, answer: text }]
  })
  return (
    <Form
      form={form}
      draft={{ name: `answers ${contractId} ${yearMonth}` }}
      onSubmit={async () => {
        await answer({ params: { contractId, yearMonth }, body: { answers } })
        form.reset()
      }}
    >
      <h3>{words.disputes}</h3>
      <ul className={classes.disputes}>
        {disputes.map(({ lineHash, day, remark, isChanged }) => (
          <li key={lineHash}>
            <p>
              {words.disputed(formatDay(toDay(day)), remark)}
              {isChanged && <small className={classes.small}>{words.isChanged}</small>}
            </p>
            <TextInput
              label={words.answer(formatDay(toDay(day)))}
              description={words.answerHint}
              maxLength={200}
              {...form.getInputProps(lineHash)}
              value={form.values[lineHash] ?? ''}
            />
          </li>
        ))}
      </ul>
      <ActionButton
        type="submit"
        loading={form.submitting}
        refusal={actions.answerDisputes}
        reason={answers.length === 0 ? words.none : null}
        icon={IconSend}
      >
        {words.send(answers.length)}
      </ActionButton>
    </Form>
  )
}
