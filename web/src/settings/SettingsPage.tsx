import { texts } from '../texts/texts.ts'
import { PageHead } from '../ui/page/PageHead.tsx'

export const SettingsPage = () => <PageHead title={texts.settings.title} />
