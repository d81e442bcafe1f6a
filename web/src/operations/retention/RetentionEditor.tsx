import { editRetention, RetentionBody } from '@uurwerk/contract/operations/retention'
import { retentionBounds, type RetentionTerm } from '@uurwerk/domain/operations/retention/retentionTerms'
import { schemaResolver } from '@mantine/form'
import { useAction } from '../../app/api/useAction.ts'
import * as texts from '../../texts/texts.ts'
import { FieldGroup, FieldGroups, Wide } from '../../ui/form/FieldGroups.tsx'
import { differences } from '../../ui/form/stale/differences.ts'
import { VersionedForm } from '../../ui/form/stale/VersionedForm.tsx'
import type { Retention } from '../../company/queries.ts'
import { WholeNumberField } from '../../ui/form/fields/WholeNumberField.tsx'

const words = texts.settings.retention

const retentionFormErrors = schemaResolver(RetentionBody, { sync: true })

const names = Object.keys(words.terms) as readonly RetentionTerm[]

const formatFields = (terms: Retention['terms']) =>
  names.map((name) => [words.terms[name], words.yearsOf(terms[name])] as const)

const GROUPS: readonly (readonly [legend: string, terms: readonly RetentionTerm[]])[] = [
  [words.people, ['payrollYears', 'sicknessYears', 'readingYears']],
  [words.office, ['invoiceYears', 'mailYears']],
]

/** The years that data is kept, each with its reason. No term can be shorter than the law requires. */
export function RetentionEditor({ retention }: { readonly retention: Retention }) {
  const { mutateAsync: edit } = useAction(editRetention)
  return (
    <VersionedForm
      record={retention}
      valuesOf={({ terms }) => terms}
      validate={retentionFormErrors}
      changed={(theirs, yours) => differences(formatFields(theirs), formatFields(yours))}
      send={(body) => edit({ body })}
      words={words}
      draft={{ name: 'retention' }}
    >
      {(form) => (
        <FieldGroups>
          {GROUPS.map(([legend, terms]) => (
            <FieldGroup key={legend} legend={legend}>
              {terms.map((term) => (
                <Wide key={term}>
                  <WholeNumberField
                    label={words.terms[term]}
                    description={words.hints[term]}
                    maxLength={String(retentionBounds[term].most).length}
                    {...form.getInputProps(term)}
                  />
                </Wide>
              ))}
            </FieldGroup>
          ))}
        </FieldGroups>
      )}
    </VersionedForm>
  )
}
