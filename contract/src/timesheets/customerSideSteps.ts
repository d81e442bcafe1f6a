import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { text } from '../fields.ts'
import { messages } from '../messages.ts'
import { fullTimesheet } from './fullTimesheet.ts'

export const ReasonToWaive = z.object({ reason: text('reden', { max: 255 }) })

export const waiveCustomer = endpoint.put('/administration/timesheet/{contractId}/{yearMonth}/customer/waiver', {
  access: 'admin',
  changes: ['months'],
  answers: fullTimesheet,
  summary: 'Een maand factureren zonder de handtekening van de klant',
  body: ReasonToWaive,
  problems: ['not_confirmed', 'already_invoiced', 'nothing_to_waive'],
})

export const withdrawWaiver = endpoint.delete('/administration/timesheet/{contractId}/{yearMonth}/customer/waiver', {
  access: 'admin',
  changes: ['months'],
  answers: fullTimesheet,
  summary: 'Opnieuw wachten op de handtekening van de klant',
  problems: ['already_invoiced'],
})

export const remindCustomer = endpoint.post('/administration/timesheet/{contractId}/{yearMonth}/customer/reminder', {
  access: 'admin',
  changes: ['months'],
  answers: fullTimesheet,
  summary: 'De contactpersonen van een klant herinneren aan wat ze nog moeten ondertekenen, hoogstens één keer per dag',
  problems: ['nothing_to_sign', 'shifts_to_come', 'no_contact_may_sign', 'already_reminded_today'],
})

export const AnswerToDispute = z.object({ answer: text('antwoord', { max: 200 }) })

export const answerDisputes = endpoint.put('/administration/timesheet/{contractId}/{yearMonth}/customer/answers', {
  access: 'admin',
  changes: ['months', 'customerMonths'],
  answers: fullTimesheet,
  summary: 'De opmerkingen van de klant beantwoorden',
  body: z.object({
    answers: z
      .array(
        AnswerToDispute.extend({
          lineHash: z.string(messages.required('lineHash')).max(100, messages.invalid('lineHash')),
        }),
      )
      .min(1, messages.required('antwoorden'))
      .max(200),
  }),
  problems: ['already_invoiced', 'dispute_gone'],
})
