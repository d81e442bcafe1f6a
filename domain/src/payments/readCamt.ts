import { cents, type Cents } from '../money/cents.ts'
import { isDay, type Day } from '../time/day.ts'
import { assertStatementAddsUp } from './assertStatementAddsUp.ts'
import type { BankStatement } from './bankStatement.ts'
import { camtAmount, camtEntries } from './camtEntries.ts'
import { accountOf } from './accountOf.ts'
import { StatementFault, statementOrRefusal, type StatementRefusal } from './StatementFault.ts'
import { elementsAt, textAt, type XmlElement } from './xmlElement.ts'

const NAMESPACE = 'urn:iso:std:iso:20022:tech:xsd:'
const VERSIONS = ['camt.053.001.02', 'camt.053.001.08']

/**
 * Reads the bank statements of a camt.053 message, version 02 or 08 (ISO 20022). One wrong total refuses the whole file
 * (rules payments-3, payments-4).
 */
export const readCamt = (root: XmlElement): readonly BankStatement[] | { readonly refusal: StatementRefusal } =>
  statementOrRefusal(() => {
    const version = root.namespace.replace(NAMESPACE, '')
    if (!VERSIONS.includes(version))
      throw new StatementFault({ code: 'statement_version', version: version || root.name })
    const statements = elementsAt(root, 'BkToCstmrStmt/Stmt')
    if (statements.length === 0) throw unreadable()
    return statements.map(statementOf)
  })

function statementOf(element: XmlElement): BankStatement {
  const currency = textAt(element, 'Acct/Ccy') || 'EUR'
  if (currency !== 'EUR') throw new StatementFault({ code: 'statement_currency', currency })
  const opening = balanceOf(element, ['OPBD', 'PRCD'])
  const closing = balanceOf(element, ['CLBD'])
  const statement = {
    account: accountOf(textAt(element, 'Acct/Id/IBAN') || textAt(element, 'Acct/Id/Othr/Id')),
    number: textAt(element, 'Id').slice(0, 35),
    openedOn: opening.day,
    closedOn: closing.day,
    opening: opening.amount,
    closing: closing.amount,
    entries: elementsAt(element, 'Ntry').flatMap(camtEntries),
  }
  assertStatementAddsUp(statement)
  return statement
}

function balanceOf(statement: XmlElement, codes: readonly string[]): { readonly amount: Cents; readonly day: Day } {
  const balances = elementsAt(statement, 'Bal')
  const found = codes.flatMap((code) => balances.filter((balance) => textAt(balance, 'Tp/CdOrPrtry/Cd') === code))[0]
  if (found === undefined) throw unreadable()
  const day = (textAt(found, 'Dt/Dt') || textAt(found, 'Dt/DtTm')).slice(0, 10)
  if (!isDay(day)) throw unreadable()
  const amount = camtAmount(found, 'Amt')
  return { amount: textAt(found, 'CdtDbtInd') === 'DBIT' && amount !== 0 ? cents(-amount) : amount, day }
}

const unreadable = () => new StatementFault({ code: 'statement_unreadable', line: null })
