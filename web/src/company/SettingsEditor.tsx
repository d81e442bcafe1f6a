import { editSettings } from '@uurwerk/contract/company'
import type { UseFormReturnType } from '@mantine/form'
import type { ReactNode } from 'react'
import { useAction } from '../app/api/useAction.ts'
import * as texts from '../texts/texts.ts'
import { VersionedForm } from '../ui/form/stale/VersionedForm.tsx'
import type { Settings } from './queries.ts'
import { changedSettings, settingsFormErrors, settingsFormOf, type SettingsForm } from './settingsForm.ts'

type Props = {
  readonly settings: Settings
  readonly children: (form: UseFormReturnType<SettingsForm>) => ReactNode
}

/** The form of one part of the company settings. When the form saves, it also sends the other settings, unchanged. */
export function SettingsEditor({ settings, children }: Props) {
  const { mutateAsync: edit } = useAction(editSettings)
  return (
    <VersionedForm
      record={settings}
      valuesOf={settingsFormOf}
      validate={settingsFormErrors}
      changed={changedSettings}
      send={(body) => edit({ body })}
      words={texts.settings}
      draft={{ name: 'settings' }}
      aboutField={{ seller_country: 'company' }}
    >
      {children}
    </VersionedForm>
  )
}
