import type { BodyOf } from '@uurwerk/contract/endpoint'
import type { CustomerLine, judgeLines } from '@uurwerk/contract/timesheets/customerMonths'
import type { LineVerdict } from '@uurwerk/domain/timesheets/customerSide/lineVerdict'

type Seen = Pick<CustomerLine, 'lineHash' | 'verdict' | 'remark' | 'answer'>
type JudgedLine = Required<BodyOf<typeof judgeLines>['lines'][number]>

/** The request also contains the state of the line that the contact sees on the screen (rule contact-44). */
export const judgedLine = (
  { lineHash, ...line }: Seen,
  judged: { readonly verdict: LineVerdict; readonly remark: string },
): JudgedLine => ({
  lineHash,
  ...judged,
  seen: { verdict: line.verdict, remark: line.remark, answer: line.answer },
})
