import { z } from 'zod'
import { DOCTOR_CHECKS, DOCTOR_SCREENS, DOCTOR_STATES } from './doctor/doctorChecks.ts'
import { endpoint } from '../endpoint.ts'
import { list } from '../hal.ts'

const Place = z.object({
  screen: z.enum(DOCTOR_SCREENS),
  id: z.number().optional(),
  month: z.string().optional(),
  label: z.string().optional(),
})

const Examined = z.object({
  check: z.enum(DOCTOR_CHECKS),
  /** The severity of the worst finding of the installation check. */
  state: z.enum(DOCTOR_STATES),
  /** The result of a check of the installation in a few words. */
  summary: z.string(),
  findings: z.array(
    z.object({
      code: z.string(),
      state: z.enum(DOCTOR_STATES),
      sentence: z.string(),
      wayOut: z.string(),
      places: z.array(Place),
    }),
  ),
})

const Examination = list('doctorCheckList', Examined, {
  state: z.enum(DOCTOR_STATES),
  examinedAt: z.string(),
})

export const examineInstallation = endpoint.get('/administration/doctor', {
  access: 'admin',
  shows: [],
  summary: 'Hoe het met Uurwerk zelf gaat: databank, mail, jobs, nummers, klok',
  response: Examination,
})

export const tryInstallation = endpoint.get('/administration/doctor/trial', {
  access: 'admin',
  shows: [],
  summary: 'Een proefdocument maken en bij de mailserver aankloppen',
  response: Examination,
})
