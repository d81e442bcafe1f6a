import type { Subject } from '../endpoint.ts'
import type { AuditEntity } from './entities.ts'

/** The subjects that a change of each kind of record concerns, so that a screen knows which data to read again. */
export const subjectsOfEntity: Readonly<Record<AuditEntity, readonly Subject[]>> = {
  person: ['people'],
  customer: ['customers'],
  // A planned shift is recorded with its contract as the record.
  contract: ['contracts', 'shifts', 'months'],
  order: ['contracts'],
  timesheet: ['months', 'shifts'],
  shift: ['shifts'],
  'shift type': ['shiftTypes'],
  'shift pattern': ['shiftPatterns'],
  need: ['openShifts'],
  swap: ['swaps'],
  availability: ['availability'],
  absence: ['absences'],
  counter: ['counters'],
  'vacation year': ['counters'],
  'new year': ['counters'],
  'recup bonus': ['counters'],
  'recup correction': ['counters'],
  invoice: ['invoices'],
  // Each invoice of a batch has a separate audit entry.
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
