import type { VatPercentage } from '@uurwerk/domain/invoicing/lines/vat'
import type { OwnExemption, VatRegime } from '@uurwerk/domain/invoicing/vat/vatRegime'
import { requestedVatRegime, type ChosenVat } from '@uurwerk/domain/invoicing/vat/requestedVatRegime'
import { RefusalError } from '../../app/RefusalError.ts'

type Input = {
  readonly regime: VatRegime | undefined
  readonly percentage: number | undefined
  readonly ground: string | undefined
  readonly own: readonly OwnExemption[]
}

/** Refused when the rate and the text of the request contradict each other (rule invoicing-70). */
export function chosenVat({ regime, percentage, ground, own }: Input, before: ChosenVat): ChosenVat {
  const answer = requestedVatRegime(
    { regime, percentage: percentage as VatPercentage | undefined, ground },
    before,
    own,
  )
  if (answer.refusal !== null) throw new RefusalError(answer.refusal)
  return answer.chosen
}
