import { TEAM_PEOPLE, teamSheetCsv, teamSheetPdf } from '@uurwerk/contract/planning/teamPlanning'
import type { Day } from '@uurwerk/domain/time/day'
import { IconFileTypePdf, IconTable } from '@tabler/icons-react'
import { download } from '../../app/api/request/download.ts'
import * as texts from '../../texts/texts.ts'
import { MoreMenu, type MenuStep } from '../../ui/buttons/MoreMenu.tsx'

const words = texts.teamPlanning.sheet

type Props = {
  readonly days: readonly Day[]
  /** The customer of the filter; null to export the people of all customers. */
  readonly customerId: number | null
  /** The people that the filter finds; null to export everybody of the customer. */
  readonly people: readonly number[] | null
  /** True while HR sees the reasons of absence. Only then HR can make a sheet with the reasons (rule team-13). */
  readonly showsReasons: boolean
}

/** The menu with which HR downloads the shown period as PDF or CSV (rule team-12). */
export function TeamExport({ days, customerId, people, showsReasons }: Props) {
  const query = {
    from: days[0]!,
    to: days.at(-1)!,
    ...(customerId !== null && { customer: `${customerId}` }),
    ...(people !== null && { people: people.join(',') }),
  }
  const reason = people !== null && people.length > TEAM_PEOPLE ? words.tooManyPeople(TEAM_PEOPLE) : null
  const forWall = { label: words.forWall, onClick: () => download(teamSheetPdf, { query }) }
  const withReasons = { ...query, reasons: 'true' as const }
  const forHr = { label: words.forHr, onClick: () => download(teamSheetPdf, { query: withReasons }) }
  const pdfs = (showsReasons ? [forWall, forHr] : [forWall]).map((each) => ({ ...each, icon: IconFileTypePdf }))
  const csv = { label: words.csv, icon: IconTable, onClick: () => download(teamSheetCsv, { query }) }
  return <MoreMenu label={words.export} steps={[...pdfs, csv].map((step): MenuStep => ({ ...step, reason }))} />
}
