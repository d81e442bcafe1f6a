import { texts } from '../texts/texts.ts'
import { PageHead } from '../ui/page/PageHead.tsx'
import { Segments } from '../ui/Segments.tsx'
import { askToDiscard } from '../ui/form/unsavedForms.ts'
import { useChoiceInAddress } from '../ui/useChoiceInAddress.ts'
import { AccountingCostsPanel } from './AccountingCostsPanel.tsx'
import { CompanyPart } from './CompanyPart.tsx'
import { HolidaysPanel } from './HolidaysPanel.tsx'
import { HrEmployersPanel } from './HrEmployersPanel.tsx'
import { RetentionPart } from './RetentionPart.tsx'
import { RulesPart } from './RulesPart.tsx'

const PARTS = ['company', 'employers', 'costs', 'holidays', 'rules', 'retention'] as const

const PART_SCREENS = {
  company: CompanyPart,
  employers: HrEmployersPanel,
  costs: AccountingCostsPanel,
  holidays: HolidaysPanel,
  rules: RulesPart,
  retention: RetentionPart,
} as const

/** The settings of the company in several parts; the address contains the open part. */
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
