import { databaseFindings } from './databaseFindings.ts'
import type { Entry, FindingCatalogue } from './findingCatalogue.ts'
import { officeFindings } from './officeFindings.ts'
import { serverFindings } from './serverFindings.ts'

export const findings = {
  ...officeFindings,
  ...serverFindings,
  ...databaseFindings,
} as const satisfies FindingCatalogue

export type FindingCode = keyof typeof findings

type FactsOf<Code extends FindingCode> = Parameters<(typeof findings)[Code][1]> extends [infer Facts] ? Facts : object

/** A finding of the installation check, with the facts for its sentence. */
export type Finding<Code extends FindingCode = FindingCode> = {
  [Each in Code]: { readonly code: Each } & FactsOf<Each>
}[Code]

const entries: { readonly [Code in FindingCode]: Entry<Finding<Code>> } = findings

export function findingInWords<Code extends FindingCode>(finding: Finding<Code>) {
  const [state, sentence, wayOut] = entries[finding.code]
  return { code: finding.code, state, sentence: sentence(finding), wayOut }
}
