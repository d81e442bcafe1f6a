import { decodedText } from '@uurwerk/contract/import/decodedText'
import type { BankStatement, StatementFormat } from '@uurwerk/domain/payments/statements/bankStatement'
import { isCoda, readCoda } from '@uurwerk/domain/payments/statements/readCoda'
import { readCamt } from '@uurwerk/domain/payments/statements/readCamt'
import type { StatementRefusal } from '@uurwerk/domain/payments/statements/bankStatement'
import { xmlElementOf } from './xmlElementOf.ts'

export type ParsedBankFile = { readonly format: StatementFormat; readonly statements: readonly BankStatement[] }

export type UnreadableBankFile = { readonly refusal: StatementRefusal }

const UNREADABLE: UnreadableBankFile = { refusal: { code: 'statement_unreadable', line: null } }

/** The bank statements of a bank file. The content of the file decides the format, because banks use any file name. */
export function parseBankFile(file: string | Uint8Array): ParsedBankFile | UnreadableBankFile {
  const text = (typeof file === 'string' ? file : decodedText(file)).replace(/^\uFEFF/, '')
  if (isCoda(text)) return parsed('coda', readCoda(text))
  const root = text.trimStart().startsWith('<') ? xmlElementOf(text) : null
  return root === null ? UNREADABLE : parsed('camt', readCamt(root))
}

const parsed = (format: StatementFormat, statements: readonly BankStatement[] | UnreadableBankFile) =>
  'refusal' in statements ? statements : { format, statements }
