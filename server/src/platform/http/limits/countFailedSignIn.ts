import type { Services } from '../../../app/services.ts'
import { FAILED_SIGN_IN } from './rateLimits.ts'
import { clientAddress } from '../requests/clientAddress.ts'
import { enforceRateLimit } from './enforceRateLimit.ts'

/** Counts a failed sign-in for its network address, and refuses it when the limit is reached (rule identity-21). */
export const countFailedSignIn = (services: Services, ip: string): Promise<void> =>
  enforceRateLimit(services, { call: 'failed sign-in', caller: clientAddress(ip) }, FAILED_SIGN_IN)
