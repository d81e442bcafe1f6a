import { databaseFindings } from './databaseFindings.ts'
import type { FindingCatalogue } from './findingCatalogue.ts'
import { officeFindings } from './officeFindings.ts'
import { serverFindings } from './serverFindings.ts'

export const findings = {
  ...officeFindings,
  ...serverFindings,
  ...databaseFindings,
} as const satisfies FindingCatalogue

export type FindingCode = keyof typeof findings

type FactsOf<Code extends FindingCode> = Parameters<(typeof findings)[Code][1]> extends [infer Facts] ? Facts : object

/** A finding, with the facts of its sentence. */
export type Finding = { [Code in FindingCode]: { readonly code: Code } & FactsOf<Code> }[FindingCode]

export function findingInWords(finding: Finding) {
  const [state, sentence, wayOut]: FindingCatalogue[string] = findings[finding.code]
  return { code: finding.code, state, sentence: sentence(finding as never), wayOut }
}
