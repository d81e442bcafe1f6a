import { answerDisputes } from '@uurwerk/contract/timesheets/customerSideSteps'
import { TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { IconSend } from '@tabler/icons-react'
import { toDay } from '@uurwerk/domain/time/day'
import { useAction } from '../../app/api/useAction.ts'
import type { BilledTimesheet } from '../../invoicing/preview/billedTimesheet.ts'
import * as texts from '../../texts/texts.ts'
import { ActionButton } from '../../ui/buttons/ActionButton.tsx'
import { Form } from '../../ui/form/Form.tsx'
import { writtenDay } from '../../ui/written/writtenDay.ts'
import classes from './customerOfMonth.module.css'

const words = texts.customerOfMonth

type Props = {
  readonly month: BilledTimesheet
  readonly disputes: BilledTimesheet['customerSide']['disputes']
}

/** The remarks of the customer. Each remark has a field for HR's answer. HR does not have to answer all of them. */
export function AnswerDisputes({ month: { contractId, yearMonth, customerSide }, disputes }: Props) {
  const { mutateAsync: answer } = useAction(answerDisputes, { meta: { shownByScreen: true } })
  const form = useForm<Record<string, string>>({ initialValues: {} })
  const answers = disputes.flatMap(({ lineHash }) => {
    const written = (form.values[lineHash] ?? '').trim()
    return written === '' ? [] : [{ lineHash, answer: written }]
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
              {words.disputed(writtenDay(toDay(day)), remark)}
              {isChanged && <small className={classes.small}>{words.isChanged}</small>}
            </p>
            <TextInput
              label={words.answer(writtenDay(toDay(day)))}
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
        refusal={customerSide.actions.answerDisputes}
        reason={answers.length === 0 ? words.none : null}
        leftSection={<IconSend size={16} stroke={1.75} aria-hidden />}
      >
        {words.send(answers.length)}
      </ActionButton>
    </Form>
  )
}
