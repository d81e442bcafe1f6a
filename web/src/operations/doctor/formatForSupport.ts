import * as texts from '../../texts/texts.ts'
import { formatMoment } from '../../ui/format/formatMoment.ts'
import type { Examination } from './queries.ts'

const words = texts.doctor

/** The results as plain text for a mail to support. They contain no names of people. */
export const formatForSupport = ({ examinedAt, _embedded }: Examination): string =>
  [
    words.headLine(formatMoment(examinedAt)),
    ..._embedded.doctorCheckList.flatMap(({ check, state, summary, findings }) => [
      words.checkLine(words.checks[check], words.states[state], summary),
      ...findings.map(({ code, sentence }) => words.findingLine(code, sentence)),
    ]),
  ].join('\n')
