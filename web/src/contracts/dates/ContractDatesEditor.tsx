import type { RefusalOf } from '@uurwerk/contract/problems'
import { Contract as ContractSchema, editContract } from '@uurwerk/contract/contracts/contracts'
import { TextInput } from '@mantine/core'
import { useForm, type UseFormReturnType } from '@mantine/form'
import { useAsOpened } from '../../ui/form/stale/useAsOpened.ts'
import * as texts from '../../texts/texts.ts'
import { DayField } from '../../ui/form/fields/DayField.tsx'
import { Form } from '../../ui/form/Form.tsx'
import { FormButtons } from '../../ui/form/FormButtons.tsx'
import { StaleNotice } from '../../ui/form/stale/StaleNotice.tsx'
import { bound } from '../../ui/form/bound.ts'
import { useFocusBack } from '../../ui/dialog/useFocusBack.ts'
import { IconAlertTriangle } from '../../ui/icons.ts'
import classes from '../contracts.module.css'
import { contractWrites, type Contract } from '../queries.ts'
import {
  datesFormErrors,
  datesFormOf,
  staleDatesFields,
  movesDates,
  runsLonger,
  type DatesForm,
  type DatesInput,
} from './datesForm.ts'
import { formatMonth } from '@uurwerk/domain/time/formatDay'
import { Link } from 'react-router'
import { sentenceHere } from '../../ui/buttons/reasons/sentenceHere.ts'
import { paths } from '../../paths.ts'
import { refusalToMoveContractStart } from '@uurwerk/domain/contracts/refusalToMoveContractStart'
import { useState } from 'react'
import { ApiProblem } from '../../app/api/apiProblem.ts'
import { clearNotices } from '../../app/notices.ts'
import { useAsk } from '../../ui/dialog/useAsk.ts'
import { useAction } from '../../app/api/useAction.ts'
import type { Day } from '@uurwerk/domain/time/day'
import { TakenAwayList } from '../../people/TakenAwayList.tsx'
import { Question } from '../../ui/dialog/Question.tsx'
import { formatDay } from '../../ui/format/formatDay.ts'
import { ContractEffectList } from '../ContractEffectList.tsx'
import { Fields } from '../../ui/form/FieldGroups.tsx'

const MonthsInTheWay = ({ refusal }: { readonly refusal: RefusalOf<'months_after_end'> | null }) => (
  <div role="alert">
    {refusal !== null && (
      <div className={classes.refused}>
        <IconAlertTriangle size={16} stroke={1.75} aria-hidden />
        <div>
          <p>{sentenceHere(refusal)}</p>
          <p>{texts.contracts.edit.refusedMonths}</p>
          <ul>
            {refusal.months.map((month) => (
              <li key={month}>
                <Link to={paths.adminContracts({ month })}>{formatMonth(month)}</Link>
              </li>
            ))}
          </ul>
        </div>
      </div>
    )}
  </div>
)

type Props = { readonly contract: Contract; readonly onClose: () => void }

/** Before the save, HR confirms which records the new dates remove or close. */
export function ContractDatesEditor({ contract: latest, onClose }: Props) {
  const contract = useAsOpened(latest)
  const words = texts.contracts
  useFocusBack(true)
  const form = useForm<DatesForm>({ initialValues: datesFormOf(contract), validate: datesFormErrors })
  const { save, question, stale, monthsInTheWay } = useSaveDates(contract, { form, onSaved: onClose })
  const theirs = ContractSchema.safeParse(stale?.current).data

  return (
    <Form
      form={form}
      draft={{ name: `contract dates ${contract.id}` }}
      onSubmit={(values) => save(values)}
      layout="belowRow"
    >
      <h3>{words.edit.title}</h3>
      {stale !== null && theirs !== undefined && (
        <StaleNotice
          title={words.edit.staleTitle(stale.changedBy)}
          fields={staleDatesFields(datesFormOf(theirs), form.getValues())}
          onTake={onClose}
          onKeep={() => save(form.getValues(), theirs.version)}
        />
      )}
      <Fields>
        <DayField
          reader="office"
          label={words.create.start}
          withAsterisk
          {...bound<DatesForm['startDate']>(form, 'startDate')}
        />
        <DayField
          reader="office"
          label={words.create.end}
          description={words.create.endHint}
          {...bound<DatesForm['endDate']>(form, 'endDate')}
        />
        <TextInput label={words.create.reference} maxLength={255} {...form.getInputProps('reference')} />
        <TextInput label={words.order.purchaseOrder} maxLength={255} {...form.getInputProps('purchaseOrder')} />
      </Fields>
      <MonthsInTheWay refusal={monthsInTheWay} />
      <FormButtons
        onCancel={onClose}
        reason={form.isDirty() ? null : words.order.nothingChanged}
        busy={form.submitting}
      >
        {words.edit.save}
      </FormButtons>
      {question !== null && <DatesQuestion {...question.about} onAnswer={question.answer} />}
    </Form>
  )
}

