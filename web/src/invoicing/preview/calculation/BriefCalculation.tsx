import { centsOfEuros, eurosOf, sumCents } from '@uurwerk/domain/money/cents'
import * as texts from '../../../texts/texts.ts'
import { sentenceHere } from '../../../ui/buttons/sentenceHere.ts'
import { Facts } from '../../../ui/page/Facts.tsx'
import { writtenEuros } from '../../../ui/written/writtenEuros.ts'
import { writtenHours } from '../../../ui/written/writtenHours.ts'
import type { Calculation } from '../previewQueries.ts'
import { PreviewWarnings } from '../PreviewWarnings.tsx'

/** A short preview of an invoice: the hours, each free cost with its amount, and the total. */
export function BriefCalculation({ calculation }: { readonly calculation: Calculation }) {
  const words = texts.invoicing
  const { freeCosts, totalWorkedHours, totalVATIncluded, warnings, actions } = calculation
  const costs = sumCents(freeCosts.map(({ total }) => centsOfEuros(total)))
  return (
    <>
      {actions.make !== null && <p>{sentenceHere(actions.make)}</p>}
      <PreviewWarnings warnings={warnings} />
      <Facts
        facts={[
          { label: words.workedHours, value: words.hours(writtenHours(totalWorkedHours)) },
          ...freeCosts.map(({ description, total }) => ({ label: description, value: writtenEuros(total) })),
          { label: words.preview.freeCostTotal, value: writtenEuros(eurosOf(costs)) },
          { label: words.preview.totalAmount, value: writtenEuros(totalVATIncluded) },
        ]}
      />
    </>
  )
}
