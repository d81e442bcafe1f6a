import { absenceSamples } from './absenceSamples.ts'
import { contactSamples } from './contactSamples.ts'
import { sessionSamples } from './sessionSamples.ts'
import { batchSamples } from './batchSamples.ts'
import { peppolSamples } from './peppolSamples.ts'
import { needSamples } from './needSamples.ts'
import { patternSamples } from './patternSamples.ts'
import { importSamples } from './importSamples.ts'
import { paymentSamples } from './paymentSamples.ts'
import type { Cast } from './routeCast.ts'
import { vatSamples } from './vatSamples.ts'

type Request = { readonly params?: Readonly<Record<string, number | string>>; readonly body?: unknown }

export type Sample = Request & {
  /** The calls that Anna makes before the tested call, so that the tested call has a record to change. */
  readonly before?: readonly { readonly method: 'put'; readonly path: string; readonly body?: unknown }[]
  /**
   * The code with which a business rule refuses Anna's own call. A rule is checked only when a caller is allowed to
   * make the call, so this refusal proves that Anna is allowed.
   */
  readonly refused?: string
  /**
   * A call for Bert's own records, but with ids of Anna's records in its body. The server must not find Anna's records.
   */
  readonly foreign?: (annas: { readonly shiftId: number; readonly absenceId: number }) => Request
}

const OWN_SHIFT_TYPE = { name: 'Zelf', labourTime: { startTime: '08:00', endTime: '12:00' } }
const NOON = { startDateTimestamp: '2026-11-19T12:00', endDateTimestamp: '2026-11-19T16:00' }

