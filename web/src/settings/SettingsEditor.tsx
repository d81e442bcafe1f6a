import { CompanySettings, editSettings } from '@uurwerk/contract/settings'
import { useForm } from '@mantine/form'
import type { UseFormReturnType } from '@mantine/form'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { ApiProblem } from '../api/apiProblem.ts'
import { useAction } from '../api/useAction.ts'
import { clearNotices } from '../notices/notices.ts'
import { texts } from '../texts/texts.ts'
import { ActionButton } from '../ui/ActionButton.tsx'
import { DialogButtons } from '../ui/DialogButtons.tsx'
import { Form } from '../ui/form/Form.tsx'
import { LeaveGuard } from '../ui/form/LeaveGuard.tsx'
import { StaleNotice } from '../ui/form/StaleNotice.tsx'
import { showNote } from '../ui/showNote.tsx'
import { firstStepsQuery, settingsQuery } from './queries.ts'
import type { Settings } from './queries.ts'
import { changedSettings, settingsFormErrors, settingsFormOf } from './settingsForm.ts'
import type { SettingsForm } from './settingsForm.ts'

type Props = {
  readonly settings: Settings
  /** The fields of one part. */
  readonly children: (form: UseFormReturnType<SettingsForm>) => ReactNode
}

/** Saves one part of the settings with the others as they are. */
export function SettingsEditor({ settings, children }: Props) {
  const words = texts.settings
  const client = useQueryClient()
  const form = useForm<SettingsForm>({ initialValues: settingsFormOf(settings), validate: settingsFormErrors })
  const [stale, setStale] = useState<ApiProblem | null>(null)
  const current = stale === null ? undefined : CompanySettings.safeParse(stale.current).data
  const { mutateAsync: edit } = useAction(editSettings)

  function take(saved: Settings): void {
    client.setQueryData(settingsQuery.queryKey, saved)
    void client.invalidateQueries({ queryKey: firstStepsQuery.queryKey })
    form.setInitialValues(settingsFormOf(saved))
    form.setValues(settingsFormOf(saved))
    setStale(null)
  }
  async function save(values: SettingsForm, version = settings.version): Promise<void> {
    try {
      take(await edit({ body: { ...values, version } }))
      showNote(words.saved)
    } catch (error) {
      if (!(error instanceof ApiProblem) || error.code !== 'stale') throw error
      clearNotices('error')
      setStale(error)
    }
  }
  return (
    <Form form={form} onSubmit={(values) => save(values)}>
      {stale !== null && current !== undefined && (
        <StaleNotice
          title={words.staleTitle(stale.changedBy)}
          fields={changedSettings(settingsFormOf(current), form.getValues())}
          onTake={() => take(current)}
          onKeep={() => save(form.getValues(), current.version)}
        />
      )}
      {children(form)}
      <LeaveGuard isDirty={() => form.isDirty()} />
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
