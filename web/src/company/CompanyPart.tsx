import { TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import * as texts from '../texts/texts.ts'
import { FieldGroup, FieldGroups, Wide } from '../ui/form/FieldGroups.tsx'
import { IconAlertTriangle, IconCircleCheck } from '../ui/icons.ts'
import { Columns } from '../ui/page/Columns.tsx'
import { Panel } from '../ui/page/Panel.tsx'
import { LoadedSettings } from './LoadedSettings.tsx'
import { LogoPanel } from './LogoPanel.tsx'
import type { Settings } from './queries.ts'
import classes from './settings.module.css'
import { SettingsEditor } from './SettingsEditor.tsx'
import type { SettingsForm } from './settingsForm.ts'

const { company: words } = texts.settings

/** The fields of our own company that are printed on documents. */
export const CompanyPart = () => (
  <LoadedSettings>
    {(settings) => (
      <Columns side={<LogoPanel hasLogo={settings.hasLogo} />}>
        <Panel>
          <p className={classes.intro}>{words.intro}</p>
          <Missing fields={settings.missingForInvoices} />
          <SettingsEditor settings={settings}>{(form) => <CompanyFields form={form} />}</SettingsEditor>
        </Panel>
      </Columns>
    )}
  </LoadedSettings>
)

const Missing = ({ fields }: { readonly fields: Settings['missingForInvoices'] }) =>
  fields.length === 0 ? (
    <p className={classes.complete}>
      <IconCircleCheck size={16} stroke={1.75} aria-hidden />
      {words.complete}
    </p>
  ) : (
    <p className={classes.missing}>
      <IconAlertTriangle size={16} stroke={1.75} aria-hidden />
      {words.missing(fields.join(', '))}
    </p>
  )

function CompanyFields({ form }: { readonly form: UseFormReturnType<SettingsForm> }) {
  const field = (name: keyof SettingsForm['company'], maxLength: number) => (
    <TextInput label={words.fields[name]} maxLength={maxLength} {...form.getInputProps(`company.${name}`)} />
  )
  return (
    <FieldGroups>
      <FieldGroup legend={words.identity}>
        <Wide>
          <TextInput label={words.fields.name} withAsterisk maxLength={100} {...form.getInputProps('company.name')} />
        </Wide>
        {field('legalForm', 20)}
        {field('court', 60)}
        <Wide>{field('vatNumber', 20)}</Wide>
        <Wide>{field('enterpriseNumber', 20)}</Wide>
      </FieldGroup>
      <FieldGroup legend={words.address}>
        <Wide>{field('street', 60)}</Wide>
        {field('houseNumber', 20)}
        {field('postalCode', 10)}
        {field('city', 60)}
        {field('country', 2)}
      </FieldGroup>
      <FieldGroup legend={words.bank}>
        <Wide>{field('iban', 42)}</Wide>
        {field('bic', 15)}
        <Wide>
          <TextInput
            label={words.fields.otherIbans}
            description={words.otherIbansHint}
            maxLength={400}
            {...form.getInputProps('company.otherIbans')}
          />
        </Wide>
        {field('phone', 30)}
        <Wide>{field('email', 254)}</Wide>
      </FieldGroup>
    </FieldGroups>
  )
}
