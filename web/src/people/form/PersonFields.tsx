import { personKindOf } from '@uurwerk/domain/people/personKind'
import type { Day } from '@uurwerk/domain/time/day'
import { Radio, TextInput, Checkbox } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import type { ReactNode } from 'react'
import * as texts from '../../texts/texts.ts'
import { bound } from '../../ui/form/bound.ts'
import { DayField } from '../../ui/form/fields/DayField.tsx'
import { HoursField, NumberField, PercentageField } from '../../ui/form/fields/DecimalField.tsx'
import { FieldGroup, FieldGroups, GroupColumn, Wide } from '../../ui/form/FieldGroups.tsx'
import classes from './form.module.css'
import { HrEmployerField } from './HrEmployerField.tsx'
import type { PersonForm } from './personForm.ts'
import type { HrEmployers } from './useHrEmployers.ts'
import type { YearMonth } from '@uurwerk/domain/time/yearMonth'
import { MonthField } from '../../ui/form/fields/MonthField.tsx'
import { roles } from '@uurwerk/domain/people/role'
import { signInMethods } from '../../identity/signIn/signInMethods.ts'
import { signInWays, waysToOffer } from './signInWays.ts'

/** The recuperation that a person had before the company started to use this application. */
const RecupOpeningFields = ({ form }: { readonly form: UseFormReturnType<PersonForm> }) => (
  <FieldGroup legend={texts.people.form.recup}>
    <MonthField
      label={texts.people.form.openingMonth}
      clearable
      {...bound<YearMonth | null>(form, 'recupOpeningYearMonth')}
    />
    <HoursField label={texts.people.form.openingHours} {...bound<number | null>(form, 'recupOpeningHours')} />
    <Wide>
      <p className={classes.hint}>{texts.people.form.recupHint}</p>
    </Wide>
  </FieldGroup>
)

type Props = {
  readonly form: UseFormReturnType<PersonForm>
  readonly employers: HrEmployers
  /** True for a new person. HR changes the part-time percentage of an existing person in another section. */
  readonly withPercentage?: boolean
  readonly employerAlert?: ReactNode
}

const words = texts.people.fields
export const PersonFields = ({ form, employers, withPercentage = false, employerAlert }: Props) => (
  <FieldGroups>
    <FieldGroup legend={texts.people.form.who}>
      <NameFields form={form} />
      <Wide>
        <KindField form={form} />
      </Wide>
    </FieldGroup>
    <FieldGroup legend={texts.people.form.employment}>
      <DayField
        reader="office"
        label={words.employmentStartDate}
        withAsterisk
        {...bound<Day | null>(form, 'employmentStartDate')}
      />
      {withPercentage && form.values.employee && (
        <PercentageField
          label={words.partTimePercentage}
          withAsterisk
          {...bound<number | null>(form, 'partTimePercentage')}
        />
      )}
      <HoursField
        label={words.sickDayHours}
        description={texts.people.form.sickDayHint}
        withAsterisk
        {...bound<number | null>(form, 'sickDayHours')}
      />
      <NumberField label={words.employeeNr} maxLength={7} {...bound<number | null>(form, 'employeeNr')} />
      <Wide>
        <HrEmployerField employers={employers} {...bound<number | null>(form, 'hrEmployerId')} />
        {employerAlert}
      </Wide>
    </FieldGroup>
    <GroupColumn>
      <AccountFields form={form} />
      {form.values.employee && <RecupOpeningFields form={form} />}
    </GroupColumn>
  </FieldGroups>
)

export const NameFields = ({ form }: Pick<Props, 'form'>) => (
  <>
    <TextInput label={words.firstName} withAsterisk autoFocus {...form.getInputProps('firstName')} />
    <TextInput label={words.lastName} withAsterisk {...form.getInputProps('lastName')} />
    <Wide>
      <TextInput
        label={words.email}
        description={texts.people.form.emailHint}
        type="email"
        withAsterisk
        {...form.getInputProps('email')}
      />
    </Wide>
  </>
)

const KindField = ({ form }: Pick<Props, 'form'>) => (
  <Radio.Group
    label={words.kind}
    value={personKindOf(form.values.employee)}
    onChange={(kind) => form.setFieldValue('employee', kind === 'employee')}
    error={form.errors['employee']}
  >
    <div className={classes.choices}>
      <Radio value="employee" label={texts.people.kinds.employee} />
      <Radio value="independent" label={texts.people.kinds.independent} />
    </div>
  </Radio.Group>
)

const AccountFields = ({ form }: { readonly form: UseFormReturnType<PersonForm> }) => (
  <FieldGroup legend={texts.people.form.signIn}>
    <Radio.Group label={words.provider} withAsterisk {...form.getInputProps('provider')}>
      <div className={classes.choices}>
        {waysToOffer(signInWays(signInMethods()), form.values.provider).map((provider) => (
          <Radio key={provider} value={provider} label={texts.people.providers[provider]} />
        ))}
      </div>
    </Radio.Group>
    <Checkbox.Group label={words.roles} withAsterisk {...form.getInputProps('roles')}>
      <div className={classes.choices}>
        {roles.map((role) => (
          <Checkbox
            key={role}
            size="sm"
            value={role}
            label={texts.people.roles[role]}
            // The error is about the whole group of roles, but only a checkbox in the group can get the focus.
            aria-invalid={form.errors['roles'] !== undefined}
          />
        ))}
      </div>
    </Checkbox.Group>
  </FieldGroup>
)
