import * as texts from '../texts/texts.ts'
import { PageHead } from '../ui/page/PageHead.tsx'
import { Segments } from '../ui/switchers/Segments.tsx'
import { askToDiscard } from '../ui/form/drafts/unsavedForms.ts'
import { useChoiceInAddress } from '../ui/address/useChoiceInAddress.ts'
import { RemindersPart } from '../payments/settings/RemindersPart.tsx'
import { VatPart } from '../invoicing/vatRegimes/VatPart.tsx'
import { AccountingCostsPanel } from './AccountingCostsPanel.tsx'
import { CompanyPart } from './CompanyPart.tsx'
import { HolidaysPanel } from './HolidaysPanel.tsx'
import { HrEmployersPanel } from './hrEmployers/HrEmployersPanel.tsx'
import { QualificationsPanel } from '../people/qualifications/QualificationsPanel.tsx'
import { RulesPart } from './RulesPart.tsx'
import { useQuery } from '@tanstack/react-query'
import { Columns } from '../ui/page/Columns.tsx'
import { Panel } from '../ui/page/Panel.tsx'
import { retentionQuery } from './queries.ts'
import { RetentionEditor } from '../operations/retention/RetentionEditor.tsx'
import { RetentionDue, RetentionLastRun } from '../operations/retention/RetentionPanels.tsx'
import classes from './settings.module.css'
import { LoadState } from '../ui/page/load/LoadState.tsx'

const words = texts.settings.retention

/** The part about retention: how long data is kept, what has expired today, and the last clean-up job. */
function RetentionPart() {
  const load = useQuery(retentionQuery)
  const { data } = load
  if (data === undefined)
    return (
      <Panel>
        <LoadState load={load} height={320} title={words.failed} />
      </Panel>
    )
  return (
    <Columns
      wideSide
      side={
        <>
          <RetentionDue due={data.due} />
          <RetentionLastRun run={data.lastRun} />
        </>
      }
    >
      <Panel>
        <p className={classes.intro}>{words.intro}</p>
        <RetentionEditor retention={data} />
      </Panel>
    </Columns>
  )
}

const PARTS = [
  'company',
  'employers',
  'qualifications',
  'costs',
  'vat',
  'holidays',
  'rules',
  'reminders',
  'retention',
] as const

const PART_SCREENS = {
  company: CompanyPart,
  employers: HrEmployersPanel,
  qualifications: QualificationsPanel,
  costs: AccountingCostsPanel,
  vat: VatPart,
  holidays: HolidaysPanel,
  rules: RulesPart,
  reminders: RemindersPart,
  retention: RetentionPart,
} as const

/** The page with the settings of the company in several parts; the URL contains the open part. */
export function SettingsPage() {
  const [part, choosePart] = useChoiceInAddress('part', PARTS)
  const Part = PART_SCREENS[part]
  return (
    <>
      <PageHead title={texts.settings.title}>
        <Segments
          label={texts.settings.partsLabel}
          choices={PARTS}
          nameOf={(each) => texts.settings.parts[each]}
          value={part}
          onChange={(next) => askToDiscard(() => choosePart(next))}
        />
      </PageHead>
      <Part key={part} />
    </>
  )
}
