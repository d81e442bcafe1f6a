import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { refusalOfBalance } from '@uurwerk/domain/absences/counters/refusalOfBalance'
import { refusalToBookAbsence, refusalsToBookAbsence } from '@uurwerk/domain/absences/booking/refusalToBookAbsence'
import { refusalToBookEachDay } from '@uurwerk/domain/absences/booking/refusalToBookEachDay'
import { refusalToBookInMonth } from '@uurwerk/domain/absences/booking/refusalToBookInMonth'
import { refusalToConvertShiftToSickness } from '@uurwerk/domain/absences/refusalToConvertShiftToSickness'
import { refusalToConvertSickness } from '@uurwerk/domain/absences/refusalToConvertSickness'
import { refusalToRemoveAbsence } from '@uurwerk/domain/absences/refusalToRemoveAbsence'
import { refusalToTransfer } from '@uurwerk/domain/balances/newYear/newYearTransfer'
import { refusalToRunNewYear } from '@uurwerk/domain/balances/newYear/refusalToRunNewYear'
import { refusalToAdjustRecup, refusalToEditCorrection } from '@uurwerk/domain/balances/recup/refusalToAdjustRecup'
import { refusalToOpenRecup } from '@uurwerk/domain/balances/recup/refusalToOpenRecup'
import { refusalToEditCounter } from '@uurwerk/domain/balances/refusalToEditCounter'
import { refusalToEditCounterOf } from '@uurwerk/domain/balances/refusalToEditCounterOf'
import { refusalToKeepBalances } from '@uurwerk/domain/balances/refusalToKeepBalances'
import { refusalToAddHoliday } from '@uurwerk/domain/calendar/refusalToAddHoliday'
import { refusalToRemoveHoliday } from '@uurwerk/domain/calendar/refusalToRemoveHoliday'
import { refusalToAddOrder } from '@uurwerk/domain/contracts/refusalToAddOrder'
import { refusalToChangeOrder } from '@uurwerk/domain/contracts/refusalToChangeOrder'
import { refusalToChangeRate } from '@uurwerk/domain/contracts/refusalToChangeRate'
import {
  refusalOfContractStart,
  refusalOfCustomerOfContract,
  refusalToCreateContract,
} from '@uurwerk/domain/contracts/refusalToCreateContract'
import { refusalToNameCustomer } from '@uurwerk/domain/customers/inactiveNamesake'
import { refusalOfRange } from '@uurwerk/domain/time/refusalOfRange'
import { refusalToMoveContractStart } from '@uurwerk/domain/contracts/refusalToMoveContractStart'
import { refusalToShortenContract } from '@uurwerk/domain/contracts/refusalToShortenContract'
import { refusalToAddPushDevice } from '@uurwerk/domain/people/push/refusalToAddPushDevice'
import { refusalToInvite } from '@uurwerk/domain/people/refusalToInvite'
import { refusalToMoveIn } from '@uurwerk/domain/employment/refusalToMoveIn'
import { refusalToHaveContacts } from '@uurwerk/domain/customers/contacts/refusalToHaveContacts'
import { refusalToUseContactLink } from '@uurwerk/domain/customers/contacts/refusalToUseContactLink'
import {
  refusalToDisputeMonth,
  refusalToDownloadMonth,
  refusalToJudgeMonth,
  refusalToSignMonth,
} from '@uurwerk/domain/timesheets/customerSide/refusalToSignMonth'
import { refusalToRemindCustomer } from '@uurwerk/domain/timesheets/customerSide/contactReminders'
import { refusalToWaiveCustomer } from '@uurwerk/domain/timesheets/customerSide/refusalToWaiveCustomer'
import { refusalToActivateCustomer } from '@uurwerk/domain/customers/refusalToActivateCustomer'
import { refusalOfParent, refusalToAddSubdivision } from '@uurwerk/domain/customers/refusalToAddSubdivision'
import { refusalToConfirmByLink } from '@uurwerk/domain/customers/refusalToConfirmByLink'
import { refusalToKeepOwnShiftType } from '@uurwerk/domain/customers/refusalToKeepOwnShiftType'
import { refusalToConfirmEmail, refusalToMailConfirmLink } from '@uurwerk/domain/customers/refusalToMailConfirmLink'
import { refusalToSetCustomerHours } from '@uurwerk/domain/customers/refusalToSetCustomerHours'
import { refusalToSetParent } from '@uurwerk/domain/customers/refusalToSetParent'
import { refusalOfDocumentDate } from '@uurwerk/domain/invoicing/documentDate'
import { refusalOfNumberFormats } from '@uurwerk/domain/invoicing/numbers/refusalOfNumberFormats'
import { refusalOfLogo } from '@uurwerk/domain/invoicing/refusalOfLogo'
import { refusalOfVat } from '@uurwerk/domain/invoicing/vat/refusalOfVat'
import { refusalOfGround, refusalOfOwnWords } from '@uurwerk/domain/invoicing/vat/requestedVatRegime'
import type { refusalsOfIdentity } from '@uurwerk/domain/invoicing/requestedIdentity'
import { refusalToUseAccountingCost } from '@uurwerk/domain/invoicing/refusalToUseAccountingCost'
import { refusalOfDocuments } from '@uurwerk/domain/invoicing/steps/refusalOfDocuments'
import { refusalToChangeFreeCosts } from '@uurwerk/domain/invoicing/steps/refusalToChangeFreeCosts'
import { refusalToReleaseMonth } from '@uurwerk/domain/invoicing/credits/refusalToReleaseMonth'
import { refusalOfCreditDate, refusalToCreditInvoice } from '@uurwerk/domain/invoicing/steps/refusalToCreditInvoice'
import { refusalToDeleteInvoice } from '@uurwerk/domain/invoicing/steps/refusalToDeleteInvoice'
import { refusalToEditInvoice } from '@uurwerk/domain/invoicing/steps/refusalToEditInvoice'
import { refusalOfFinished, refusalToFinishInvoice } from '@uurwerk/domain/invoicing/steps/refusalToFinishInvoice'
import {
  refusalOfInvoicedMonth,
  refusalToInvoiceApproved,
  refusalToInvoiceInBatch,
  refusalToOfferInBatch,
} from '@uurwerk/domain/invoicing/steps/refusalToInvoiceInBatch'
import { refusalToConfirmReceipt } from '@uurwerk/domain/invoicing/steps/refusalToConfirmReceipt'
import { refusalToCancel, refusalToRetry } from '@uurwerk/domain/invoicing/peppol/refusalToRetry'
import { refusalToInvoiceMonth } from '@uurwerk/domain/invoicing/steps/refusalToInvoiceMonth'
import { refusalToMailAgain } from '@uurwerk/domain/invoicing/steps/refusalToMailAgain'
import {
  refusalOfConcept,
  refusalToMailInvoice,
  refusalToSendInvoice,
} from '@uurwerk/domain/invoicing/steps/refusalToSendInvoice'
import { refusalOfUbl } from '@uurwerk/domain/invoicing/ubl/refusalOfUbl'
import { refusalOfChangedRegime } from '@uurwerk/domain/invoicing/vat/warningsOnVat'
import { refusalToAllocate } from '@uurwerk/domain/payments/refusalToAllocate'
import { refusalToSetOff } from '@uurwerk/domain/payments/refusalToSetOff'
import { refusalToEndDispute } from '@uurwerk/domain/payments/refusalToEndDispute'
import { refusalToWithdrawReminder } from '@uurwerk/domain/payments/reminders/refusalToWithdrawReminder'
import { refusalToUndoImport } from '@uurwerk/domain/import/refusalToUndoImport'
import { refusalToUndoPayment } from '@uurwerk/domain/payments/refusalToUndoPayment'
import { refusalOfSettled, refusalToWriteOff } from '@uurwerk/domain/payments/refusalToWriteOff'
import { refusalToExportEblox } from '@uurwerk/domain/payroll/export/refusalToExportEblox'
import { refusalOfTypedCode, refusalToChangePayCode } from '@uurwerk/domain/payroll/payCodeChange'
import { refusalOfPayCodes } from '@uurwerk/domain/payroll/refusalOfPayCodes'
import { refusalToReadPayroll } from '@uurwerk/domain/payroll/refusalToReadPayroll'
import { refusalToMoveEmploymentStart } from '@uurwerk/domain/employment/refusalToMoveEmploymentStart'
import { refusalToSetProlongedSickLeave } from '@uurwerk/domain/employment/refusalToSetProlongedSickLeave'
import { refusalToStartEmployment } from '@uurwerk/domain/employment/refusalToStartEmployment'
import { refusalToTerminate } from '@uurwerk/domain/employment/refusalToTerminate'
import { refusalToAddPartTimeRecord } from '@uurwerk/domain/people/partTime/refusalToAddPartTimeRecord'
import { refusalToChangePartTimeRecord } from '@uurwerk/domain/people/partTime/refusalToChangePartTimeRecord'
import { refusalToChangeKind } from '@uurwerk/domain/people/refusalToChangeKind'
import { refusalToChooseHrEmployer } from '@uurwerk/domain/people/refusalToChooseHrEmployer'
import { refusalToLoseAdminRole } from '@uurwerk/domain/people/refusalToLoseAdminRole'
import { refusalToRemoveHrEmployer } from '@uurwerk/domain/people/refusalToRemoveHrEmployer'
import { refusalToSignIn } from '@uurwerk/domain/people/refusalToSignIn'
import { refusalToAskQualification } from '@uurwerk/domain/people/qualifications/refusalToAskQualification'
import { refusalToHold } from '@uurwerk/domain/people/qualifications/refusalToHold'
import { refusalToRemoveQualification } from '@uurwerk/domain/people/qualifications/refusalToRemoveQualification'
import { refusalOfOverlap } from '@uurwerk/domain/planning/refusalOfOverlap'
import { refusalToDateShift, refusalToLeaveMonth } from '@uurwerk/domain/planning/refusalToDateShift'
import { refusalToCopyShifts } from '@uurwerk/domain/planning/copy/refusalToCopyShifts'
import {
  refusalOfNeed,
  refusalToClaim,
  refusalToWithdrawClaim,
} from '@uurwerk/domain/planning/openShifts/refusalToClaim'
import { refusalToGrant } from '@uurwerk/domain/planning/openShifts/refusalToGrant'
import { refusalToEditNeed, refusalToWithdrawNeed } from '@uurwerk/domain/planning/openShifts/refusalToEditNeed'
import { refusalToGiveBack } from '@uurwerk/domain/planning/openShifts/refusalToGiveBack'
import {
  refusalToAddAvailabilityRule,
  refusalToSetAvailability,
} from '@uurwerk/domain/planning/availability/refusalToSetAvailability'
import {
  refusalOfSwap,
  refusalToAcceptSwap,
  refusalToApproveSwap,
  refusalToEndSwap,
  refusalToOfferSwap,
} from '@uurwerk/domain/planning/swaps/refusalToSwap'
import {
  refusalToAddPlaces,
  refusalToDecideRequest,
  refusalToRequestNeed,
  refusalToWithdrawRequest,
} from '@uurwerk/domain/planning/openShifts/refusalToRequestNeed'
import { refusalToMakeNeed, refusalToMakeNeedIn } from '@uurwerk/domain/planning/openShifts/refusalToMakeNeed'
import {
  refusalToKeepPattern,
  refusalToLayPattern,
  refusalToRemovePattern,
} from '@uurwerk/domain/planning/patterns/refusalToKeepPattern'
import { refusalToFillPeriod } from '@uurwerk/domain/planning/patterns/refusalToFillPeriod'
import { refusalToPlanPattern } from '@uurwerk/domain/planning/patterns/refusalToPlanPattern'
import { refusalToPrintSheet } from '@uurwerk/domain/planning/team/refusalToPrintSheet'
import { refusalToEditPlannedShift } from '@uurwerk/domain/planning/refusalToEditPlannedShift'
import { refusalToMoveShift } from '@uurwerk/domain/planning/refusalToMoveShift'
import { refusalToPlaceShift, refusalsToPlaceShift } from '@uurwerk/domain/planning/refusalToPlaceShift'
import { refusalToPlanShift, refusalsToPlanShift } from '@uurwerk/domain/planning/refusalToPlanShift'
import { refusalToMakeFeed } from '@uurwerk/domain/planning/calendarFeeds/refusalToMakeFeed'
import { refusalToRemoveAll } from '@uurwerk/domain/planning/refusalToRemoveAll'
import { refusalOfAdjusted, refusalToRemovePlannedShift } from '@uurwerk/domain/planning/refusalToRemovePlannedShift'
import { refusalToTakeShiftTimes } from '@uurwerk/domain/planning/refusalToTakeShiftTimes'
import { refusalToUseShiftType } from '@uurwerk/domain/planning/refusalToUseShiftType'
import { refusalOfMissingTime } from '@uurwerk/domain/planning/shift/shiftFromClock'
import { refusalToChangeWorkedShift } from '@uurwerk/domain/planning/worked/refusalToChangeWorkedShift'
import { refusalToEnterInMonth } from '@uurwerk/domain/planning/worked/refusalToEnterInMonth'
import { refusalToEnterWorkedShift } from '@uurwerk/domain/planning/worked/refusalToEnterWorkedShift'
import { refusalToRemoveWorkedShift } from '@uurwerk/domain/planning/worked/refusalToRemoveWorkedShift'
import { refusalToRemove } from '@uurwerk/domain/refusalToRemove'
import { refusalToApprove } from '@uurwerk/domain/timesheets/approval/refusalToApprove'
import { refusalToConfirm } from '@uurwerk/domain/timesheets/confirmation/refusalToConfirm'
import { refusalToConfirmFor } from '@uurwerk/domain/timesheets/confirmation/refusalToConfirmFor'
import { refusalToConfirmAll } from '@uurwerk/domain/timesheets/confirmation/refusalToConfirmAll'
import { refusalToDownloadTimesheet } from '@uurwerk/domain/timesheets/refusalToDownloadTimesheet'
import { refusalToLock } from '@uurwerk/domain/timesheets/refusalToLock'
import { refusalToRemind, refusalToRemindOfMonth } from '@uurwerk/domain/timesheets/confirmation/refusalToRemind'
import { refusalToReopen } from '@uurwerk/domain/timesheets/approval/refusalToReopen'
import { refusalToSetApproval } from '@uurwerk/domain/timesheets/approval/refusalToSetApproval'
import { refusalToUnlock } from '@uurwerk/domain/timesheets/refusalToUnlock'
import type { WrittenShiftRefusal } from '@uurwerk/domain/planning/shift/shiftFromTimestamps'
import type { CreditRefusal } from '@uurwerk/domain/invoicing/credits/creditNoteOf'
import type { StatementRefusal } from '@uurwerk/domain/payments/statements/bankStatement'
import { expect, expectTypeOf, test } from 'vitest'
import type { ProblemCode, RefusalOf } from '../problems.ts'