type ContractStartCode = NonNullable<ReturnType<typeof refusalToMoveContractStart>>['code']

const OF_START = [
  'contract_outside_employment',
  'contract_start_refused',
] as const satisfies readonly ContractStartCode[]

type Options = { readonly form: UseFormReturnType<DatesForm>; readonly onSaved: () => void }

/** The server says what the new dates change, and HR confirms. The form shows a refusal of the dates. */
function useSaveDates(contract: Contract, { form, onSaved }: Options) {
  const { mutateAsync: preview } = useAction(editContract)
  const { mutateAsync: edit } = useAction(editContract, contractWrites)
  const { question, ask } = useAsk<DatesEffect>()
  const [refused, setRefused] = useState<ApiProblem | null>(null)

  async function save(values: DatesForm, version = contract.version): Promise<void> {
    // The schema has already checked the form, so the start date has a value.
    const input = { params: { contractId: contract.id }, body: { ...values, version } as DatesInput }
    const before = datesFormOf(contract)
    setRefused(null)
    try {
      if (movesDates(before, values)) {
        const { takenAway, effect: beside } = await preview({ ...input, query: { preview: 'true' } })
        const newEnd = values.endDate === before.endDate ? null : values.endDate
        const effect = { takenAway, effect: beside, newEnd, isLonger: runsLonger(before, values) }
        if (!(await ask(effect))) return
      }
      await edit(input)
      onSaved()
    } catch (error) {
      if (!(error instanceof ApiProblem) || !shownHere(error)) throw error
      clearNotices('error')
      setRefused(error)
    }
  }

  function shownHere(problem: ApiProblem): boolean {
    const isOfStart = OF_START.some((code) => code === problem.code)
    if (isOfStart) form.setFieldError('startDate', problem.message)
    return isOfStart || problem.code === 'stale' || problem.code === 'months_after_end'
  }
  return {
    save,
    question,
    stale: refused?.code === 'stale' ? refused : null,
    monthsInTheWay: refused?.refusal?.code === 'months_after_end' ? refused.refusal : null,
  }
}

type DatesEffect = {
  readonly takenAway: Contract['takenAway']
  readonly effect: Contract['effect']
  /** The new end of the contract. Null when the end stays the same, and when the contract no longer has an end. */
  readonly newEnd: Day | null
  readonly isLonger: boolean
}

type DatesQuestionProps = DatesEffect & { readonly onAnswer: (yes: boolean) => void }

/** Shows the records that the new dates of a contract close (rule contracts-16). */
function DatesQuestion({ takenAway, effect, newEnd, isLonger, onAnswer }: DatesQuestionProps) {
  const words = texts.contracts.edit
  return (
    <Question question={words.question} confirm={words.confirm} onAnswer={onAnswer}>
      <div className={classes.stack}>
        {newEnd !== null && <p>{words.afterEnd(formatDay(newEnd))}</p>}
        {isLonger && <p>{words.longer}</p>}
        {effect !== undefined && <ContractEffectList effect={effect} />}
        {takenAway !== undefined && <TakenAwayList takenAway={takenAway} />}
      </div>
    </Question>
  )
}
