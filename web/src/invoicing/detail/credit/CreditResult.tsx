import { sentenceOf } from '@uurwerk/contract/problems'
import { eurosOf } from '@uurwerk/domain/money/cents'
import { writtenReason } from '@uurwerk/domain/invoicing/vatBreakdown'
import * as texts from '../../../texts/texts.ts'
import { BillTotals } from '../../BillTotals.tsx'
import type { creditResult } from './creditForm.ts'
import classes from './credit.module.css'

const words = texts.invoicing.credit

/**
 * The totals of the credit note before HR makes it, or the reason why HR cannot make it. A screen reader announces each
 * change.
 */
export const CreditResult = ({ result }: { readonly result: ReturnType<typeof creditResult> }) => (
  <div className={classes.result} role="status">
    <p className={classes.title}>{words.result}</p>
    {result === null && <p className={classes.nothing}>{words.incomplete}</p>}
    {result !== null && 'refusal' in result && <p className={classes.nothing}>{sentenceOf(result.refusal)}</p>}
    {result !== null && 'made' in result && (
      <BillTotals
        vatExcluded={eurosOf(result.made.totals.excludingVat)}
        vat={result.made.groups.map((group) => ({
          category: group.category,
          percentage: group.percentage,
          base: eurosOf(group.base),
          vat: eurosOf(group.vat),
          code: group.code,
          reason: writtenReason(group),
        }))}
        total={eurosOf(result.made.totals.includingVat)}
      />
    )}
  </div>
)
