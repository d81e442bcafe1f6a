import { cents, type Cents } from '../../money/cents.ts'
import { isDay, type Day } from '../../time/day.ts'
import {
  assertStatementAddsUp,
  accountOf,
  StatementFault,
  statementOrRefusal,
  splitIntoDetails,
  type BankStatement,
  type BankEntry,
  type StatementRefusal,
} from './bankStatement.ts'
import { paymentReferenceIn } from '../matching/paymentReferenceIn.ts'

const NAMESPACE = 'urn:iso:std:iso:20022:tech:xsd:'
const VERSIONS = ['camt.053.001.02', 'camt.053.001.08']

/**
 * Reads a camt message of version 02 or 08 (ISO 20022). When one total is wrong, the whole file is refused (rules
 * payments-3, payments-4).
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

const NO_ID = 'NOTPROVIDED'

/** The bank movements of one entry of a camt message. An entry that the bank has not booked yet has no movements. */
function camtEntries(entry: XmlElement): readonly BankEntry[] {
  if ((textAt(entry, 'Sts/Cd') || textAt(entry, 'Sts')) !== 'BOOK') return []
  const details = elementsAt(entry, 'NtryDtls/TxDtls')
  const [first] = details
  const amount = signed(entry, camtAmount(entry, 'Amt'), 'CRDT')
  if (details.length <= 1) return [entryOf(entry, first ?? null, amount)]
  const whole = entryOf(entry, null, amount)
  if (!details.every(hasAmount)) return [{ ...whole, detailsIgnored: true }]
  return splitIntoDetails(
    whole,
    details.map((detail) => entryOf(entry, detail, detailAmount(entry, detail))),
  )
}

function entryOf(entry: XmlElement, detail: XmlElement | null, amount: Cents): BankEntry {
  const enteredOn = dayAt(entry, 'BookgDt') ?? dayAt(entry, 'ValDt')
  if (enteredOn === null) throw new StatementFault({ code: 'statement_unreadable', line: null })
  const from = detail ?? entry
  const endToEndId = textAt(from, 'Refs/EndToEndId')
  const structured = structuredReference(from)
  return {
    amount,
    enteredOn,
    valueOn: dayAt(entry, 'ValDt') ?? enteredOn,
    // NtryRef is not used: it is unique only within one statement, and another statement has the same numbers.
    bankReference: textAt(from, 'Refs/AcctSvcrRef') || textAt(entry, 'AcctSvcrRef'),
    endToEndId: endToEndId === NO_ID ? '' : endToEndId,
    ...counterpartyOf(from, amount),
    paymentReference: structured,
    text: textOf(entry, from, structured),
    isReversal: ['true', '1'].includes(textAt(entry, 'RvslInd')) || elementsAt(from, 'RtrInf').length > 0,
    detailsIgnored: false,
  }
}

/** In version 02 of camt, the amount of a detail is one level deeper than in version 08. */
const AMOUNT_PATHS = ['Amt', 'AmtDtls/TxAmt/Amt']

const amountPath = (detail: XmlElement) => AMOUNT_PATHS.find((path) => elementsAt(detail, path).length > 0)

const hasAmount = (detail: XmlElement): boolean => amountPath(detail) !== undefined

const detailAmount = (entry: XmlElement, detail: XmlElement): Cents =>
  signed(detail, camtAmount(detail, amountPath(detail) ?? ''), textAt(entry, 'CdtDbtInd'))

const signed = (element: XmlElement, amount: Cents, otherwise: string): Cents =>
  (textAt(element, 'CdtDbtInd') || otherwise) === 'DBIT' && amount !== 0 ? cents(-amount) : amount

/** Some banks leave out the issuer BBA, so only the check digits decide whether the reference is valid. */
const structuredReference = (from: XmlElement): string | null =>
  elementsAt(from, 'RmtInf/Strd/CdtrRefInf/Ref')
    .map(({ text }) => paymentReferenceIn(text))
    .find((reference) => reference !== null) ?? null

function textOf(entry: XmlElement, from: XmlElement, structured: string | null): string {
  const free = elementsAt(from, 'RmtInf/Ustrd').map(({ text }) => text)
  const references = elementsAt(from, 'RmtInf/Strd/CdtrRefInf/Ref')
    .map(({ text }) => text)
    .filter((text) => structured === null || paymentReferenceIn(text) === null)
  const message = [...free, ...references].join(' ').trim()
  return (message || textAt(entry, 'AddtlNtryInf')).replace(/\s+/g, ' ').trim()
}

/** The payer of received money, and the receiver of paid money. */
function counterpartyOf(from: XmlElement, amount: Cents) {
  const side = amount < 0 ? 'Cdtr' : 'Dbtr'
  const name = textAt(from, `RltdPties/${side}/Nm`) || textAt(from, `RltdPties/${side}/Pty/Nm`)
  const account = textAt(from, `RltdPties/${side}Acct/Id/IBAN`) || textAt(from, `RltdPties/${side}Acct/Id/Othr/Id`)
  return { counterpartyName: name.replace(/\s+/g, ' '), counterpartyAccount: accountOf(account) }
}

function dayAt(element: XmlElement, path: string): Day | null {
  const day = (textAt(element, `${path}/Dt`) || textAt(element, `${path}/DtTm`)).slice(0, 10)
  return isDay(day) ? day : null
}

const AMOUNT = /^(\d{1,13})(?:\.(\d{1,5}))?$/

/** Reads an amount in euros without a sign. An amount whose third decimal is not 0 is refused (rule payments-6). */
function camtAmount(element: XmlElement, path: string): Cents {
  const [amount] = elementsAt(element, path)
  const text = amount?.text.trim() ?? ''
  const currency = amount?.attributes['Ccy'] ?? 'EUR'
  if (currency !== 'EUR') throw new StatementFault({ code: 'statement_currency', currency })
  const [, whole, decimals = ''] = AMOUNT.exec(text) ?? []
  if (whole === undefined || /[1-9]/.test(decimals.slice(2)))
    throw new StatementFault({ code: 'statement_amount', written: text })
  return cents(Number(whole) * 100 + Number(decimals.slice(0, 2).padEnd(2, '0')))
}

export type XmlElement = {
  readonly name: string
  readonly namespace: string
  readonly attributes: Readonly<Record<string, string>>
  /** The text of an element without child elements; '' for an element that has child elements. */
  readonly text: string
  readonly children: readonly XmlElement[]
}

/** All XML elements on a path of names, such as 'NtryDtls/TxDtls'. */
const elementsAt = (from: XmlElement, path: string): readonly XmlElement[] =>
  path
    .split('/')
    .reduce<readonly XmlElement[]>(
      (found, name) => found.flatMap(({ children }) => children.filter((child) => child.name === name)),
      [from],
    )

/** The trimmed text of the first XML element on a path; '' when the path has no such element. */
const textAt = (from: XmlElement, path: string): string => elementsAt(from, path)[0]?.text.trim() ?? ''
