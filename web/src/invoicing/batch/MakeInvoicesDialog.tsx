import type { ContractMonthRow } from '@uurwerk/contract/timesheets'
import { formatMonth } from '@uurwerk/domain/time/formatDay'
import type { YearMonth } from '@uurwerk/domain/time/yearMonth'
import { Button } from '@mantine/core'
import { IconFiles } from '@tabler/icons-react'
import { useState } from 'react'
import { texts } from '../../texts/texts.ts'
import { ActionButton } from '../../ui/ActionButton.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { DialogButtons } from '../../ui/DialogButtons.tsx'
import { SwitchField } from '../../ui/form/SwitchField.tsx'
import { TickList } from '../../ui/form/TickList.tsx'
import classes from './batch.module.css'
import { contractChoices } from './choices.ts'
import { useStartBatch } from './useStartBatch.ts'

type Props = {
  readonly yearMonth: YearMonth
  readonly rows: readonly ContractMonthRow[]
  readonly onClose: () => void
}

const words = texts.batches

/** Of which contracts the month is billed; what is not ready is there as well, with the reason. */
export function MakeInvoicesDialog({ yearMonth, rows, onClose }: Props) {
  const choices = contractChoices(rows)
  const ready = choices.filter(({ reason }) => reason === null).map(({ value }) => value)
  const [ticked, tick] = useState<ReadonlySet<number>>(() => new Set(ready))
  const [finish, setFinish] = useState(false)
  const [send, setSend] = useState(false)
  const start = useStartBatch(yearMonth)
  const wanted = ready.filter((contractId) => ticked.has(contractId))

  async function make(): Promise<void> {
    await start({ act: 'make', finish, send: finish && send }, wanted)
    onClose()
  }
  return (
    <Dialog opened onClose={onClose} title={words.makeTitle(formatMonth(yearMonth))} wide>
      <div className={classes.choose}>
        {ready.length === 0 && <p>{words.nobodyReady}</p>}
        <TickList
          label={words.chosen(wanted.length, choices.length)}
          choices={choices}
          ticked={ticked}
          onChange={tick}
        />
        <div className={classes.switches}>
          <SwitchField label={words.finishToo} description={words.finishHint} value={finish} onChange={setFinish} />
          <SwitchField
            label={words.sendToo}
            description={words.sendHint}
            value={finish && send}
            disabled={!finish}
            onChange={setSend}
          />
        </div>
        <p className={classes.effect}>{words.makeEffect}</p>
      </div>
      <DialogButtons>
        <Button variant="subtle" onClick={onClose}>
          {texts.ui.cancel}
        </Button>
        <ActionButton
          variant="filled"
          leftSection={<IconFiles size={16} stroke={1.75} aria-hidden />}
          reason={wanted.length === 0 ? words.nothingChosen : null}
          onClick={() => make().catch(onClose)}
        >
          {words.start(wanted.length)}
        </ActionButton>
      </DialogButtons>
    </Dialog>
  )
}
