import type { Subject } from '../endpoint.ts'
import type { AuditEntity } from './entities.ts'

/**
 * The subjects to which each kind of record belongs. A subject is a kind of data, such as shifts. After a change of a
 * record, a screen therefore knows which data it must read again.
 */
export const subjectsOfEntity: Readonly<Record<AuditEntity, readonly Subject[]>> = {
  person: ['people'],
  customer: ['customers'],
  // The audit entry of a planned shift names the contract, so a change of a contract can be about the planning.
  contract: ['contracts', 'shifts', 'months'],
  order: ['contracts'],
  timesheet: ['months', 'shifts'],
  shift: ['shifts'],
  'shift type': ['shiftTypes'],
  'shift pattern': ['shiftPatterns'],
  rotation: ['rotations'],
  need: ['openShifts'],
  'need request': ['openShifts'],
  swap: ['swaps'],
  availability: ['availability'],
  qualification: ['qualifications'],
  absence: ['absences'],
  counter: ['counters'],
  'vacation year': ['counters'],
  'new year': ['counters'],
  'recup bonus': ['counters'],
  'recup correction': ['counters'],
  invoice: ['invoices'],
  // A batch is one request for many invoices. It has no subjects, because each invoice of the batch has a separate
  // audit entry.
  batch: [],
  'bank file': ['payments'],
  'bank entry': ['payments'],
  'reminder settings': ['settings'],
  'calendar feed': [],
  'accounting cost': ['settings'],
  'confirmed e-mail': ['customers'],
  contact: ['contacts'],
  staffing: ['staffing'],
  'hr employer': ['settings'],
  holiday: ['holidays'],
  settings: ['settings'],
  retention: [],
  session: [],
  office: [],
  import: ['people', 'customers', 'contracts', 'shiftTypes', 'counters'],
}
