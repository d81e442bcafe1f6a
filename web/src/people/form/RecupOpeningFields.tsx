import type { YearMonth } from '@uurwerk/domain/time/yearMonth'
import type { UseFormReturnType } from '@mantine/form'
import { texts } from '../../texts/texts.ts'
import { bound } from '../../ui/form/bound.ts'
import { HoursField } from '../../ui/form/DecimalField.tsx'
import { FieldGroup, Wide } from '../../ui/form/FieldGroups.tsx'
import { MonthField } from '../../ui/form/MonthField.tsx'
import classes from './form.module.css'
import type { PersonForm } from './personForm.ts'

/** The recuperation that a person built up before the company used Uurwerk. */
export const RecupOpeningFields = ({ form }: { readonly form: UseFormReturnType<PersonForm> }) => (
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
