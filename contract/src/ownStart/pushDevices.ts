import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { text } from '../fields.ts'
import { resource } from '../hal.ts'
import { messages } from '../messages.ts'

const PushDevices = resource({
  /** The public key of the server. A browser needs it to get a push address from its push service. */
  publicKey: z.string(),
  /** The browsers in which the person gets push messages, the oldest first. */
  devices: z.array(z.object({ id: z.number(), device: z.string(), createdAt: z.string(), isThisOne: z.boolean() })),
})
export type PushDevices = z.output<typeof PushDevices>

export const pushDevices = endpoint.get('/user/current/push', {
  access: 'user',
  shows: ['pushDevices', 'sessions'],
  summary: 'De toestellen waarop de gebruiker meldingen krijgt, en de publieke sleutel voor de browser',
  response: PushDevices,
})

const address = text('Adres', { max: 1000 })

export const addPushDevice = endpoint.post('/user/current/push', {
  access: 'user',
  changes: ['pushDevices'],
  answers: pushDevices,
  summary: 'Meldingen aanzetten in deze browser, met het adres en de sleutels die de browser van zijn pushdienst kreeg',
  body: z.object({
    endpoint: address,
    keys: z.object({
      /** The public key of the browser: a point on the curve P-256, 65 bytes in base64url. */
      p256dh: z.string().regex(/^B[\w-]{86}$/, messages.invalid('sleutel')),
      /** The secret of the browser: 16 bytes in base64url. */
      auth: z.string().regex(/^[\w-]{22}$/, messages.invalid('sleutel')),
    }),
  }),
  status: 201,
  problems: ['push_service_unknown', 'too_many_push_devices'],
})

/**
 * The app makes this call when it opens. Push messages in a browser are for the person who uses that browser. When the
 * push address of the browser still belongs to another person, the browser gets no more messages for that person.
 */
export const keepPushDevice = endpoint.post('/user/current/push/seen', {
  access: 'user',
  changes: ['pushDevices'],
  summary:
    'Melden dat de gebruiker deze browser nog gebruikt. Is het adres van iemand anders, dan stoppen de meldingen',
  body: z.object({ endpoint: address }),
  response: z.object({ isOn: z.boolean() }),
})

export const removePushDevice = endpoint.delete('/user/current/push/{id}', {
  access: 'user',
  changes: ['pushDevices'],
  answers: pushDevices,
  summary: 'Meldingen op een eigen toestel uitzetten',
})
