import * as calls from '@uurwerk/contract/doctor'
import { readRoute, type Route } from '../http/route.ts'
import { examineHouse } from './examineHouse.ts'
import { tryHouse } from './tryHouse.ts'

export const doctorRoutes: readonly Route[] = [
  readRoute(calls.examineHouse, (reading) => examineHouse(reading)),
  readRoute(calls.tryHouse, (reading) => tryHouse(reading)),
]
