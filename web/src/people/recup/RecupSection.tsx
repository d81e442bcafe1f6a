import { yearOf } from '@uurwerk/domain/time/day'
import { useQuery } from '@tanstack/react-query'
import { personRecupQuery, type RecupYear } from '../../balances/queries.ts'
import { RecupChart } from '../../balances/RecupChart.tsx'
import { RecupMonths } from '../../balances/RecupMonths.tsx'
import { today } from '../../app/clock/now.ts'
import { useYearInAddress } from '../../app/month/useYearInAddress.ts'
import * as texts from '../../texts/texts.ts'
import { IconPencil } from '../../ui/icons.ts'
import { LoadState } from '../../ui/page/load/LoadState.tsx'
import { Panel } from '../../ui/page/Panel.tsx'
import { YearSwitcher } from '../../ui/switchers/YearSwitcher.tsx'
import type { Person } from '../queries.ts'
import classes from '../detail/history.module.css'
import { RecupBonuses } from './RecupBonuses.tsx'
import { recupYearsOf, correctableMonths } from './recupFacts.ts'
import { formatMonth } from '@uurwerk/domain/time/formatDay'
import { toYearMonth } from '@uurwerk/domain/time/yearMonth'
import { IconAction } from '../../ui/buttons/IconAction.tsx'
import { hoursColumn, textColumn } from '../../ui/table/plainColumns.ts'
import { PlainTable } from '../../ui/table/PlainTable.tsx'
import { Hint } from '../../ui/page/Hint.tsx'
import { useOpenEditor } from '../../ui/form/useOpenEditor.ts'
import { LastCorrectionForm, NewCorrectionForm, type RecupCorrection } from './RecupCorrectionForms.tsx'
import { AddButton } from '../../ui/buttons/AddButton.tsx'

/**
 * The section with the recuperation (free time earned by extra hours) of each month of a year, and with the bonuses and
 * corrections of HR.
 */
export function RecupSection({ person }: { readonly person: Person }) {
  const [year, choose] = useYearInAddress()
  const { data, error, refetch } = useQuery(personRecupQuery({ personId: person.id, year }))
  const { first, last } = recupYearsOf(person, yearOf(today()))
  return (
    <>
      <Panel
        title={texts.people.recup.title}
        aside={
          <YearSwitcher year={year} onChange={choose} previousAvailable={year > first} nextAvailable={year < last} />
        }
      >
        <LoadState load={{ data, error, refetch }} height={360} />
        {data !== undefined && (
          <>
            <RecupChart year={year} months={data.recupForMonthDtos} />
            <RecupMonths year={year} months={data.recupForMonthDtos} />
          </>
        )}
      </Panel>
      {data !== undefined && (
        <div className={classes.pair}>
          <RecupBonuses key={`bonuses of ${year}`} person={person} recup={data} onYear={choose} />
          <RecupCorrections key={`corrections of ${year}`} person={person} recup={data} />
        </div>
      )}
    </>
  )
}

type RecupCorrectionsProps = { readonly person: Person; readonly recup: RecupYear }

/** The list of corrections of recuperation. HR can edit only the last correction. */
function RecupCorrections({ person, recup: { year, recupDeltaDtoList: corrections } }: RecupCorrectionsProps) {
  const words = texts.people.recup
  const { open, toggle, close } = useOpenEditor<'new' | 'last'>()
  const months = correctableMonths(person, year)
  return (
    <Panel
      title={words.corrections}
      aside={
        <AddButton
          reason={months.length === 0 ? words.noMonth : null}
          aria-label={words.addCorrection}
          isOpen={open === 'new'}
          onClick={() => toggle('new')}
        >
          {words.add}
        </AddButton>
      }
    >
      {open === 'new' && <NewCorrectionForm personId={person.id} months={months} onClose={close} />}
      {corrections.length === 0 && open !== 'new' && <Hint>{words.noCorrections(year)}</Hint>}
      {corrections.length > 0 && (
        <PlainTable
          label={words.corrections}
          rows={corrections}
          rowKey={({ id }) => id}
          csvName={words.corrections}
          columns={[
            textColumn(words.month, monthOf),
            hoursColumn(words.hours, 'hours'),
            { title: words.reason, cell: ({ reason }) => reason || texts.table.nothing, csv: ({ reason }) => reason },
            {
              title: words.actions,
              align: 'right',
              cell: (correction) =>
                correction.actions.edit === null && (
                  <IconAction
                    label={words.adjustLast(monthOf(correction))}
                    icon={IconPencil}
                    onClick={() => toggle('last')}
                  />
                ),
            },
          ]}
          below={(correction) =>
            correction.actions.edit === null &&
            open === 'last' && <LastCorrectionForm personId={person.id} correction={correction} onClose={close} />
          }
        />
      )}
    </Panel>
  )
}

const monthOf = ({ yearMonth }: RecupCorrection): string => formatMonth(toYearMonth(yearMonth))
