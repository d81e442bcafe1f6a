import { LARGEST_BANK_FILE, MOST_BANK_ENTRIES } from '@uurwerk/contract/payments/bankFiles'
import { invoice } from '@uurwerk/contract/invoicing/invoiceCalls'
import { describe, expect, test } from 'vitest'
import { call } from '../testing/call.ts'
import { codaFile, givenInvoice, importing } from '../testing/world/invoicing/paymentsWorld.ts'
import { readBankFile } from './statements/readBankFile.ts'
import { bankFilesWorld } from '../testing/world/payments/bankFilesWorld.ts'

const { hr, counted } = await bankFilesWorld()

test('a large bank file is read in a separate thread, with the same result', async () => {
  const movements = Array.from({ length: 900 }, (_, index) => ({ euros: (index + 1) / 100, text: `betaling ${index}` }))
  const file = codaFile(movements)
  const { statements } = await readBankFile(new TextEncoder().encode(file))
  expect(statements[0]?.entries.map(({ amount }) => amount)).toEqual(movements.map((_, index) => index + 1))
  await expect(readBankFile(new TextEncoder().encode(file), { readWithinMs: 1 })).rejects.toMatchObject({
    refusal: { code: 'statement_unreadable' },
  })
})

const camtBalance = (code: string, amount: number) =>
  `<Bal><Tp><CdOrPrtry><Cd>${code}</Cd></CdOrPrtry></Tp><Amt Ccy="EUR">${amount}.00</Amt>
    <CdtDbtInd>CRDT</CdtDbtInd><Dt><Dt>2026-10-10</Dt></Dt></Bal>`

/**
 * A camt.053 file with as many movements as the server accepts. `further` makes more XML for the movement with the
 * given number.
 */
const camtOfMostEntries = (further: (n: number) => string): string =>
  `<?xml version="1.0"?><Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.02"><BkToCstmrStmt>
    <Stmt><Id>2026-278</Id><Acct><Id><IBAN>BE68539007547034</IBAN></Id><Ccy>EUR</Ccy></Acct>
    ${camtBalance('OPBD', 0)}${camtBalance('CLBD', MOST_BANK_ENTRIES)}
    ${Array.from(
      { length: MOST_BANK_ENTRIES },
      (_none, n) => `<Ntry><Amt Ccy="EUR">1.00</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts>BOOK</Sts>
      <BookgDt><Dt>2026-10-10</Dt></BookgDt><ValDt><Dt>2026-10-10</Dt></ValDt><AcctSvcrRef>REF ${n}</AcctSvcrRef>
      <NtryDtls><TxDtls>${further(n)}<RmtInf><Ustrd>betaling &amp; <![CDATA[mededeling]]> ${n}</Ustrd></RmtInf></TxDtls></NtryDtls>
    </Ntry>`,
    ).join('')}</Stmt></BkToCstmrStmt></Document>`

test('a camt.053 file with the largest number of movements is read within the memory of its thread', async () => {
  const { statements } = await readBankFile(new TextEncoder().encode(camtOfMostEntries(() => '')))
  expect(statements[0]?.entries).toHaveLength(MOST_BANK_ENTRIES)
  expect(statements[0]?.entries[7]).toMatchObject({ amount: 100, text: 'betaling & mededeling 7' })
})

test(
  'the largest camt.053 file that the server accepts is read within the memory of its thread',
  { tags: 'deep' },
  async () => {
    const details = (n: number) => `<Refs><AcctSvcrRef>REF ${n}</AcctSvcrRef><EndToEndId>E2E-${n}</EndToEndId></Refs>
      <RltdPties><Dbtr><Nm>WOONZORGCENTRUM ${n}</Nm><PstlAdr><Ctry>BE</Ctry><AdrLine>Klaverveldstraat 112</AdrLine>
      <AdrLine>9810 Nazareth</AdrLine></PstlAdr></Dbtr><DbtrAcct><Id><IBAN>BE32123456789002</IBAN></Id></DbtrAcct></RltdPties>
      <RltdAgts><DbtrAgt><FinInstnId><BIC>KREDBEBB</BIC></FinInstnId></DbtrAgt></RltdAgts>`
    const bytes = new TextEncoder().encode(camtOfMostEntries(details).padEnd(LARGEST_BANK_FILE))
    expect(bytes).toHaveLength(LARGEST_BANK_FILE)
    const { statements } = await readBankFile(bytes)
    expect(statements[0]?.entries).toHaveLength(MOST_BANK_ENTRIES)
    expect(statements[0]?.entries[7]).toMatchObject({ endToEndId: 'E2E-7', counterpartyName: 'WOONZORGCENTRUM 7' })
  },
)

