import { ownStart } from '@uurwerk/contract/ownStart'
import { readRoute, type Route } from '../platform/http/route.ts'
import { readOwnStart } from './readOwnStart.ts'

export const ownStartRoutes: readonly Route[] = [readRoute(ownStart, readOwnStart)]
