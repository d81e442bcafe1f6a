import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { resource } from '../hal.ts'

/** The hourly rates of one contract for each day of the month; null on a day without an hourly rate. */
const HourlyRates = z.object({
  contractId: z.number(),
  customerId: z.number(),
  customerName: z.string(),
  internal: z.boolean(),
  hourlyRatesPerDay: z.array(z.number().nullable()),
})

export const hourlyRatesInfo = endpoint.get('/administration/contract/{yearMonth}/hourlyratesinfo', {
  access: 'admin',
  shows: ['contracts', 'customers', 'people'],
  summary: 'De uurtarieven van iedereen, per dag van een maand',
  response: resource({
    nrOfDaysInMonth: z.number(),
    usersWithHourlyRateInfo: z.array(
      z.object({ userId: z.number(), userName: z.string(), hourlyRatesInfo: z.array(HourlyRates) }),
    ),
  }),
})