describe('one payment in two bank files', () => {
  type Entry = {
    readonly euros: number
    readonly number: string
    readonly bank?: string
    readonly parts: readonly Part[]
  }
  type Part = { readonly euros: number; readonly reference: string }
  const amountOf = (euros: number) => `<Amt Ccy="EUR">${euros.toFixed(2)}</Amt><CdtDbtInd>CRDT</CdtDbtInd>`
  const balance = (code: string, euros: number, day: string) =>
    `<Bal><Tp><CdOrPrtry><Cd>${code}</Cd></CdOrPrtry></Tp>${amountOf(euros)}<Dt><Dt>${day}</Dt></Dt></Bal>`
  const partOf = ({ euros, reference }: Part) =>
    `<TxDtls>${amountOf(euros)}<RmtInf><Strd><CdtrRefInf><Ref>${reference}</Ref></CdtrRefInf></Strd></RmtInf></TxDtls>`
  function camtFile(day: string, opening: number, { euros, number, bank, parts }: Entry): string {
    const entry = `<Ntry><NtryRef>${number}</NtryRef>${amountOf(euros)}<Sts><Cd>BOOK</Cd></Sts><BookgDt><Dt>${day}</Dt></BookgDt>
      ${bank === undefined ? '' : `<AcctSvcrRef>${bank}</AcctSvcrRef>`}<NtryDtls>${parts.map(partOf).join('')}</NtryDtls></Ntry>`
    return `<?xml version="1.0" encoding="UTF-8"?><Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08"><BkToCstmrStmt>
      <Stmt><Id>${day}</Id><Acct><Id><IBAN>BE68539007547034</IBAN></Id><Ccy>EUR</Ccy></Acct>
      ${balance('OPBD', opening, day)}${balance('CLBD', opening + euros, day)}${entry}</Stmt></BkToCstmrStmt></Document>`
  }
  async function givenReference(euros: number, customer: string) {
    const id = await givenInvoice(hr, { euros, customer })
    const { paymentReference } = await call(hr, invoice, { params: { id } })
    return { id, reference: paymentReference!.replaceAll(/\D/g, '') }
  }

  test('a collective payment that a CODA file has as one movement and a camt file as two movements is stored once', async () => {
    const [a, b] = [await givenReference(121, 'De Wilg'), await givenReference(71, 'De Berk')]
    const coda = codaFile([{ euros: 192, on: '2026-11-19', text: 'TOTAAL OVERSCHRIJVINGEN' }], { opening: 700_000 })
    expect(await call(...importing(hr, coda))).toMatchObject({ statements: [{ newEntries: 1 }] })
    const before = await counted()
    const parts = [
      { euros: 121, reference: a.reference },
      { euros: 71, reference: b.reference },
    ]
    const camt = camtFile('2026-11-19', 7000, { euros: 192, number: '1', bank: 'C-1', parts })
    expect(await call(...importing(hr, camt, { name: 'uittreksel.xml' }))).toMatchObject({
      statements: [{ newEntries: 0, knownEntries: 2, gap: false }],
      booked: [],
      toBook: 0,
    })
    expect((await counted()).entries).toBe(before.entries)
  })

  test('when two bank statements of one day both number their movements from 1, the payments of both statements are booked', async () => {
    const [a, b] = [await givenReference(55, 'De Spar'), await givenReference(55, 'De Den')]
    const paid = (reference: string) => ({ euros: 55, number: '1', parts: [{ euros: 55, reference }] })
    for (const [opening, { id, reference }] of [[8000, a] as const, [8055, b] as const]) {
      const file = camtFile('2026-11-18', opening, paid(reference))
      expect(await call(...importing(hr, file, { name: 'uittreksel.xml' }))).toMatchObject({
        statements: [{ newEntries: 1 }],
        booked: [{ invoiceId: id, amount: 55 }],
      })
    }
  })
})

test('HR sees the missing days between two bank statements', async () => {
  const file = codaFile([{ euros: 1, on: '2026-11-22' }], { opening: 999_999 })
  expect(await call(...importing(hr, file))).toMatchObject({ statements: [{ gap: true }] })
})
