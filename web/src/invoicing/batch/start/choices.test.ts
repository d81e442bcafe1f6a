import type { ContractMonthRow } from '@uurwerk/contract/timesheets/contractMonths'
import { expect, test } from 'vitest'
import { aContractMonthRow } from '../../../testing/aContractMonthRow.ts'
import { contractChoices, readyContracts } from './choices.ts'

const row = (contractId: number, facts: Partial<ContractMonthRow>) =>
  aContractMonthRow({
    contractId,
    userId: contractId,
    username: 'Anna Peeters',
    step: 'approved',
    workedHours: 152.5,
    ...facts,
  })

test('the contracts that can be invoiced come first, and every other contract has a reason', () => {
  const choices = contractChoices([
    row(1, { invoiced: true }),
    row(2, { step: 'locked' }),
    row(3, {}),
    row(4, { step: 'completed' }),
  ])
  expect(choices.map(({ value, reason }) => [value, reason])).toEqual([
    [3, null],
    [1, 'Van deze maand is al een factuur gemaakt.'],
    [2, 'De timesheet is nog niet bevestigd. Factureer deze maand apart, of laat ze eerst bevestigen.'],
    [4, 'De timesheet is nog niet goedgekeurd voor facturatie. Factureer deze maand apart, of keur ze eerst goed.'],
  ])
  expect(choices[0]).toMatchObject({ label: 'Anna Peeters, AZ Klaverveld', description: '152,50 uur' })
})

test('the amount of an invoice is shown after the server has answered', () => {
  const amount = { totalVATExcluded: 6100, totalVATIncluded: 6100 }
  const [choice] = contractChoices([row(3, {})], new Map([[3, amount]]))
  expect(choice).toMatchObject({ description: '152,50 uur, €\u00A06.100,00 excl. btw', amount })
  expect(readyContracts([row(1, { invoiced: true }), row(3, {})])).toEqual([3])
})

test('two contracts of one person with one customer have different labels in the choice', () => {
  const rows = [row(3, { userId: 1 }), row(4, { userId: 1 }), row(5, { userId: 2, username: 'Bas Claes' })]
  expect(contractChoices(rows).map(({ label }) => label)).toEqual([
    'Anna Peeters, AZ Klaverveld (contract 3)',
    'Anna Peeters, AZ Klaverveld (contract 4)',
    'Bas Claes, AZ Klaverveld',
  ])
  const [alone] = contractChoices(rows.slice(0, 1), new Map(), rows)
  expect(alone?.label).toBe('Anna Peeters, AZ Klaverveld (contract 3)')
})
