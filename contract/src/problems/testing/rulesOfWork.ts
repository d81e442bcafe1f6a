import {
  refusalToDisputeMonth,
  refusalToDownloadMonth,
  refusalToJudgeMonth,
  refusalToSignMonth,
} from '@uurwerk/domain/timesheets/customerSide/refusalToSignMonth'
import { refusalToRemindCustomer } from '@uurwerk/domain/timesheets/customerSide/contactReminders'
import { refusalToWaiveCustomer } from '@uurwerk/domain/timesheets/customerSide/refusalToWaiveCustomer'
import { refusalOfDocumentDate } from '@uurwerk/domain/invoicing/documentDate'
import { refusalOfNumberFormats } from '@uurwerk/domain/invoicing/numbers/refusalOfNumberFormats'
import { refusalOfLogo } from '@uurwerk/domain/invoicing/refusalOfLogo'
import { refusalOfVat } from '@uurwerk/domain/invoicing/vat/refusalOfVat'
import { refusalOfGround, refusalOfOwnWords } from '@uurwerk/domain/invoicing/vat/requestedVatRegime'
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
  refusalToApplyPattern,
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
import type { RefusalOf } from '../../problems.ts'

/** The rules that can refuse about planning, timesheets, payroll, invoices and payments. */
export const rulesOfWork = {
  refusalToDisputeMonth,
  refusalToDownloadMonth,
  refusalToWaiveCustomer,
  refusalToRemindCustomer,
  refusalToJudgeMonth,
  refusalToSignMonth,
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
  refusalOfOverlap,
  refusalToDateShift,
  refusalToLeaveMonth,
  refusalToCopyShifts,
  refusalToEditPlannedShift,
  // `refusalToMoveShift` can also return the refusal that the shift has for its action `move`. The server decides that
  // refusal, and not this rule, so the type `never` leaves it out.
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
  refusalToApplyPattern,
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
