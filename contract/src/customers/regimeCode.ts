import { isOwnRegime, VAT_REGIMES } from '@uurwerk/domain/invoicing/vat/vatRegime'
import { z } from 'zod'
import { messages } from '../messages.ts'

const ownRegime = z.templateLiteral(['EX_OTHER_', z.int()]).refine(isOwnRegime)

/** The code of a VAT regime: a fixed VAT regime, or an exemption that our own company added. */
export const RegimeCode = z.union([z.enum(VAT_REGIMES), ownRegime])

/** A VAT regime in a request: one of the given fixed VAT regimes, or an exemption that our own company added. */
export const regimeChoice = <const Fixed extends string>(fixed: readonly Fixed[]) =>
  z.union([z.enum(fixed as [Fixed, ...Fixed[]]), ownRegime], {
    error: ({ input }) =>
      input === undefined || input === null ? messages.required('btw-regime') : messages.oneOf('btw-regime', fixed),
  })