/**
 * Every rule of the domain that can refuse. When a rule does not give a fact that the sentence of its refusal needs,
 * the compiler reports an error.
 */
const rules = {
  refusalOfBalance,
  refusalToBookAbsence,
  refusalToBookEachDay,
  refusalToBookInMonth,
  refusalsToBookAbsence,
  refusalToConvertShiftToSickness,
  refusalToConvertSickness,
  refusalToRemoveAbsence,
  refusalToTransfer,
  refusalToRunNewYear,
  refusalToAdjustRecup,
  refusalToEditCorrection,
  refusalToOpenRecup,
  refusalToEditCounter,
  refusalToEditCounterOf,
  refusalToKeepBalances,
  refusalToAddHoliday,
  refusalToRemoveHoliday,
  refusalToAddOrder,
  refusalToChangeOrder,
  refusalToChangeRate,
  refusalOfCustomerOfContract,
  refusalOfContractStart,
  refusalToCreateContract,
  refusalToAddPushDevice,
  refusalToInvite,
  refusalToMoveIn,
  refusalToMoveContractStart,
  refusalToShortenContract,
  refusalToActivateCustomer,
  refusalToNameCustomer,
  refusalOfRange,
  refusalOfParent,
  refusalToAddSubdivision,
  refusalToConfirmByLink,
  refusalToDisputeMonth,
  refusalToDownloadMonth,
  refusalToHaveContacts,
  refusalToWaiveCustomer,
  refusalToRemindCustomer,
  refusalToJudgeMonth,
  refusalToSignMonth,
  refusalToUseContactLink,
  refusalToKeepOwnShiftType,
  refusalToConfirmEmail,
  refusalToMailConfirmLink,
  refusalToSetCustomerHours,
  refusalToSetParent,
  refusalOfDocumentDate,
  refusalOfNumberFormats,
  refusalOfLogo,
  refusalOfVat,
  refusalOfOwnWords,
  refusalToUseAccountingCost,
  refusalOfDocuments,
  refusalOfGround,
  refusalToChangeFreeCosts,
  refusalOfCreditDate,
  refusalToCreditInvoice,
  refusalToReleaseMonth,
  refusalToDeleteInvoice,
  refusalToEditInvoice,
  refusalToFinishInvoice,
  refusalOfFinished,
  refusalOfInvoicedMonth,
  refusalToInvoiceInBatch,
  refusalToOfferInBatch,
  refusalToInvoiceApproved,
  refusalToInvoiceMonth,
  refusalToMailAgain,
  refusalToMailInvoice,
  refusalToSendInvoice,
  refusalOfConcept,
  refusalToCancel,
  refusalToRetry,
  refusalToConfirmReceipt,
  refusalOfUbl,
  refusalOfChangedRegime,
  refusalToAllocate,
  refusalOfSettled,
  refusalToEndDispute,
  refusalToSetOff,
  refusalToWithdrawReminder,
  refusalToWriteOff,
  refusalToUndoImport,
  refusalToUndoPayment,
  refusalToExportEblox,
  refusalToChangePayCode,
  refusalOfTypedCode,
  refusalOfPayCodes,
  refusalToReadPayroll,
  refusalToMoveEmploymentStart,
  refusalToSetProlongedSickLeave,
  refusalToStartEmployment,
  refusalToTerminate,
  refusalToAddPartTimeRecord,
  refusalToChangePartTimeRecord,
  refusalToChangeKind,
  refusalToChooseHrEmployer,
  refusalToLoseAdminRole,
  refusalToRemoveHrEmployer,
  refusalToSignIn,
  refusalToAskQualification,
  refusalToHold,
  refusalToRemoveQualification,
  refusalOfOverlap,
  refusalToDateShift,
  refusalToLeaveMonth,
  refusalToCopyShifts,
  refusalToEditPlannedShift,
  // The refusal of the action of the shift comes from the server, and not from this rule.
  refusalToMoveShift: refusalToMoveShift<never>,
  refusalToPlaceShift,
  refusalsToPlaceShift,
  refusalToPlanShift,
  refusalsToPlanShift,
  refusalToMakeFeed,
  refusalOfNeed,
  refusalToClaim,
  refusalToWithdrawClaim,
  refusalToGrant,
  refusalToEditNeed,
  refusalToWithdrawNeed,
  refusalToGiveBack,
  refusalToAddAvailabilityRule,
  refusalToSetAvailability,
  refusalOfSwap,
  refusalToAcceptSwap,
  refusalToApproveSwap,
  refusalToEndSwap,
  refusalToOfferSwap,
  refusalToMakeNeed,
  refusalToMakeNeedIn,
  refusalToAddPlaces,
  refusalToDecideRequest,
  refusalToRequestNeed,
  refusalToWithdrawRequest,
  refusalToKeepPattern,
  refusalToLayPattern,
  refusalToRemovePattern,
  refusalToFillPeriod,
  refusalToPlanPattern,
  refusalToPrintSheet,
  refusalToRemoveAll,
  refusalOfAdjusted,
  refusalToRemovePlannedShift,
  refusalToTakeShiftTimes,
  refusalToUseShiftType,
  refusalOfMissingTime,
  refusalToChangeWorkedShift,
  refusalToEnterInMonth,
  refusalToEnterWorkedShift,
  refusalToRemoveWorkedShift,
  refusalToRemove,
  refusalToApprove,
  refusalToConfirm,
  refusalToConfirmAll,
  refusalToConfirmFor,
  refusalToDownloadTimesheet,
  refusalToLock,
  refusalToRemind,
  refusalToRemindOfMonth,
  refusalToReopen,
  refusalToSetApproval,
  refusalToUnlock,
} satisfies Readonly<Record<string, (...facts: never) => RefusalOf | readonly RefusalOf[] | null>>

