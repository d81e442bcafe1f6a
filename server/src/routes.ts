import { absenceRoutes } from './absences/routes.ts'
import { sickLeaveRoutes } from './absences/sickLeave/routes.ts'
import { auditRoutes } from './audit/routes.ts'
import { balanceRoutes } from './balances/routes.ts'
import { calendarRoutes } from './absences/holidays/routes.ts'
import { companyRoutes } from './company/routes.ts'
import { monthContractsRoutes } from './contracts/months/routes.ts'
import { ownShiftTypeRoutes } from './contracts/ownShiftTypes/routes.ts'
import { contractRoutes } from './contracts/routes.ts'
import { vatRegimeRoutes } from './invoicing/vatRegimes/routes.ts'
import { customerRoutes } from './customers/routes.ts'
import { doctorRoutes } from './operations/doctor/routes.ts'
import { contactRoutes } from './customers/contacts/routes.ts'
import { rotationRoutes } from './planning/rotation/routes.ts'
import { staffingRoutes } from './customers/staffing/routes.ts'
import { customerMonthRoutes } from './timesheets/customerSide/routes.ts'
import { needRequestRoutes } from './planning/needRequests/routes.ts'
import { customerPlanningRoutes } from './planning/customerSide/routes.ts'
import { hrStartRoutes } from './hrStart/routes.ts'
import type { Route } from './platform/http/route.ts'
import { identityRoutes } from './identity/routes.ts'
import { pushDeviceRoutes } from './identity/pushDevices/routes.ts'
import { accountingRoutes } from './invoicing/accounting/routes.ts'
import { batchRoutes } from './invoicing/batch/routes.ts'
import { importRoutes } from './import/routes.ts'
import { repricingRoutes } from './invoicing/repricing/routes.ts'
import { invoicingRoutes } from './invoicing/routes.ts'
import { paymentRoutes } from './payments/routes.ts'
import { ownStartRoutes } from './ownStart/routes.ts'
import { payrollRoutes } from './payroll/routes.ts'
import { hrEmployerRoutes } from './people/hrEmployers/routes.ts'
import { employmentRoutes } from './employment/routes.ts'
import { peopleRoutes } from './people/routes.ts'
import { calendarFeedRoutes } from './planning/calendarFeeds/routes.ts'
import { openShiftRoutes } from './planning/openShifts/routes.ts'
import { qualificationRoutes } from './people/qualifications/routes.ts'
import { availabilityRoutes } from './planning/availability/routes.ts'
import { swapRoutes } from './planning/swaps/routes.ts'
import { shiftPatternRoutes } from './planning/patterns/routes.ts'
import { planningRoutes } from './planning/routes.ts'
import { retentionRoutes } from './operations/retention/routes.ts'
import { timesheetRoutes } from './timesheets/routes.ts'

export const routes: readonly Route[] = [
  ...absenceRoutes,
  ...accountingRoutes,
  ...auditRoutes,
  ...batchRoutes,
  ...balanceRoutes,
  ...calendarRoutes,
  ...calendarFeedRoutes,
  ...companyRoutes,
  ...contractRoutes,
  ...contactRoutes,
  ...staffingRoutes,
  ...rotationRoutes,
  ...customerRoutes,
  ...customerMonthRoutes,
  ...customerPlanningRoutes,
  ...vatRegimeRoutes,
  ...doctorRoutes,
  ...employmentRoutes,
  ...hrEmployerRoutes,
  ...hrStartRoutes,
  ...identityRoutes,
  ...importRoutes,
  ...invoicingRoutes,
  ...monthContractsRoutes,
  ...openShiftRoutes,
  ...needRequestRoutes,
  ...availabilityRoutes,
  ...qualificationRoutes,
  ...swapRoutes,
  ...ownShiftTypeRoutes,
  ...ownStartRoutes,
  ...pushDeviceRoutes,
  ...paymentRoutes,
  ...payrollRoutes,
  ...peopleRoutes,
  ...planningRoutes,
  ...shiftPatternRoutes,
  ...retentionRoutes,
  ...repricingRoutes,
  ...sickLeaveRoutes,
  ...timesheetRoutes,
]
