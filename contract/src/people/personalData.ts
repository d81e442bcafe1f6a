import { endpoint } from '../endpoint.ts'

export const personalData = endpoint.get('/administration/user/{id}/data', {
  access: 'admin',
  summary: 'Alles wat van een persoon bewaard wordt, om te lezen (HTML) en voor programma’s (JSON)',
  response: { download: 'application/zip' },
})

export const ownPersonalData = endpoint.get('/user/data', {
  access: 'user',
  summary: 'Alles wat van jezelf bewaard wordt, om te lezen (HTML) en voor programma’s (JSON)',
  response: { download: 'application/zip' },
})
