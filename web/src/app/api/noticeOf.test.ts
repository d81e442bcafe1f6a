import { expect, test } from 'vitest'
import { noticeOf } from './noticeOf.ts'

const answers: [sentence: string, status: number, statusText: string, body: unknown, notice: string | null][] = [
  [
    'a warning is shown',
    200,
    'OK',
    { warning: 'De recup feestdag werd verwijderd.' },
    'De recup feestdag werd verwijderd.',
  ],
  [
    'an e-mail address that was kept is named',
    201,
    'Created',
    { emailAddress: 'a@b.example' },
    'Het e-mail adres is opgeslagen: a@b.example',
  ],
  ['an address in an answer that made nothing is not news', 200, 'OK', { emailAddress: 'a@b.example' }, null],
  ['what was there already is said in Dutch', 208, 'Already Reported', {}, 'Deze gegevens zijn al geregistreerd.'],
  ['HTTP/2 carries no status text', 208, '', {}, 'Deze gegevens zijn al geregistreerd.'],
  ["the server's own status text comes first", 208, 'Dit adres bestaat al', {}, 'Dit adres bestaat al'],
  ['an ordinary answer says nothing', 200, 'OK', { id: 1 }, null],
  ['nor does an empty one', 200, 'OK', null, null],
]
test.each(answers)('%s', (_sentence, status, statusText, body, notice) => {
  expect(noticeOf({ status, statusText }, body)).toBe(notice)
})
