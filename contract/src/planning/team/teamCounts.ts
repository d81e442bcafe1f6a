import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { resource } from '../../hal.ts'

export const teamCounts = endpoint.get('/administration/planning/counts', {
  access: 'admin',
  shows: ['openShifts', 'shifts', 'swaps'],
  summary: 'Het aantal open plaatsen, en het aantal ruilen dat op HR wacht',
  response: resource({
    /** The number of places without a person, in the open shifts that employees can still claim. */
    openPlaces: z.number(),
    /** The number of swaps that a colleague accepted and that wait for HR. */
    swapsToDecide: z.number(),
  }),
})
