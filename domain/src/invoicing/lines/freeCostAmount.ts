import { cents, type Cents } from '../../money/cents.ts'
import { divideRounded } from '../../money/divideRounded.ts'
import type { Hundredths } from '../../money/hundredths.ts'

/** The total of a free cost (a cost line that HR types): amount × cost, rounded once to the cent (rule invoicing-5). */
export const freeCostAmount = ({ amount, cost }: { readonly amount: Hundredths; readonly cost: Cents }): Cents =>
  cents(Number(divideRounded(BigInt(amount) * BigInt(cost), 100n)))