type Rules = typeof rules
type RefusalIn<Answer> = Answer extends readonly (infer Refusal)[] ? Refusal : Answer
type RefusalOfField = ReturnType<typeof refusalsOfIdentity>[keyof ReturnType<typeof refusalsOfIdentity>]
type RefusalOfRule =
  | NonNullable<RefusalIn<ReturnType<Rules[keyof Rules]>>>
  | NonNullable<RefusalOfField>
  | WrittenShiftRefusal
  | StatementRefusal
  | CreditRefusal

/** The facts of refusals that the catalogue of refusals does not declare. Each is written as 'code.fact'. */
type Undeclared<Refusal> = Refusal extends { readonly code: infer Code extends ProblemCode }
  ? UndeclaredFor<Code, keyof Refusal & string>
  : never
type UndeclaredFor<Code extends ProblemCode, Fact extends string> = Code extends unknown
  ? `${Code}.${Exclude<Fact, keyof RefusalOf<Code>>}`
  : never

test('every refusal of a business rule contains exactly the facts that the catalogue of problems declares for its code', () => {
  expectTypeOf<RefusalOfRule>().toExtend<RefusalOf>()
  expectTypeOf<Undeclared<RefusalOfRule>>().toBeNever()
})

const folder = path.join(import.meta.dirname, '../../../domain/src')

test('this test covers every business rule in the folder domain that can refuse an action', () => {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'))
  const names = files.flatMap((file) => {
    const source = readFileSync(path.join(folder, file), 'utf8')
    return [...source.matchAll(/^export (?:const|function) (refusals?(?:To|Of)[A-Z]\w*)/gm)].map(([, name]) => name)
  })
  expect(names.filter((name) => name !== 'refusalsOfDays' && name !== 'refusalsOfIdentity').toSorted()).toEqual(
    Object.keys(rules).toSorted(),
  )
})
