import { formatHours } from '@uurwerk/domain/money/formatHours'
import { seconds } from '@uurwerk/domain/money/seconds'
import { isWeekend, type Day } from '@uurwerk/domain/time/day'
import { formatDayWithSlashes, shortWeekdayName } from '@uurwerk/domain/time/formatDay'
import { Button } from '@mantine/core'
import { IconPrinter } from '@tabler/icons-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { flushSync } from 'react-dom'
import { queryClient } from '../../../app/api/queryClient.ts'
import { isFromServer } from '../../../app/api/apiProblem.ts'
import * as texts from '../../../texts/texts.ts'
import { MoreMenu } from '../../../ui/buttons/MoreMenu.tsx'
import { CsvButton } from '../../../ui/table/parts/CsvButton.tsx'
import { absentWord, linesOfSheet, sheetColumns, shiftsAt, type NamedCustomer } from './linesOfSheet.ts'
import { teamReasonsQuery } from '../queries.ts'
import type { TeamRow } from '../grid/teamRows.ts'
import classes from './teamSheet.module.css'
import type { View } from '../teamPeriod.ts'
import { reasonsOf, type Reasons } from '../fresh/useTeamReasons.ts'

const words = texts.teamPlanning

type Props = {
  readonly rows: readonly TeamRow[]
  readonly days: readonly Day[]
  readonly view: View
  readonly label: string
  readonly customers: readonly NamedCustomer[]
  /** The customer of the filter. With a customer, the printed sheet has only shifts at that customer (rule team-12). */
  readonly customerId: number | null
  /** The customer of the filter and its subdivisions; null to show all customers. */
  readonly customerIds: ReadonlySet<number> | null
  /** True while HR sees the reasons of absence. */
  readonly showsReasons: boolean
}

/** The buttons that print and export the period, and the printed sheet. */
export function TeamSheet(props: Props) {
  const { rows, label, customers, customerIds } = props
  const [reasons, setReasons] = useState<Reasons | null>(null)
  const isPrinting = usePrinting(() => setReasons(null))
  const chosen = { customers, customerIds }
  return (
    <>
      <PrintButton {...props} onPrint={setReasons} />
      <CsvButton
        name={words.fileName(label)}
        label={words.title}
        columns={sheetColumns}
        rows={() => linesOfSheet(rows, chosen)}
      />
      {isPrinting && <Sheet {...props} reasons={reasons} />}
    </>
  )
}

type PrintProps = Pick<Props, 'days' | 'customerId' | 'showsReasons'> & {
  readonly onPrint: (reasons: Reasons) => void
}

/**
 * The button that prints the sheet for a wall. When HR sees the reasons of absence, HR can also print a sheet with the
 * reasons. The reasons are then read again, and the history shows this (rule team-13).
 */
function PrintButton({ days, customerId, showsReasons, onPrint }: PrintProps) {
  async function printWithReasons(): Promise<void> {
    const period = { from: days[0]!, to: days.at(-1)! }
    // The red banner shows why the data could not be read, because the query contains the text.
    const answer = await queryClient
      .fetchQuery({ ...teamReasonsQuery(period, customerId), staleTime: 0 })
      .catch(noReasons)
    if (answer === null) return
    flushSync(() => onPrint(reasonsOf(answer)))
    window.print()
  }
  return showsReasons ? (
    <MoreMenu
      label={words.print}
      steps={[
        { label: words.printForWall, icon: IconPrinter, onClick: () => window.print() },
        { label: words.printForHr, icon: IconPrinter, onClick: printWithReasons },
      ]}
    />
  ) : (
    <Button
      variant="subtle"
      leftSection={<IconPrinter size={16} stroke={1.75} aria-hidden />}
      onClick={() => window.print()}
    >
      {words.print}
    </Button>
  )
}

function noReasons(error: unknown): null {
  if (!isFromServer(error)) throw error
  return null
}

/**
 * True while the browser prints. Only then the sheet is on the page, because it has all rows and would make the page
 * slow.
 */
function usePrinting(onEnd: () => void): boolean {
  const [isPrinting, setPrinting] = useState(false)
  const onPrinted = useEffectEvent(onEnd)
  useEffect(() => {
    // The browser prints immediately after this event, so the sheet must be on the page when this handler returns.
    const start = () => flushSync(() => setPrinting(true))
    const end = () => {
      setPrinting(false)
      onPrinted()
    }
    window.addEventListener('beforeprint', start)
    window.addEventListener('afterprint', end)
    return () => {
      window.removeEventListener('beforeprint', start)
      window.removeEventListener('afterprint', end)
    }
  }, [])
  return isPrinting
}

type SheetProps = Props & { readonly reasons: Reasons | null }

function Sheet({ rows, days, view, label, customers, customerId, customerIds, reasons }: SheetProps) {
  const customer = customers.find(({ id }) => id === customerId)
  return (
    <table className={classes.sheet} data-view={view}>
      <caption>{customer === undefined ? label : `${customer.name} · ${label}`}</caption>
      <thead>
        <tr>
          <th scope="col">{words.name}</th>
          {customer === undefined && (
            <th scope="col" className={classes.hours}>
              {words.sheet.hours}
            </th>
          )}
          {days.map((day) => (
            <th scope="col" key={day} data-weekend={isWeekend(day) || undefined}>
              {shortWeekdayName(day)} {formatDayWithSlashes(day).slice(0, view === 'month' ? 2 : 5)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ person, name, cells }) => (
          <tr key={person.id}>
            <th scope="row">{name}</th>
            {customer === undefined && <td>{formatHours(seconds(person.plannedSeconds))}</td>}
            {cells.map((cell) => (
              <td key={cell.day} data-weekend={isWeekend(cell.day) || undefined}>
                {shiftsAt(cell, customerIds).map(({ id, type, start, end }) => (
                  <p key={id}>
                    {view === 'month' ? (type?.letter ?? start.slice(0, 2)) : `${type?.name ?? words.withoutType} `}
                    {view !== 'month' && <span className={classes.times}>{`${start}–${end}`}</span>}
                  </p>
                ))}
                {cell.absence !== null && (
                  <p>{view === 'month' ? words.absentShort : (reasons?.get(cell.key) ?? absentWord(cell.absence))}</p>
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
