import { orderOn } from '@uurwerk/domain/contracts/orderOn'
import { IconCoinEuro } from '@tabler/icons-react'
import { today } from '../../clock/now.ts'
import { texts } from '../../texts/texts.ts'
import { ActionButton } from '../../ui/ActionButton.tsx'
import { Panel } from '../../ui/page/Panel.tsx'
import { writtenEuros } from '../../ui/writtenEuros.ts'
import { Hint } from '../../ui/page/Hint.tsx'
import { useOpenEditor } from '../../ui/form/useOpenEditor.ts'
import classes from '../contracts.module.css'
import { periodOf } from '../periodOf.ts'
import type { Contract } from '../queries.ts'
import { RateEditor } from './RateEditor.tsx'

/** Today's rate and the form for another rate. */
export function RatePanel({ contract }: { readonly contract: Contract }) {
  const words = texts.contracts.rate
  const { open, toggle, close } = useOpenEditor<'rate'>()
  const valid = orderOn(
    contract.orders.map((order) => ({ order, period: periodOf(order) })),
    today(),
  )
  return (
    <Panel title={words.title}>
      <div className={classes.rate}>
        {valid === null ? <Hint>{words.none}</Hint> : <strong>{writtenEuros(valid.order.baseHourlyRate)}</strong>}
        <ActionButton
          refusal={contract.orders.length === 0 ? { code: 'no_order_today' } : null}
          aria-expanded={open !== null}
          leftSection={<IconCoinEuro size={16} stroke={1.75} aria-hidden />}
          onClick={() => toggle('rate')}
        >
          {words.change}
        </ActionButton>
        {open !== null && <RateEditor contract={contract} order={valid?.order ?? null} onClose={close} />}
      </div>
    </Panel>
  )
}
