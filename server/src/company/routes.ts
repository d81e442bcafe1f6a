import * as calls from '@uurwerk/contract/company'
import { readRoute, writeRoute, type Route } from '../platform/http/route.ts'
import { downloadLogo, removeLogo, uploadLogo } from './logo/logo.ts'
import { editSettings } from './editSettings.ts'
import { readFirstSteps } from './readFirstSteps.ts'
import { settingsDto } from './settingsDto.ts'
import { readCompanySettings } from './settingsStore.ts'

export const companyRoutes: readonly Route[] = [
  readRoute(calls.settings, async ({ db }) => settingsDto(await readCompanySettings(db))),
  writeRoute(calls.editSettings, (context, { body }) => editSettings(context, body)),
  writeRoute(calls.uploadLogo, (context, { body }) => uploadLogo(context, body.content)),
  writeRoute(calls.removeLogo, (context) => removeLogo(context)),
  readRoute(calls.logo, ({ db }) => downloadLogo(db)),
  readRoute(calls.firstSteps, readFirstSteps),
]
