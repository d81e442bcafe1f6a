import { texts } from '../texts/texts.ts'
import { writtenMoment } from '../ui/writtenMoment.ts'
import type { Examination } from './queries.ts'

const words = texts.doctor

/** All that the doctor said, as plain text to send along; the doctor names nobody, and so neither does this. */
export const writtenForSupport = ({ examinedAt, _embedded }: Examination): string =>
  [
    words.writtenHead(writtenMoment(examinedAt)),
    ..._embedded.doctorCheckList.flatMap(({ check, state, summary, findings }) => [
      words.written(words.checks[check], words.states[state], summary),
      ...findings.map(({ code, sentence }) => words.writtenFinding(code, sentence)),
    ]),
  ].join('\n')
