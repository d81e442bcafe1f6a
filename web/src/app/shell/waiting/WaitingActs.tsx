import { Button } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconAlertTriangle, IconClock } from '../../../ui/icons.ts'
import { nextToSend } from '../../api/outbox/nextToSend.ts'
import { useOutbox } from '../../api/outbox/outboxState.ts'
import type { StoredAct } from '../../api/outbox/queuedAct.ts'
import { dropAct, sendMine } from '../../api/outbox/sendOutbox.ts'
import * as texts from '../../../texts/texts.ts'
import { ActionButton } from '../../../ui/buttons/ActionButton.tsx'
import { Dialog } from '../../../ui/dialog/Dialog.tsx'
import classes from './waiting.module.css'

const words = texts.waitingActs

/** The number of changes that wait or were refused. A press opens the list (rule offline-9). */
export function WaitingActs() {
  const acts = useOutbox()
  const [opened, list] = useDisclosure()
  const refused = acts.filter(({ refusal }) => refusal !== null)
  const waiting = acts.filter(({ refusal }) => refusal === null)
  return (
    <>
      <div role="status">
        {acts.length > 0 && (
          <div className={classes.line} data-refused={refused.length > 0 || undefined}>
            {refused.length > 0 ? (
              <IconAlertTriangle size={16} stroke={1.75} aria-hidden />
            ) : (
              <IconClock size={16} stroke={1.75} aria-hidden />
            )}
            <span>
              {[
                ...(refused.length > 0 ? [words.refused(refused.length)] : []),
                ...(waiting.length > 0 ? [words.waiting(waiting.length)] : []),
              ].join(' · ')}
            </span>
            <Button size="compact-sm" variant="subtle" onClick={list.open}>
              {words.show}
            </Button>
          </div>
        )}
      </div>
      <Dialog opened={opened && acts.length > 0} onClose={list.close} title={words.title}>
        {refused.length > 0 && (
          <section className={classes.section}>
            <h3>{words.refusedTitle}</h3>
            <ul>
              {refused.map((act) => (
                <RefusedAct key={act.key} act={act} />
              ))}
            </ul>
          </section>
        )}
        {waiting.length > 0 && (
          <section className={classes.section}>
            <h3>{words.waitingTitle}</h3>
            <p className={classes.hint}>{words.waitingText}</p>
            <ul>
              {waiting.map((act) => (
                <WaitingAct key={act.key} act={act} isHeld={nextToSend([...refused, act]) === null} />
              ))}
            </ul>
          </section>
        )}
      </Dialog>
    </>
  )
}

type ActProps = { readonly act: StoredAct }

/** A change that the server refused. The person decides what happens to the change (rule offline-9). */
const RefusedAct = ({ act }: ActProps) => (
  <li className={classes.act}>
    <strong>{act.refusal?.stale ? words.yourVersion(act.title) : act.title}</strong>
    {act.refusal?.stale && <span>{words.storedVersion(act.refusal.stale.now, act.refusal.stale.changedBy)}</span>}
    <span className={classes.hint}>{act.refusal?.sentence}</span>
    <span className={classes.buttons}>
      {act.refusal?.stale && (
        <ActionButton size="xs" variant="filled" onClick={() => sendMine(act)}>
          {words.mine}
        </ActionButton>
      )}
      <ActionButton size="xs" onClick={() => dropAct(act)}>
        {words.leave}
      </ActionButton>
    </span>
  </li>
)

/** A waiting change. The user can still drop a change that was never sent. */
const WaitingAct = ({ act, isHeld }: ActProps & { readonly isHeld: boolean }) => (
  <li className={classes.act}>
    <strong>{act.title}</strong>
    <span className={classes.hint}>
      <IconClock size={14} stroke={1.75} aria-hidden /> {isHeld ? words.isHeld : words.isSent}
    </span>
    {!act.wasSent && (
      <span className={classes.buttons}>
        <ActionButton size="xs" onClick={() => dropAct(act)}>
          {words.drop}
        </ActionButton>
      </span>
    )}
  </li>
)
