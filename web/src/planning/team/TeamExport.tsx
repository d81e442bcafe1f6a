import { teamSheetCsv, teamSheetPdf } from '@uurwerk/contract/planning/teamPlanning'
import type { Day } from '@uurwerk/domain/time/day'
import { IconFileTypePdf, IconTable } from '@tabler/icons-react'
import { download } from '../../app/api/request/download.ts'
import * as texts from '../../texts/texts.ts'
import { MoreMenu } from '../../ui/buttons/MoreMenu.tsx'

const words = texts.teamPlanning.sheet

type Props = {
  readonly days: readonly Day[]
  /** The customer of the filter; null to export the people of all customers. */
  readonly customerId: number | null
  /** True while HR sees the reasons of absence. Only then HR can make a sheet with the reasons (rule team-13). */
  readonly showsReasons: boolean
}

/** The menu with which HR downloads the shown period as PDF or CSV (rule team-12). */
export function TeamExport({ days, customerId, showsReasons }: Props) {
  const query = { from: days[0]!, to: days.at(-1)!, ...(customerId !== null && { customer: `${customerId}` }) }
  const withReasons = { ...query, reasons: 'true' as const }
  return (
    <MoreMenu
      label={words.export}
      steps={[
        { label: words.forWall, icon: IconFileTypePdf, onClick: () => download(teamSheetPdf, { query }) },
        ...(showsReasons
          ? [
              {
                label: words.forHr,
                icon: IconFileTypePdf,
                onClick: () => download(teamSheetPdf, { query: withReasons }),
              },
            ]
          : []),
        { label: words.csv, icon: IconTable, onClick: () => download(teamSheetCsv, { query }) },
      ]}
    />
  )
}
