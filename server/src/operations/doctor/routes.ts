import * as calls from '@uurwerk/contract/operations/doctor'
import { readRoute, type Route } from '../../platform/http/route.ts'
import { examineInstallation } from './examineInstallation.ts'
import { tryInstallation } from './tryInstallation.ts'

export const doctorRoutes: readonly Route[] = [
  readRoute(calls.examineInstallation, (context) => examineInstallation(context)),
  readRoute(calls.tryInstallation, (context) => tryInstallation(context)),
]
