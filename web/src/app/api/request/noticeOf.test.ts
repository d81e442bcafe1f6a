import { expect, test } from 'vitest'
import { noticeOf } from './noticeOf.ts'

const answers: [sentence: string, status: number, statusText: string, body: unknown, notice: string | null][] = [
  [
    'the banner shows a warning in an answer',
    200,
    'OK',
    { warning: 'De recup feestdag werd verwijderd.' },
    'De recup feestdag werd verwijderd.',
  ],
  [
    'the banner shows the e-mail address that was saved',
    201,
    'Created',
    { emailAddress: 'a@b.example' },
    'Het e-mail adres is opgeslagen: a@b.example',
  ],
  [
    'the banner shows no e-mail address when the call added no record',
    200,
    'OK',
    { emailAddress: 'a@b.example' },
    null,
  ],
  [
    'the banner says in Dutch that a record already exists',
    208,
    'Already Reported',
    {},
    'Deze gegevens zijn al geregistreerd.',
  ],
  ['the banner works without a status text, as in HTTP/2', 208, '', {}, 'Deze gegevens zijn al geregistreerd.'],
  ['the banner shows the server’s own status text first', 208, 'Dit adres bestaat al', {}, 'Dit adres bestaat al'],
  ['the banner shows nothing for an answer without a warning', 200, 'OK', { id: 1 }, null],
  ['the banner shows nothing for an empty answer', 200, 'OK', null, null],
]
test.each(answers)(
  'the screen shows the right message for an answer of the server: %s',
  (_sentence, status, statusText, body, notice) => {
    expect(noticeOf({ status, statusText }, body)).toBe(notice)
  },
)
