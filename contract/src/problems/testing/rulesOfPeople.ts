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
import { refusalToActivateCustomer } from '@uurwerk/domain/customers/refusalToActivateCustomer'
import { refusalOfParent, refusalToAddSubdivision } from '@uurwerk/domain/customers/refusalToAddSubdivision'
import { refusalToConfirmByLink } from '@uurwerk/domain/customers/refusalToConfirmByLink'
import { refusalToKeepOwnShiftType } from '@uurwerk/domain/customers/refusalToKeepOwnShiftType'
import { refusalToConfirmEmail, refusalToMailConfirmLink } from '@uurwerk/domain/customers/refusalToMailConfirmLink'
import { refusalToSetCustomerHours } from '@uurwerk/domain/customers/refusalToSetCustomerHours'
import { refusalToSetParent } from '@uurwerk/domain/customers/refusalToSetParent'
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
import type { RefusalOf } from '../../problems.ts'

/** The rules that can refuse about people, customers, contracts, leave and balances. */
export const rulesOfPeople = {
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
  refusalToHaveContacts,
  refusalToUseContactLink,
  refusalToKeepOwnShiftType,
  refusalToConfirmEmail,
  refusalToMailConfirmLink,
  refusalToSetCustomerHours,
  refusalToSetParent,
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
} satisfies Readonly<Record<string, (...facts: never) => RefusalOf | readonly RefusalOf[] | null>>
