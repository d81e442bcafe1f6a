import type { BankEntry, BankStatement } from '../statements/bankStatement.ts'
import type { Day } from '../../time/day.ts'

const ddmmyy = (day: Day): string => `${day.slice(8)}${day.slice(5, 7)}${day.slice(2, 4)}`
const thousandths = (cents: number): string => `${Math.abs(cents) * 10}`.padStart(15, '0')
const sign = (cents: number): string => (cents < 0 ? '1' : '0')
const fit = (text: string, length: number): string => text.slice(0, length).padEnd(length)

function movement(entry: BankEntry, index: number): string[] {
  const place = `${index + 1}`.padStart(4, '0')
  const reference = entry.paymentReference
  const structured = reference === null ? `0${fit(entry.text, 53)}` : `1101${fit(reference, 50)}`
  const day = ddmmyy(entry.enteredOn)
  return [
    `21${place}0000${fit(entry.bankReference, 21)}${sign(entry.amount)}${thousandths(entry.amount)}${ddmmyy(entry.valueOn)}00150000${structured}${day}00101 0`,
    `22${place}0000${fit('', 53)}${fit(entry.endToEndId, 35)}${fit('', 11)}${fit('', 3)}${entry.isReversal ? '2' : ' '}${fit('', 12)}1 0`,
    `23${place}0000${fit(entry.counterpartyAccount, 34)}EUR${fit(entry.counterpartyName, 35)}${fit('', 43)}0 0`,
  ]
}

/** The records of a CODA file of version 2 with one statement. */
export function codaLines(statement: BankStatement): string[] {
  const { account, number, opening, closing, entries } = statement
  const records = entries.flatMap(movement)
  const of = (wanted: 1 | -1) => entries.reduce((sum, { amount }) => (amount * wanted > 0 ? sum + amount : sum), 0)
  return [
    `${fit('0000022112600105', 24)}${fit('', 103)}2`,
    fit(`12001${fit(account, 34)}EUR${sign(opening)}${thousandths(opening)}${ddmmyy(statement.openedOn)}`, 125) + '001',
    ...records,
    fit(
      `8${fit(number, 3)}${fit(account, 34)}EUR${sign(closing)}${thousandths(closing)}${ddmmyy(statement.closedOn)}`,
      127,
    ) + '0',
    fit(`9${fit('', 15)}${`${records.length + 2}`.padStart(6, '0')}${thousandths(of(-1))}${thousandths(of(1))}`, 127) +
      '2',
  ]
}
