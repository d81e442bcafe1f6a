import {
  SHEET_ROWS,
  teamSheetCsv,
  teamSheetCsvOf,
  teamSheetPdf,
  teamSheetPdfOf,
} from '@uurwerk/contract/planning/team/teamSheet'
import type { Day } from '@uurwerk/domain/time/day'
import { download } from '../../app/api/request/download.ts'
import * as texts from '../../texts/texts.ts'
import { MoreMenu, type MenuStep } from '../../ui/buttons/MoreMenu.tsx'
import { IconFileTypePdf, IconTable } from '../../ui/icons.ts'

const words = texts.teamPlanning.sheet

type Props = {
  readonly days: readonly Day[]
  /** The customer that HR chose in the filter; null to export the people of all customers. */
  readonly customerId: number | null
  /** The people that the filter finds; null to export everybody of the customer. */
  readonly people: readonly number[] | null
  /** True while HR sees the reasons of absence. Only then HR can make a sheet with the reasons (rule team-57). */
  readonly showsReasons: boolean
}

/**
 * The menu that exports the team planning. A sheet by person for the wall of a customer shows only the shifts at that
 * customer, so HR must first choose a customer (rule team-45).
 */
export function TeamExport({ days, customerId, people, showsReasons }: Props) {
  const period = { from: days[0]!, to: days.at(-1)!, ...(customerId !== null && { customer: `${customerId}` }) }
  const pdf = (query: SheetQuery) =>
    people === null
      ? download(teamSheetPdf, { query: { ...period, ...query } })
      : download(teamSheetPdfOf, { query: { ...period, ...query }, body: { people: [...people] } })
  const csv = (query: SheetQuery) =>
    people === null
      ? download(teamSheetCsv, { query: { ...period, ...query } })
      : download(teamSheetCsvOf, { query: { ...period, ...query }, body: { people: [...people] } })
  const steps = SHEET_ROWS.flatMap((by): MenuStep[] => {
    const label = words.by[by]
    return [
      {
        label: label.forWall,
        icon: IconFileTypePdf,
        reason: by === 'person' && customerId === null ? words.firstCustomer : null,
        onClick: () => pdf({ by }),
      },
      ...(showsReasons
        ? [{ label: label.forHr, icon: IconFileTypePdf, onClick: () => pdf({ by, reasons: 'true' }) }]
        : []),
      { label: label.csv, icon: IconTable, onClick: () => csv({ by }) },
    ]
  })
  return <MoreMenu label={words.export} steps={steps} />
}

type SheetQuery = { readonly by: (typeof SHEET_ROWS)[number]; readonly reasons?: 'true' }
