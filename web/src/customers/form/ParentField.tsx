import type { PlacedCustomer } from '@uurwerk/domain/customers/refusalToAddSubdivision'
import { refusalToSetParent } from '@uurwerk/domain/customers/refusalToSetParent'
import type { FieldGroup } from '@uurwerk/domain/customers/fieldGroup'
import type { UseFormReturnType } from '@mantine/form'
import { useState } from 'react'
import * as texts from '../../texts/texts.ts'
import { SearchedChoice } from '../../ui/form/fields/choices/SearchedChoice.tsx'
import type { CustomerRow } from '../queries.ts'
import type { CustomerForm } from './customerForm.ts'
import { importedFrom } from './importedFrom.ts'
import { ImportFromParentDialog } from './ImportFromParentDialog.tsx'

type Props = {
  readonly form: UseFormReturnType<CustomerForm>
  readonly customers: readonly CustomerRow[]
  /** The customer that HR edits in the form; undefined when HR adds a customer. */
  readonly child?: PlacedCustomer
  readonly ticked: readonly FieldGroup[]
}

/** When the user chooses a parent company, a dialog asks which data the customer copies from it. */
export function ParentField({ form, customers, child, ticked }: Props) {
  const words = texts.customers.fields
  const [importing, setImporting] = useState<number | null>(null)
  const chosen = form.values.parentCompanyId
  const place = { customerId: child?.id ?? null, hasSubdivisions: child?.hasSubdivisions ?? false }
  const choices = customers.filter(
    (one) => one.id === chosen || (one.active && refusalToSetParent({ ...place, parent: one }) === null),
  )

  function choose(parentId: number | null): void {
    form.setFieldValue('parentCompanyId', parentId)
    if (parentId !== chosen) setImporting(parentId)
  }
  return (
    <>
      <SearchedChoice
        label={words.parent}
        placeholder={words.chooseParent}
        description={child?.hasSubdivisions ? words.hasSubdivisions : undefined}
        clearable
        // When the dialog closes, this field gets the focus again. The list of choices must not open at that moment.
        openOnFocus={false}
        choices={choices.map(({ id, name, abbreviation }) => ({ value: id, label: `${name} (${abbreviation})` }))}
        value={chosen}
        onChange={choose}
        error={form.errors['parentCompanyId']}
      />
      {importing !== null && (
        <ImportFromParentDialog
          parentId={importing}
          ticked={ticked}
          onImport={(parent, groups) => form.setValues(importedFrom(parent, groups))}
          onClose={() => setImporting(null)}
        />
      )}
    </>
  )
}
