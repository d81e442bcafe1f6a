import { Link } from 'react-router'
import { paths } from '../../paths.ts'
import { texts } from '../../texts/texts.ts'
import { Panel } from '../../ui/page/Panel.tsx'
import type { Invoice } from '../queries.ts'
import { Warnings } from '../Warnings.tsx'
import classes from './detail.module.css'

const OF_SELLER = new Set(['seller_incomplete', 'vat_seller_without_number'])

/** Why a concept cannot be finished yet, and the warnings before it is finished. */
export function BeforeFinishing({ invoice: { finishRefusal, finishWarnings } }: { readonly invoice: Invoice }) {
  const words = texts.invoicing.beforeFinishing
  if (finishRefusal === null && finishWarnings.length === 0) return null
  return (
    <Panel title={words.title}>
      {finishRefusal !== null && <p className={classes.hint}>{finishRefusal.message}</p>}
      {finishRefusal !== null && OF_SELLER.has(finishRefusal.code) && (
        <p className={classes.hint}>
          <Link to={paths.adminSettings({ part: 'company' })}>{words.toCompany}</Link>
        </p>
      )}
      <Warnings warnings={finishWarnings} />
    </Panel>
  )
}
