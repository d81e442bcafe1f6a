import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { day, text } from '../fields.ts'
import { actions, list, Warning } from '../hal.ts'

const holidayList = list(
  'holidayDtoList',
  z.object({
    date: z.string(),
    name: z.string(),
    /** True for one of the ten legal holidays. */
    legal: z.boolean(),
    actions: actions('remove'),
  }),
  { year: z.number(), ...Warning },
)

export const holidays = endpoint.get('/administration/holiday/{year}', {
  access: 'admin',
  shows: ['holidays', 'months', 'invoices'],
  summary: 'De feestdagen van een jaar',
  response: holidayList,
})

export const HolidayBody = z.object({ date: day('datum'), name: text('naam', { max: 60 }) })

export const addHoliday = endpoint.post('/administration/holiday', {
  access: 'admin',
  changes: ['holidays'],
  answers: holidays,
  summary: 'Een feestdag boven op de wettelijke toevoegen',
  body: HolidayBody,
  status: 201,
  problems: ['holiday_exists', 'holiday_in_fixed_month', 'holiday_occupied'],
})

export const removeHoliday = endpoint.delete('/administration/holiday/{day}', {
  access: 'admin',
  changes: ['holidays'],
  answers: holidays,
  summary: 'Een eigen feestdag verwijderen; de waarschuwing noemt wie een dag Feestdag recup verliest',
  problems: ['holiday_legal', 'holiday_in_fixed_month'],
})
