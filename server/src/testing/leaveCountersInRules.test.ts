import { readFileSync } from 'node:fs'
import { counters, counterTypes } from '@uurwerk/domain/balances/counterType'
import { expect, test } from 'vitest'

test('the table of leave counters in the rules has each counter with its order, its name, its kind and its pay code', () => {
  const page = readFileSync(new URL('../../../docs/rules/balances.md', import.meta.url), 'utf8')
  const rows = page.split('\n').filter((line) => /^\| \d+ \|/.test(line))
  expect(rows).toEqual(
    counterTypes.map((type, index) => {
      const { label, isVacation, payCode } = counters[type]
      return `| ${index + 1} | ${type} | ${label} | ${isVacation ? 'yes' : 'no'} | ${payCode} |`
    }),
  )
})
