import { formatMonth } from '@uurwerk/domain/time/formatDay'
import { toYearMonth } from '@uurwerk/domain/time/yearMonth'
import { IconPencil } from '@tabler/icons-react'
import type { RecupYear } from '../../balances/queries.ts'
import * as texts from '../../texts/texts.ts'
import { IconAction } from '../../ui/buttons/IconAction.tsx'
import { Panel } from '../../ui/page/Panel.tsx'
import { PlainTable } from '../../ui/table/PlainTable.tsx'
import { writtenHours } from '../../ui/written/writtenHours.ts'
import { Hint } from '../../ui/page/Hint.tsx'
import { useOpenEditor } from '../../ui/form/useOpenEditor.ts'
import type { Person } from '../queries.ts'
import { LastCorrectionForm, NewCorrectionForm } from './RecupCorrectionForms.tsx'
import { correctableMonths } from './recupFacts.ts'
import type { RecupCorrection, RecupSteps } from './useRecupSteps.ts'
import { AddButton } from '../../ui/buttons/AddButton.tsx'

type Props = { readonly person: Person; readonly recup: RecupYear; readonly steps: RecupSteps }

/** The list of corrections of recuperation. Only the last correction can be edited. */
export function RecupCorrections({ person, recup: { year, recupDeltaDtoList: corrections }, steps }: Props) {
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
      {open === 'new' && (
        <NewCorrectionForm personId={person.id} months={months} onSave={steps.correct} onClose={close} />
      )}
      {corrections.length === 0 && open !== 'new' && <Hint>{words.noCorrections(year)}</Hint>}
      {corrections.length > 0 && (
        <PlainTable
          label={words.corrections}
          rows={corrections}
          rowKey={({ id }) => id}
          csvName={words.corrections}
          columns={[
            { title: words.month, cell: (correction) => monthOf(correction), csv: (correction) => monthOf(correction) },
            { title: words.hours, align: 'right', cell: ({ hours }) => writtenHours(hours), csv: ({ hours }) => hours },
            { title: words.reason, cell: ({ reason }) => reason || texts.table.nothing, csv: ({ reason }) => reason },
            {
              title: words.actions,
              align: 'right',
              cell: (correction) =>
                correction.last && (
                  <IconAction
                    label={words.adjustLast(monthOf(correction))}
                    icon={IconPencil}
                    onClick={() => toggle('last')}
                  />
                ),
            },
          ]}
          below={(correction) =>
            correction.last &&
            open === 'last' && <LastCorrectionForm correction={correction} onSave={steps.editLast} onClose={close} />
          }
        />
      )}
    </Panel>
  )
}

const monthOf = ({ yearMonth }: RecupCorrection): string => formatMonth(toYearMonth(yearMonth))
