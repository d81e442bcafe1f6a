import type { BankStatement, StatementFormat } from '@uurwerk/domain/payments/statements/bankStatement'
import { chunksOf } from '../../platform/db/chunksOf.ts'
import type { ParsedBankFile, UnreadableBankFile } from './parseBankFile.ts'

const ENTRIES_OF_A_PART = 200

type StatementPart = {
  readonly format: StatementFormat
  /** The index of the bank statement in the bank file. The parts of one long bank statement have the same index. */
  readonly place: number
  readonly statement: BankStatement
}

/** A part of a parsed bank file. A part is small, so that the main thread can do other work between two parts. */
export type BankFilePart = (StatementPart | UnreadableBankFile) & { readonly isLast: boolean }

export function splitStatements(file: ParsedBankFile | UnreadableBankFile): BankFilePart[] {
  if ('refusal' in file) return [{ ...file, isLast: true }]
  const parts = file.statements.flatMap((statement, place) =>
    (statement.entries.length === 0 ? [[]] : chunksOf(statement.entries, ENTRIES_OF_A_PART)).map((entries) => ({
      format: file.format,
      place,
      statement: { ...statement, entries },
    })),
  )
  return parts.map((part, index) => ({ ...part, isLast: index === parts.length - 1 }))
}

export function joinStatements(parts: readonly BankFilePart[]): ParsedBankFile | UnreadableBankFile {
  const statements: BankStatement[] = []
  let format: StatementFormat = 'coda'
  for (const part of parts) {
    if ('refusal' in part) return part
    format = part.format
    const before = statements[part.place]
    statements[part.place] =
      before === undefined ? part.statement : { ...before, entries: [...before.entries, ...part.statement.entries] }
  }
  return { format, statements }
}
