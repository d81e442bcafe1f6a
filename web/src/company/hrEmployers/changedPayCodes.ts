import * as texts from '../../texts/texts.ts'
import type { StaleField } from '../../ui/form/StaleNotice.tsx'
import type { PayCode } from '../queries.ts'

const { payCodes: words, empty, yes, no } = texts.settings

/** The fields of a pay code that HR can change, each with its label. */
const ASKED = [
  { labelOf: words.codeOf, written: ({ code }: PayCode) => code ?? empty },
  { labelOf: words.definitionOf, written: ({ codeDefinition }: PayCode) => codeDefinition },
  { labelOf: words.colorOf, written: ({ color }: PayCode) => color.toUpperCase() },
  { labelOf: words.editableOf, written: ({ editable }: PayCode) => (editable ? yes : no) },
] as const

/** The differences between two tables of pay codes, in words. */
export function changedPayCodes(theirs: readonly PayCode[], yours: readonly PayCode[]): readonly StaleField[] {
  const mine = new Map(yours.map((code) => [code.meaning, code]))
  return theirs.flatMap((their) => {
    const your = mine.get(their.meaning) ?? their
    return ASKED.map(({ labelOf, written }) => ({
      label: labelOf(their.meaningLabel),
      theirs: written(their),
      yours: written(your),
    })).filter(({ theirs: one, yours: other }) => one !== other)
  })
}
