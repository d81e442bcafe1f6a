import type { ResponseOf } from '@uurwerk/contract/endpoint'
import { addPushDevice, pushDevices, removePushDevice } from '@uurwerk/contract/ownStart/pushDevices'
import { Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { queryWithFailure } from '../../../app/api/queryOf.ts'
import { useAction } from '../../../app/api/useAction.ts'
import { useOnlineOnly } from '../../../app/api/useOnlineOnly.ts'
import { askForMessages, forgetMessages, messagesInThisBrowser } from '../../../app/push/messagesInThisBrowser.ts'
import { showWarning } from '../../../app/notices.ts'
import * as texts from '../../../texts/texts.ts'
import { ActionButton } from '../../../ui/buttons/ActionButton.tsx'
import { IconBell, IconBellOff } from '../../../ui/icons.ts'
import { Hint } from '../../../ui/page/Hint.tsx'
import { showNote } from '../../../ui/toast/showNote.tsx'
import { formatMomentWithSlashes } from '../../../ui/format/formatMoment.ts'
import classes from './notices.module.css'

const words = texts.profile.notices

/**
 * Turns push messages (shown when the app is closed) on or off in this browser, and off in the other browsers of the
 * person. The browser asks for permission only after a press (rules notices-3, notices-14).
 */
export function PushPart() {
  const { data } = useQuery(queryWithFailure(words.failed, pushDevices))
  const [support, setSupport] = useState(messagesInThisBrowser)
  const add = useAction(addPushDevice)
  const remove = useAction(removePushDevice)
  const offline = useOnlineOnly()
  if (data === undefined) return null
  const mine = data.devices.find(({ isThisOne }) => isThisOne)
  const others = data.devices.filter(({ isThisOne }) => !isThisOne)

  async function turnOn(publicKey: string): Promise<void> {
    const outcome = await askForMessages(publicKey)
    setSupport(messagesInThisBrowser())
    if (outcome === 'refused') return
    if (outcome === 'failed') return showWarning(words.browserFailed)
    await add.mutateAsync({ body: outcome })
    showNote(words.on)
  }
  async function turnOff(id: number, isThisOne: boolean): Promise<void> {
    await remove.mutateAsync({ params: { id } })
    if (isThisOne) await forgetMessages()
    showNote(words.off)
  }
  return (
    <Stack gap="xs">
      <div className={classes.device}>
        <div className={classes.title}>{words.thisDevice}</div>
        {mine !== undefined ? (
          <ActionButton
            variant="default"
            leftSection={<IconBellOff size={16} />}
            reason={offline}
            onClick={() => turnOff(mine.id, true)}
          >
            {words.turnOff}
          </ActionButton>
        ) : (
          support === 'possible' && (
            <ActionButton leftSection={<IconBell size={16} />} reason={offline} onClick={() => turnOn(data.publicKey)}>
              {words.turnOn}
            </ActionButton>
          )
        )}
      </div>
      <Hint>{mine === undefined ? words.support[support] : words.isOn}</Hint>
      {others.map((device) => (
        <OtherDevice key={device.id} device={device} reason={offline} onTurnOff={() => turnOff(device.id, false)} />
      ))}
    </Stack>
  )
}

type OtherProps = {
  readonly device: ResponseOf<typeof pushDevices>['devices'][number]
  readonly reason: string | null
  readonly onTurnOff: () => Promise<void>
}

const OtherDevice = ({ device: { device, createdAt }, reason, onTurnOff }: OtherProps) => (
  <div className={classes.device}>
    <div>{words.otherDevice(device, formatMomentWithSlashes(createdAt))}</div>
    <ActionButton
      variant="subtle"
      aria-label={words.turnOffOn(device)}
      leftSection={<IconBellOff size={16} />}
      reason={reason}
      onClick={onTurnOff}
    >
      {words.turnOff}
    </ActionButton>
  </div>
)
