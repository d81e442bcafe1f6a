import { messages } from '@uurwerk/contract/messages'
import { followPattern, type RotationPattern } from '@uurwerk/contract/planning/patterns/rotationPatterns'
import type { Day } from '@uurwerk/domain/time/day'
import { useForm, type UseFormReturnType } from '@mantine/form'
import { useQuery } from '@tanstack/react-query'
import { SHOWN_BY_SCREEN, useAction } from '../../app/api/useAction.ts'
import { today } from '../../app/clock/now.ts'
import * as texts from '../../texts/texts.ts'
import { DayField } from '../../ui/form/fields/DayField.tsx'
import { NumberChoice } from '../../ui/form/fields/choices/NumberChoice.tsx'
import { Fields } from '../../ui/form/FieldGroups.tsx'
import { Form } from '../../ui/form/Form.tsx'
import { FormButtons } from '../../ui/form/FormButtons.tsx'
import { weeksOfPattern } from '../patterns/patternForm.ts'
import type { Team } from '../team/fresh/peopleOfTeam.ts'
import { teamPlanningQuery } from '../team/queries.ts'

const words = texts.rotation

type Values = { contractId: number | null; start: Day | null; end: Day | null; firstWeek: number }
type Props = { readonly pattern: RotationPattern; readonly onClose: () => void }

const required = (label: string) => (value: unknown) => (value === null ? messages.required(label) : null)

/** HR also chooses in which week of the pattern the contract begins (rule rotation-2). */
export function FollowForm({ pattern, onClose }: Props) {
  const { mutateAsync } = useAction(followPattern, SHOWN_BY_SCREEN)
  const { data } = useQuery(teamPlanningQuery({ from: today(), to: today() }))
  const form = useForm<Values>({
    initialValues: { contractId: null, start: today(), end: null, firstWeek: 1 },
    validate: { contractId: required(words.contract), start: required(words.from) },
  })

  async function follow(values: Values): Promise<void> {
    const { contractId: contract, start: first, ...rest } = values
    if (contract === null || first === null) return
    await mutateAsync({ params: { patternId: pattern.id }, body: { ...rest, contractId: contract, start: first } })
    onClose()
  }
  return (
    <Form
      form={form}
      onSubmit={follow}
      aboutField={{ contract_follows_pattern: 'start', period_reversed: 'end' }}
      isDirty={() => false}
      layout="stacked"
    >
      <NumberChoice
        label={words.contract}
        placeholder={words.chooseContract}
        choices={data === undefined ? [] : contractsAt(data, pattern.customerId)}
        {...form.getInputProps('contractId')}
      />
      <PeriodFields form={form} weeks={pattern.weeks} />
      <FormButtons onCancel={onClose} busy={form.submitting}>
        {words.follow}
      </FormButtons>
    </Form>
  )
}

/** The contracts at a customer, each with the name of its person, in the order of the names. */
const contractsAt = ({ people }: Team, customer: number) =>
  people
    .flatMap(({ person, contracts }) =>
      contracts
        .filter(({ customerId }) => customerId === customer)
        .map(({ id }) => ({ value: id, label: `${person.firstName} ${person.lastName}` })),
    )
    .toSorted((a, b) => a.label.localeCompare(b.label, 'nl'))

type PeriodProps = { readonly form: UseFormReturnType<Values>; readonly weeks: number }

const PeriodFields = ({ form, weeks }: PeriodProps) => (
  <Fields>
    <DayField label={words.from} reader="office" {...form.getInputProps('start')} />
    <DayField label={words.to} description={words.noEnd} reader="office" {...form.getInputProps('end')} />
    <NumberChoice
      label={words.firstWeek}
      choices={weeksOfPattern(weeks).map((each) => ({ value: each, label: words.week(each) }))}
      {...form.getInputProps('firstWeek')}
    />
  </Fields>
)