/** A sample request for each API call. Most API calls need only `{}`, for example all calls that only HR may make. */
export const sampleFor: Readonly<Record<string, (cast: Cast) => Sample>> = {
  ...sessionSamples,
  ...contactSamples,
  demoPeople: () => ({}),
  openDemoSession: () => ({}),
  openDemoContactSession: () => ({}),
  demoMails: () => ({}),
  demoAttachment: () => ({ params: { id: 1, documentId: 1 } }),
  resetDemo: () => ({}),
  auditEntries: () => ({}),
  examineInstallation: () => ({}),
  tryInstallation: () => ({}),

  settings: () => ({}),
  editSettings: () => ({}),
  uploadLogo: () => ({}),
  removeLogo: () => ({}),
  logo: () => ({}),
  retention: () => ({}),
  editRetention: () => ({}),
  firstSteps: () => ({}),
  moveIn: () => ({}),

  hrStart: () => ({ params: { yearMonth: '2026-11' } }),
  oddHours: () => ({ params: { yearMonth: '2026-11' } }),
  recentChanges: () => ({}),
  search: () => ({}),
  remind: ({ annaId }) => ({ params: { yearMonth: '2026-11' }, body: { userIds: [annaId] } }),

  people: () => ({}),
  peopleList: () => ({}),
  activePeople: () => ({}),
  person: ({ annaId }) => ({ params: { id: annaId } }),
  createPerson: () => ({}),
  invite: () => ({}),
  editPerson: ({ annaId }) => ({ params: { id: annaId } }),
  hrEmployers: () => ({}),
  createHrEmployer: () => ({}),
  editHrEmployer: () => ({ params: { id: 1 } }),
  removeHrEmployer: () => ({ params: { id: 1 } }),
  hrEmployerPayCodes: () => ({ params: { id: 1 } }),
  editHrEmployerPayCodes: () => ({ params: { id: 1 } }),
  addPartTimeRecord: ({ annaId }) => ({ params: { id: annaId } }),
  updatePartTimeRecord: ({ annaId }) => ({ params: { id: annaId } }),
  undoRemoval: ({ annaId }) => ({ body: { entity: 'person', id: annaId } }),
  removePerson: ({ annaId }) => ({ params: { id: annaId } }),
  terminatePerson: ({ annaId }) => ({ params: { id: annaId } }),
  resumePerson: ({ annaId }) => ({ params: { id: annaId } }),
  startProlongedSickLeave: ({ annaId }) => ({ params: { id: annaId } }),
  endProlongedSickLeave: ({ annaId }) => ({ params: { id: annaId } }),
  updateProlongedSickLeave: ({ annaId }) => ({ params: { id: annaId } }),
  removeProlongedSickLeave: ({ annaId }) => ({ params: { id: annaId, periodId: 1 } }),
  profile: () => ({}),
  personalData: ({ annaId }) => ({ params: { id: annaId } }),
  ownPersonalData: () => ({}),
  ownStart: () => ({}),
  customers: () => ({}),
  customer: ({ customerId }) => ({ params: { id: customerId } }),
  createCustomer: () => ({}),
  editCustomer: ({ customerId }) => ({ params: { id: customerId } }),
  removeCustomer: ({ customerId }) => ({ params: { id: customerId } }),
  toggleCustomer: ({ customerId }) => ({ params: { id: customerId } }),
  addShiftType: ({ customerId }) => ({ params: { id: customerId } }),
  editShiftType: ({ customerId }) => ({ params: { id: customerId } }),
  toggleShiftType: ({ customerId }) => ({ params: { id: customerId } }),
  archiveShiftType: ({ customerId, shiftTypeId }) => ({ params: { id: customerId, shiftTypeId } }),
  removeShiftType: ({ customerId, shiftTypeId }) => ({ params: { id: customerId, shiftTypeId } }),
  addBonusRate: ({ customerId }) => ({ params: { id: customerId } }),
  editBonusRate: ({ customerId }) => ({ params: { id: customerId } }),
  removeBonusRate: ({ customerId }) => ({ params: { id: customerId } }),
  replaceBonusRates: ({ customerId }) => ({ params: { id: customerId } }),
  bonusRateTypes: () => ({}),
  confirmedEmails: () => ({}),
  onlyConfirmedEmails: () => ({}),
  addConfirmedEmail: () => ({}),
  confirmEmail: () => ({}),
  mailConfirmLink: () => ({}),
  emailOfLink: () => ({ params: { token: 'x' } }),
  confirmEmailByLink: () => ({ params: { token: 'x' } }),
  addSubdivision: ({ customerId }) => ({ params: { parentId: customerId, subdivisionId: customerId } }),
  copyToCustomers: ({ customerId }) => ({ params: { id: customerId }, body: { customers: [customerId] } }),
  updateSubdivisions: ({ customerId }) => ({ params: { id: customerId } }),
  editSubdivisionWorkHours: ({ customerId }) => ({ params: { id: customerId, subdivisionId: customerId } }),

  holidays: () => ({}),
  addHoliday: () => ({}),
  removeHoliday: () => ({ params: { day: '2026-11-27' } }),

  customerShiftTypes: () => ({}),
  addOwnShiftType: ({ customerId }) => ({ params: { customerId }, body: OWN_SHIFT_TYPE }),
  editOwnShiftType: ({ customerId, ownShiftTypeId }) => ({
    params: { customerId, shiftTypeId: ownShiftTypeId },
    body: OWN_SHIFT_TYPE,
  }),
  archiveOwnShiftType: ({ customerId, ownShiftTypeId }) => ({ params: { customerId, shiftTypeId: ownShiftTypeId } }),

  monthContracts: () => ({}),
  monthDifferences: () => ({}),
  hourlyRatesInfo: () => ({}),
  contractAvailability: () => ({}),
  personMonthContracts: () => ({}),
  contract: () => ({}),
  createContract: () => ({}),
  editContract: () => ({}),
  removeContract: () => ({}),
  addOrder: () => ({}),
  editOrder: () => ({}),
  editHourlyRate: () => ({}),
  removeOrder: () => ({ params: { orderId: 1 } }),
  changeRate: () => ({}),

  recupYear: () => ({}),
  personRecupYear: () => ({}),
  addRecupBonus: () => ({}),
  removeRecupBonus: () => ({ params: { bonusId: 1 } }),
  correctRecup: ({ annaId }) => ({ params: { id: annaId } }),
  editLastRecupCorrection: ({ annaId }) => ({ params: { id: annaId } }),
  vacationCounters: ({ annaId }) => ({ params: { id: annaId } }),
  availableVacationCounters: () => ({}),
  counterLedger: ({ annaId }) => ({ params: { id: annaId, counter: 'STATUTORY_VACATION' } }),
  ownVacationCounters: () => ({}),
  ownCounterLedger: () => ({ params: { counter: 'STATUTORY_VACATION' } }),
  beginNewYear: () => ({}),
  absenceCounters: ({ annaId }) => ({ params: { id: annaId } }),
  allVacationCounters: () => ({}),
  vacationMatrix: () => ({}),
  editVacationCounter: () => ({}),
  approveVacation: () => ({}),

  monthAbsences: () => ({}),
  bookAbsence: () => ({
    body: { dayOfMonth: 19, absenceCategory: 'VACATION', fullDay: true },
    refused: 'vacation_not_approved',
  }),
  bookAbsences: () => ({
    body: {
      startDateOfFirstAbsence: '2026-11-19',
      startDateOfLastAbsence: '2026-11-20',
      absenceCategory: 'VACATION',
      fullDay: true,
    },
    refused: 'vacation_not_approved',
  }),
  removeAbsence: () => ({
    body: { dayOfMonth: 19, absenceCategory: 'VACATION', fullDay: true },
    refused: 'absence_missing',
    foreign: ({ absenceId }) => ({
      body: { dayOfMonth: 18, absenceCategory: 'SICK_LEAVE', fullDay: true, id: absenceId },
    }),
  }),
  ...absenceSamples,

  payrollMonth: () => ({}),
  changePayCode: () => ({}),
  payrollCsv: () => ({}),
  payrollEblox: () => ({}),
  employerPayrollCsv: () => ({ params: { employerId: 1 } }),
  employerPayrollEblox: () => ({ params: { employerId: 1 } }),
  payrollCheck: () => ({ params: { employerId: 1 } }),

  plannedMonth: () => ({}),
  planShift: ({ shiftTypeId }) => ({ body: { startDate: '2026-11-20', shiftId: shiftTypeId } }),
  planShifts: ({ shiftTypeId }) => ({
    body: { startDateOfFirstShift: '2026-11-23', startDateOfLastShift: '2026-11-25', shiftId: shiftTypeId },
  }),
  ...needSamples,
  ...patternSamples,
  editPlannedShift: (cast) => ({
    before: [planned(cast)],
    body: { startDate: '2026-11-19', shiftId: cast.shiftTypeId },
    foreign: ({ shiftId }) => ({
      ...berts(cast),
      body: { startDate: '2026-11-19', shiftId: cast.bertsShiftTypeId, id: shiftId },
    }),
  }),
  removePlannedShift: (cast) => ({
    before: [planned(cast)],
    body: { dayOfMonth: 19 },
    foreign: ({ shiftId }) => ({ ...berts(cast), body: { dayOfMonth: 19, id: shiftId } }),
  }),
  removeAllPlannedShifts: (cast) => ({ before: [planned(cast)] }),
  undoPlannedChange: () => ({ body: { undoId: 1 }, refused: 'nothing_to_undo' }),
  personPlannedMonth: () => ({}),
  lockedPlannedMonth: () => ({}),

  ownMonth: () => ({}),
  workedMonth: () => ({}),
  lapsingInMonth: () => ({}),
  lapsingOfContract: () => ({}),
  createWorkedShift: () => ({ body: { date: '2026-11-19', labourPeriod: NOON } }),
  editWorkedShift: (cast) => ({
    before: [planned(cast)],
    body: { day: 19, idInDay: 0, labourPeriod: NOON },
    foreign: ({ shiftId }) => ({ ...berts(cast), body: { day: 19, id: shiftId, labourPeriod: NOON } }),
  }),
  removeWorkedShift: (cast) => ({
    before: [planned(cast)],
    body: { day: 19, idInDay: 0 },
    foreign: ({ shiftId }) => ({ ...berts(cast), body: { day: 19, id: shiftId } }),
  }),
  convertWorkedShift: (cast) => ({
    before: [planned(cast)],
    body: { dayOfMonth: 19, idInDay: 0 },
    foreign: ({ shiftId }) => ({ ...berts(cast), body: { dayOfMonth: 19, id: shiftId } }),
  }),
  lockMonth: () => ({}),
  confirmMonth: () => ({ body: { yearMonth: '2026-11' }, refused: 'not_locked' }),
  downloadTimesheet: ({ contractId }) => ({ params: { id: contractId }, refused: 'not_confirmed' }),
  downloadTimesheetFor: () => ({}),
  fullTimesheet: () => ({}),
  contractMonthData: () => ({}),
  createWorkedShiftFor: () => ({}),
  editWorkedShiftFor: () => ({}),
  removeWorkedShiftFor: () => ({}),
  convertWorkedShiftFor: () => ({}),
  contractMonths: () => ({}),
  lockAllMonths: () => ({}),
  lockMonthFor: () => ({}),
  undoShiftRemoval: () => ({ body: { undoId: 1 }, refused: 'nothing_to_undo' }),
  undoShiftRemovalFor: () => ({ body: { undoId: 1 } }),
  undoUnlock: () => ({ body: { undoId: 1 } }),
  unlockMonth: () => ({}),
  reopenMonth: () => ({}),
  toggleApproval: () => ({}),
  approveMonths: () => ({}),
  takeMonthSteps: () => ({}),
  undoMonthSteps: ({ contractId }) => ({ body: { undos: [{ contractId, undoId: 1 }] } }),
  confirmMonthFor: () => ({}),
  calculateInvoice: () => ({}),
  invoiceFromTimesheet: () => ({}),
  createInvoice: () => ({}),
  monthInvoices: () => ({}),
  contractMonthInvoices: () => ({}),
  liveInvoice: () => ({}),
  invoice: () => ({ params: { id: 1 } }),
  editInvoice: () => ({ params: { id: 1 } }),
  deleteInvoice: () => ({ params: { id: 1 } }),
  finishInvoice: () => ({ params: { id: 1 } }),
  sendInvoice: () => ({ params: { id: 1 } }),
  ...peppolSamples,
  ...vatSamples,
  creditInvoice: () => ({ params: { id: 1 } }),
  releaseMonth: () => ({ params: { id: 1 } }),
  downloadInvoice: () => ({ params: { id: 1 } }),
  downloadCreditNote: () => ({ params: { id: 1 } }),
  downloadInvoiceUbl: () => ({ params: { id: 1 } }),
  downloadCreditNoteUbl: () => ({ params: { id: 1 } }),
  freeCosts: () => ({}),
  addFreeCost: () => ({}),
  removeFreeCost: () => ({}),
  editFreeCost: () => ({}),
  accountingCosts: () => ({}),
  addAccountingCost: () => ({}),
  editAccountingCost: () => ({ params: { id: 1 } }),
  ...batchSamples,
  ...importSamples,
  ...paymentSamples,
  accountingCsv: () => ({}),
  accountingZip: () => ({}),
}
const planned = ({ contractId, shiftTypeId }: Cast) =>
  ({
    method: 'put',
    path: `/timesheet/${contractId}/2026-11/planned/addshift`,
    body: { startDate: '2026-11-19', shiftId: shiftTypeId },
  }) as const

const berts = ({ bertsContractId }: Cast) => ({ params: { contractId: bertsContractId } })
