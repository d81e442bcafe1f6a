import type { ResponseOf } from '@uurwerk/contract/endpoint'
import { editRetention, RetentionBody } from '@uurwerk/contract/operations/retention'
import { retentionBounds, type RetentionTerm } from '@uurwerk/domain/operations/retention/retentionTerms'
import { useForm, schemaResolver } from '@mantine/form'
import { useState } from 'react'
import { useAction } from '../../app/api/useAction.ts'
import { useStale } from '../../app/api/useStale.ts'
import * as texts from '../../texts/texts.ts'
import { FieldGroup, FieldGroups, Wide } from '../../ui/form/FieldGroups.tsx'
import { Form } from '../../ui/form/Form.tsx'
import { StaleNotice, type StaleField } from '../../ui/form/stale/StaleNotice.tsx'
import { showNote } from '../../ui/toast/showNote.tsx'
import type { Retention } from '../../company/queries.ts'
import { FormButtons } from '../../ui/form/FormButtons.tsx'
import { WholeNumberField } from '../../ui/form/fields/WholeNumberField.tsx'

type RetentionForm = Retention['terms']

const retentionFormErrors = schemaResolver(RetentionBody, { sync: true })

const names = Object.keys(texts.settings.retention.terms) as readonly RetentionTerm[]

/** The differences between the stored retention terms and the terms in the form, in words. */
const changedTerms = (theirs: RetentionForm, yours: RetentionForm): readonly StaleField[] =>
  names
    .filter((name) => theirs[name] !== yours[name])
    .map((name) => ({
      label: texts.settings.retention.terms[name],
      theirs: texts.settings.retention.yearsOf(theirs[name]),
      yours: texts.settings.retention.yearsOf(yours[name]),
    }))

const words = texts.settings.retention
const GROUPS: readonly (readonly [legend: string, terms: readonly RetentionTerm[]])[] = [
  [words.people, ['payrollYears', 'sicknessYears', 'readingYears']],
  [words.office, ['invoiceYears', 'mailYears']],
]

/**
 * The editor of the retention terms (how many years data is kept), each with its reason. No term can be shorter than
 * the law requires.
 */
export function RetentionEditor({ retention }: { readonly retention: Retention }) {
  // The form sends the version that the retention terms had when the form opened. The browser may have loaded newer
  // terms since then.
  const [began, setBegan] = useState(retention)
  const form = useForm<RetentionForm>({ initialValues: began.terms, validate: retentionFormErrors })
  const { stale, attempt, forget } = useStale<ResponseOf<typeof editRetention>>(
    ({ terms }) => changedTerms(terms, began.terms).length === 0,
  )
  const { mutateAsync: edit } = useAction(editRetention)

  function take(saved: Retention): void {
    setBegan(saved)
    form.setInitialValues(saved.terms)
    form.setValues(saved.terms)
  }
  const save = (terms: RetentionForm, since = began.version): Promise<void> =>
    attempt(async (version) => {
      take(await edit({ body: { ...terms, version } }))
      showNote(words.saved)
    }, since)
  return (
    <Form form={form} draft={{ name: 'retention' }} onSubmit={(terms) => save(terms)}>
      {stale !== null && (
        <StaleNotice
          title={words.staleTitle(stale.changedBy)}
          fields={changedTerms(stale.now.terms, form.getValues())}
          onTake={() => {
            take(stale.now)
            forget()
          }}
          onKeep={() => save(form.getValues(), stale.now.version)}
        />
      )}
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
      <FormButtons reason={form.isDirty() ? null : texts.settings.nothingChanged} busy={form.submitting}>
        {texts.settings.save}
      </FormButtons>
    </Form>
  )
}
