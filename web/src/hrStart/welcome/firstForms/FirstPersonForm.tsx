import { createContract } from '@uurwerk/contract/contracts/contracts'
import { createPerson } from '@uurwerk/contract/people/people'
import type { Day } from '@uurwerk/domain/time/day'
import { firstDayOf, toYearMonth } from '@uurwerk/domain/time/yearMonth'
import { Radio, Skeleton } from '@mantine/core'
import { useForm, type UseFormReturnType } from '@mantine/form'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { currentMonth } from '../../../app/clock/now.ts'
import { useAction } from '../../../app/api/useAction.ts'
import { settingsQuery } from '../../../company/queries.ts'
import { NewContractQuestion } from '../../../contracts/create/NewContractQuestion.tsx'
import { customersQuery } from '../../../customers/queries.ts'
import { signInMethods } from '../../../identity/signIn/signInMethods.ts'
import { HrEmployerField } from '../../../people/form/HrEmployerField.tsx'
import { NameFields } from '../../../people/form/PersonFields.tsx'
import { newPersonOf } from '../../../people/form/personForm.ts'
import { signInWays } from '../../../people/form/signInWays.ts'
import { useHrEmployers } from '../../../people/form/useHrEmployers.ts'
import { paths } from '../../../paths.ts'
import * as texts from '../../../texts/texts.ts'
import { ActionButton } from '../../../ui/buttons/ActionButton.tsx'
import { useAsk } from '../../../ui/dialog/useAsk.ts'
import { bound } from '../../../ui/form/bound.ts'
import { FieldGroup, FieldGroups, Wide } from '../../../ui/form/FieldGroups.tsx'
import { DayField } from '../../../ui/form/fields/DayField.tsx'
import { EurosField } from '../../../ui/form/fields/DecimalField.tsx'
import { SearchedChoice } from '../../../ui/form/fields/choices/SearchedChoice.tsx'
import { Form } from '../../../ui/form/Form.tsx'
import { firstContractOf, firstPersonErrors, firstPersonForm, type FirstPerson } from './firstPerson.ts'
import classes from './firstForms.module.css'
import { whileSending, type SendingProps } from './sending.ts'

const { fields } = texts.people
const { create: contract, order } = texts.contracts
const { person: words } = texts.settings.firstSteps

type Props = SendingProps & {
  /** The customer that HR added in an earlier step. The form proposes this customer for the contract. */
  readonly customerId: number | null
}

/** The contract starts in the first month of the company in this application (rule company-20). */
export function FirstPersonForm(props: Props) {
  const { data } = useQuery(settingsQuery)
  if (data === undefined) return <Skeleton h={240} />
  const { movedInYearMonth } = data
  const month = movedInYearMonth === null ? currentMonth() : toYearMonth(movedInYearMonth)
  return <LoadedForm {...props} day={firstDayOf(month)} />
}

function LoadedForm({ customerId, onSending, day }: Props & { readonly day: Day }) {
  const { employers, known, isLoading } = useHrEmployers()
  const [provider = 'GOOGLE', ...others] = signInWays(signInMethods())
  const form = useForm<FirstPerson>({
    initialValues: firstPersonForm({ day, provider, customerId }),
    validate: (values) => firstPersonErrors(values, known),
  })
  const { mutateAsync: create } = useAction(createPerson)
  const { mutateAsync: makeContract } = useAction(createContract)
  const { question, ask } = useAsk<null>()
  async function save(values: FirstPerson): Promise<void> {
    if (values.baseHourlyRate === 0 && !(await ask(null))) return
    const { customerId: _, contractStartDate: __, baseHourlyRate: ___, ...person } = values
    await whileSending(onSending, async () => {
      const { id } = await create({ body: newPersonOf(person, known) })
      // The person is stored, so the form counts as saved. A second attempt would store the person twice.
      form.resetDirty()
      await makeContract({ body: firstContractOf(values, id) })
    })
  }
  return (
    <Form form={form} draft={{ name: 'first person' }} onSubmit={save}>
      <FieldGroups>
        <WhoFields form={form} ways={[provider, ...others]} />
        <EmploymentFields form={form} employers={employers} />
        <ContractFields form={form} />
      </FieldGroups>
      <p className={classes.hint}>
        {words.defaults} <Link to={paths.adminUsers()}>{words.allFields}</Link>
      </p>
      <ActionButton type="submit" variant="filled" busy={form.submitting || isLoading}>
        {words.save}
      </ActionButton>
      {question !== null && <NewContractQuestion end={null} hasNoRate effect={undefined} onAnswer={question.answer} />}
    </Form>
  )
}

type FieldsProps = { readonly form: UseFormReturnType<FirstPerson> }
type WhoProps = FieldsProps & { readonly ways: ReturnType<typeof signInWays> }

const WhoFields = ({ form, ways }: WhoProps) => (
  <FieldGroup legend={texts.people.form.who}>
    <NameFields form={form} />
    {ways.length > 1 && (
      <Wide>
        <Radio.Group label={fields.provider} {...form.getInputProps('provider')}>
          <div className={classes.choices}>
            {ways.map((way) => (
              <Radio key={way} value={way} label={texts.people.providers[way]} />
            ))}
          </div>
        </Radio.Group>
      </Wide>
    )}
  </FieldGroup>
)

type EmploymentProps = FieldsProps & Pick<ReturnType<typeof useHrEmployers>, 'employers'>

const EmploymentFields = ({ form, employers }: EmploymentProps) => (
  <FieldGroup legend={texts.people.form.employment}>
    <Wide>
      <Radio.Group
        label={fields.kind}
        value={form.values.employee ? 'employee' : 'independent'}
        onChange={(kind) => form.setFieldValue('employee', kind === 'employee')}
      >
        <div className={classes.choices}>
          <Radio value="employee" label={texts.people.kinds.employee} />
          <Radio value="independent" label={texts.people.kinds.independent} />
        </div>
      </Radio.Group>
    </Wide>
    <DayField
      reader="office"
      label={fields.employmentStartDate}
      withAsterisk
      {...bound<Day | null>(form, 'employmentStartDate')}
    />
    <HrEmployerField employers={employers} {...bound<number | null>(form, 'hrEmployerId')} />
  </FieldGroup>
)

function ContractFields({ form }: FieldsProps) {
  const { data, isPending } = useQuery(customersQuery)
  const active = (data?._embedded.customerOverviewDtoList ?? []).filter((customer) => customer.active)
  return (
    <FieldGroup legend={contract.contract}>
      <Wide>
        <SearchedChoice
          label={contract.customer}
          placeholder={contract.chooseCustomer}
          withAsterisk
          loading={isPending}
          choices={active.map(({ id, name }) => ({ value: id, label: `${name} (${id})` }))}
          {...bound<number | null>(form, 'customerId')}
        />
      </Wide>
      <DayField
        reader="office"
        label={words.contractStart}
        withAsterisk
        {...bound<Day | null>(form, 'contractStartDate')}
      />
      <EurosField label={order.rate} withAsterisk {...bound<number | null>(form, 'baseHourlyRate')} />
    </FieldGroup>
  )
}
