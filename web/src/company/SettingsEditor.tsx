import type { ResponseOf } from '@uurwerk/contract/endpoint'
import { editSettings } from '@uurwerk/contract/company'
import { useForm, type UseFormReturnType } from '@mantine/form'
import { useState, type ReactNode } from 'react'
import { useAction } from '../app/api/useAction.ts'
import { useStale } from '../app/api/useStale.ts'
import * as texts from '../texts/texts.ts'
import { ActionButton } from '../ui/buttons/ActionButton.tsx'
import { DialogButtons } from '../ui/dialog/DialogButtons.tsx'
import { Form } from '../ui/form/Form.tsx'
import { StaleNotice } from '../ui/form/stale/StaleNotice.tsx'
import { showNote } from '../ui/toast/showNote.tsx'
import type { Settings } from './queries.ts'
import { changedSettings, settingsFormErrors, settingsFormOf, type SettingsForm } from './settingsForm.ts'

type Props = {
  readonly settings: Settings
  /** The fields of one part of the company settings. */
  readonly children: (form: UseFormReturnType<SettingsForm>) => ReactNode
}

/** The form of one part of the company settings. When the form saves, it also sends the other settings, unchanged. */
export function SettingsEditor({ settings, children }: Props) {
  const words = texts.settings
  // The form sends the version that the settings had when the form opened. The browser may have loaded newer settings
  // since then.
  const [began, setBegan] = useState(settings)
  const form = useForm<SettingsForm>({ initialValues: settingsFormOf(began), validate: settingsFormErrors })
  const { stale, attempt, forget } = useStale<ResponseOf<typeof editSettings>>(
    (now) => changedSettings(settingsFormOf(now), settingsFormOf(began)).length === 0,
  )
  const { mutateAsync: edit } = useAction(editSettings)

  function take(saved: Settings): void {
    setBegan(saved)
    form.setInitialValues(settingsFormOf(saved))
    form.setValues(settingsFormOf(saved))
  }
  const save = (values: SettingsForm, since = began.version): Promise<void> =>
    attempt(async (version) => {
      take(await edit({ body: { ...values, version } }))
      showNote(words.saved)
    }, since)
  return (
    <Form
      form={form}
      draft={{ name: 'settings' }}
      aboutField={{ seller_country: 'company' }}
      onSubmit={(values) => save(values)}
    >
      {stale !== null && (
        <StaleNotice
          title={words.staleTitle(stale.changedBy)}
          fields={changedSettings(settingsFormOf(stale.now), form.getValues())}
          onTake={() => {
            take(stale.now)
            forget()
          }}
          onKeep={() => save(form.getValues(), stale.now.version)}
        />
      )}
      {children(form)}
      <DialogButtons>
        <ActionButton
          type="submit"
          variant="filled"
          reason={form.isDirty() ? null : words.nothingChanged}
          busy={form.submitting}
        >
          {words.save}
        </ActionButton>
      </DialogButtons>
    </Form>
  )
}
