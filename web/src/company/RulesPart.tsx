import { TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { toYearMonth } from '@uurwerk/domain/time/yearMonth'
import { yearOf } from '@uurwerk/domain/time/day'
import { today } from '../app/clock/now.ts'
import * as texts from '../texts/texts.ts'
import { bound } from '../ui/form/bound.ts'
import { FieldGroup, FieldGroups, Wide } from '../ui/form/FieldGroups.tsx'
import { SwitchField } from '../ui/form/fields/SwitchField.tsx'
import { Panel } from '../ui/page/Panel.tsx'
import { LoadedSettings } from './LoadedSettings.tsx'
import { MovingInForm } from '../employment/movingIn/MovingInForm.tsx'
import { SettingsEditor } from './SettingsEditor.tsx'
import type { SettingsForm } from './settingsForm.ts'
import { WholeNumberField } from '../ui/form/fields/WholeNumberField.tsx'

const { rules: words } = texts.settings

export const RulesPart = () => (
  <LoadedSettings>
    {(settings) => (
      <>
        <Panel>
          <SettingsEditor settings={settings}>{(form) => <RulesFields form={form} />}</SettingsEditor>
        </Panel>
        <Panel title={texts.settings.movingIn.title}>
          <MovingInForm movedIn={monthOrNull(settings.movedInYearMonth)} />
        </Panel>
      </>
    )}
  </LoadedSettings>
)

const RulesFields = ({ form }: { readonly form: UseFormReturnType<SettingsForm> }) => (
  <FieldGroups>
    <FieldGroup legend={words.contact}>
      <Wide>
        <TextInput
          label={words.hrContactName}
          description={words.hrContactNameHint}
          withAsterisk
          maxLength={60}
          {...form.getInputProps('hrContactName')}
        />
      </Wide>
    </FieldGroup>
    <FieldGroup legend={words.leave}>
      <Wide>
        <SwitchField
          label={words.halfVacationNeedsRecuperation}
          description={words.halfVacationNeedsRecuperationHint}
          {...bound<boolean>(form, 'halfVacationNeedsRecuperation')}
        />
      </Wide>
      <NumberFields form={form} fields={ACCESS} />
    </FieldGroup>
    <FieldGroup legend={words.planning}>
      <Wide>
        <SwitchField
          label={words.teamVisible}
          description={words.teamVisibleHint}
          {...bound<boolean>(form, 'teamVisible')}
        />
      </Wide>
      <NumberFields form={form} fields={PLANNING} />
    </FieldGroup>
    <FieldGroup legend={words.numbers}>
      {(['invoiceNumberFormat', 'creditNoteNumberFormat'] as const).map((name) => (
        <Wide key={name}>
          <TextInput
            label={words[name]}
            description={`${words.numbersHint} ${words.example(exampleOf(form.values[name]))}`}
            withAsterisk
            maxLength={40}
            {...form.getInputProps(name)}
          />
        </Wide>
      ))}
    </FieldGroup>
  </FieldGroups>
)

const ACCESS = [
  ['signInDaysAfterEmployment', 'signInDaysAfterEmploymentHint', 4],
  ['offlineDays', 'offlineDaysHint', 2],
] as const

const PLANNING = [
  ['claimFreeHours', 'claimFreeHoursHint', 3],
  ['digestHour', 'digestHourHint', 2],
  ['availabilityDeadlineDays', 'availabilityDeadlineDaysHint', 2],
  ['scheduleNoticeDays', 'scheduleNoticeDaysHint', 1],
] as const

type NumberProps = {
  readonly form: UseFormReturnType<SettingsForm>
  readonly fields: typeof ACCESS | typeof PLANNING
}

const NumberFields = ({ form, fields }: NumberProps) =>
  fields.map(([name, hint, maxLength]) => (
    <Wide key={name}>
      <WholeNumberField
        label={words[name]}
        description={words[hint]}
        maxLength={maxLength}
        {...form.getInputProps(name)}
      />
    </Wide>
  ))

const monthOrNull = (month: string | null) => (month === null ? null : toYearMonth(month))

const exampleOf = (format: string): string =>
  format.replace('{jaar}', String(yearOf(today()))).replace('{nummer}', '000123')
