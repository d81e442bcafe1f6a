import { formatDayWithSlashes } from '@uurwerk/domain/time/formatDay'
import type { YearMonth } from '@uurwerk/domain/time/yearMonth'
import { useNavigate } from 'react-router'
import { paths } from '../paths.ts'
import { texts } from '../texts/texts.ts'
import { showNote } from '../ui/showNote.tsx'
import type { Note } from './dayOpening.ts'
import { sentenceHere } from '../ui/sentenceHere.ts'

/** Shows the reason why no dialog opens, with a link to the screen on which the user can make the change. */
export function useNote(yearMonth: YearMonth, onChooseContract: (contractId: number) => void): (note: Note) => void {
  const navigate = useNavigate()
  return (note) => {
    if (note.kind === 'elsewhere') {
      const { contractId, customerName } = note.at
      const said = texts.planning.occupiedBy(formatDayWithSlashes(note.day), customerName)
      if (contractId === null) return showNote(said)
      return showNote(said, { label: texts.planning.showContract, go: () => onChooseContract(contractId) })
    }
    const sentence = sentenceHere(note.refusal)
    if (note.refusal.code !== 'shift_adjusted') return showNote(sentence)
    showNote(sentence, {
      label: texts.planning.toTimesheet,
      go: () => void navigate(paths.details({ month: yearMonth })),
    })
  }
}
