import { expect, test } from 'vitest'
import { auditRow, formatChange } from './auditRow.ts'

const entry = {
  id: 7,
  at: '2026-11-20T09:00:04+01:00',
  actorId: 1,
  actorName: 'Els Bogaerts',
  action: 'edit hourly rate',
  entity: 'order',
  entityId: 3,
  entityName: 'AZ Noord',
  userId: 2,
  userName: 'Anna Peeters',
  contractId: 5,
  yearMonth: null,
  changes: { rate: [4000, 4250] },
}

test('an audit entry shows the time, the user, the action and the person, and links to its screen', () => {
  expect(auditRow(entry, {})).toMatchObject({
    moment: '20-11-2026 09:00',
    what: 'Els Bogaerts wijzigde het uurtarief',
    subject: 'Anna Peeters, AZ Noord',
    to: '/admin/viewcontractDetail?contract=5',
  })
})

test('the sentence of an audit entry shows the month only once', () => {
  const row = auditRow({ ...entry, yearMonth: '2026-11', changes: { yearMonth: [null, '2026-11'] } }, {})
  expect(row).toMatchObject({ subject: 'Anna Peeters, AZ Noord, november 2026', changes: [] })
  expect(row.to).toBe('/admin/viewexcel?contract=5&month=2026-11')
})

test('an audit entry shows a new free cost without its row number', () => {
  const changes = { id: [null, 27], description: [null, 'Verplaatsing'] }
  expect(auditRow({ ...entry, changes }, {}).changes.map(({ name }) => name)).toEqual(['Omschrijving'])
})

test('each change of a field is one line in the exported file of the audit trail', () => {
  const { changes } = auditRow({ ...entry, changes: { rate: [4000, 4250], reason: [null, 'opslag'] } }, {})
  expect(changes.map(formatChange)).toEqual(['Uurtarief: €\u00A040,00 → €\u00A042,50', 'Reden: opslag'])
})

test('an audit entry of a deleted invoice has no link, and an automatic action has no person', () => {
  const gone = {
    ...entry,
    entity: 'invoice',
    entityName: null,
    actorId: null,
    actorName: null,
    action: 'delete invoice',
  }
  expect(auditRow(gone, {})).toMatchObject({ to: null, what: 'Uurwerk verwijderde een concept van een factuur' })
})
