import type { Subject } from '../endpoint.ts'
import type { AuditEntity } from './entities.ts'

/** After a change of a record, a screen reads the data of these subjects (kinds of data, such as shifts) again. */
export const subjectsOfEntity: Readonly<Record<AuditEntity, readonly Subject[]>> = {
  person: ['people'],
  customer: ['customers'],
  // The audit entry of planned shifts has the contract as its record. A change of a contract can therefore also be a
  // change of shifts and months.
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
  // A batch has no subjects, because each invoice of the batch has a separate audit entry.
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
