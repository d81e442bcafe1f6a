import type { StaleField } from './StaleNotice.tsx'

type FormattedFields = readonly (readonly [label: string, value: string])[]

/** The fields that differ between two versions of a record. Each version has the same labels, in the same order. */
export const differences = (theirs: FormattedFields, yours: FormattedFields): readonly StaleField[] =>
  theirs.flatMap(([label, value], place) => {
    const own = yours[place]?.[1] ?? ''
    return value === own ? [] : [{ label, theirs: value, yours: own }]
  })
