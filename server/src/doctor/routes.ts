import * as calls from '@uurwerk/contract/doctor'
import { readRoute, type Route } from '../http/route.ts'
import { examineInstallation } from './examineInstallation.ts'
import { tryInstallation } from './tryInstallation.ts'

export const doctorRoutes: readonly Route[] = [
  readRoute(calls.examineInstallation, (context) => examineInstallation(context)),
  readRoute(calls.tryInstallation, (context) => tryInstallation(context)),
]
