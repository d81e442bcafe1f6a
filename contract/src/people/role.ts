import { roles } from '@uurwerk/domain/people/role'
import { z } from 'zod'

export const Role = z.enum(roles)
