import { RetentionBody } from '@uurwerk/contract/retention'
import type { RetentionTerm } from '@uurwerk/domain/retention/retentionTerms'
import { schemaResolver } from '@mantine/form'
import { texts } from '../texts/texts.ts'
import type { StaleField } from '../ui/form/StaleNotice.tsx'
import type { Retention } from './queries.ts'

export type RetentionForm = Retention['terms']

export const retentionFormErrors = schemaResolver(RetentionBody, { sync: true })

const names = Object.keys(texts.settings.retention.terms) as readonly RetentionTerm[]

/** The differences between the stored retention terms and the terms in the form, in words. */
export const changedTerms = (theirs: RetentionForm, yours: RetentionForm): readonly StaleField[] =>
  names
    .filter((name) => theirs[name] !== yours[name])
    .map((name) => ({
      label: texts.settings.retention.terms[name],
      theirs: texts.settings.retention.yearsOf(theirs[name]),
      yours: texts.settings.retention.yearsOf(yours[name]),
    }))
