import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import * as texts from '../../texts/texts.ts'
import { NumberChoice } from '../../ui/form/fields/choices/NumberChoice.tsx'
import { qualificationsQuery } from './queries.ts'

const words = texts.qualifications

type Props = {
  readonly hint: string
  readonly value?: number | null
  /** This qualification stays in the list of choices, also when the company does not use it any more. */
  readonly kept?: number | null
  readonly error?: ReactNode
  readonly onChange: (value: number | null) => void
}

/** The field is not shown when the company has no qualifications (such as diplomas). */
export function QualificationField({ hint, kept = null, ...input }: Props) {
  const { data } = useQuery(qualificationsQuery)
  const usable = data?._embedded.qualificationDtoList.filter(({ id, active }) => active || id === kept) ?? []
  if (usable.length === 0) return null
  return (
    <NumberChoice
      label={words.ofPerson.qualification}
      description={hint}
      placeholder={words.noneRequired}
      choices={usable.map(({ id, name }) => ({ value: id, label: name }))}
      {...input}
    />
  )
}
