import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { codesInWords } from '@uurwerk/contract/audit/codesInWords'
import { CALLOUTS } from '@uurwerk/domain/planning/shift/shift'
import { calloutName } from '@uurwerk/domain/planning/premiums/calloutRate'
import { expect, test } from 'vitest'
import { customerSide } from './nl/customerSide/customerSide.ts'
import { timesheets } from './nl/month/timesheets.ts'

/** The folders with the texts that a user of the product reads. */
const FOLDERS = ['nl', '../../../contract/src/problems'].map((folder) => path.join(import.meta.dirname, folder))

const texts = FOLDERS.flatMap((folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((file) => file.name.endsWith('.ts') && !file.name.endsWith('.test.ts'))
    .flatMap((file) => sentencesIn(readFileSync(path.join(file.parentPath, file.name), 'utf8'))),
)

/** The text literals of a source file, without its comments and imports. */
function sentencesIn(source: string): readonly string[] {
  const code = source.replaceAll(/^import .*$|\/\*[^]*?\*\/|^\s*\/\/.*$/gm, '')
  return [...code.matchAll(/'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`[^`]*`/g)].map(([literal]) => literal.slice(1, -1))
}

/** The sentences with the formal ‘u’ that the requirements prescribe. The first sentence is in two files. */
const FORMAL = [
  'U bent uitgelogd. Log opnieuw in om de app te blijven gebruiken.',
  'U bent uitgelogd. Log opnieuw in om de app te blijven gebruiken.',
  'U heeft niet-opgeslagen wijzigingen. Weet u zeker dat u ze wilt verwijderen?',
  'Bent u zeker dat u deze wijzigingen wilt opslaan?',
  'Weet u zeker dat u deze periode van langdurige ziekte wilt verwijderen?',
  'Weet u zeker dat u het volgende bonustarief wilt verwijderen voor deze klant: ${type}?',
  'Wilt u volgende afwezigheid verwijderen?',
  'Wilt u volgende shift verwijderen/aanpassen?',
  'Uw eigen bedrijf heeft geen geldig btw-nummer. Zonder kan u geen btw aanrekenen of verleggen. Vul het in bij Instellingen.',
]

/**
 * The texts with the formal ‘u’ that a customer reads, on an invoice and on the page that confirms an e-mail address.
 */
const TO_CUSTOMERS = [
  'Uw referentie',
  'Bevestig uw e-mailadres',
  'Bevestig alleen als u de facturen op dit adres wilt krijgen.',
  'Dank u, het adres is bevestigd',
  '${company} mailt de facturen voortaan naar dit adres. U hoeft niets meer te doen.',
]

/** The sentences with ‘shifts’ that the requirements prescribe. */
const WITH_SHIFTS = [
  'Ben je zeker dat je een factuur wil genereren? Eenmaal de factuur is opgesteld kan je geen shifts meer toevoegen.',
  'Deze gebruiker staat momenteel op langdurige ziekte. Er kunnen geen shifts of afwezigheden toegevoegd worden.',
  'Eenmaal de factuur is opgesteld kan je geen shifts meer toevoegen.',
  'Verwijder shifts',
]

const withWord = (word: RegExp): readonly string[] => texts.filter((text) => word.test(text))

test('Uurwerk’s own texts address the user as ‘je’, and only prescribed sentences and texts for customers use ‘u’', () => {
  expect(texts.length).toBeGreaterThan(2000)
  expect(withWord(/\b[uU]w?\b(?!:)/).toSorted()).toEqual([...FORMAL, ...TO_CUSTOMERS].toSorted())
})

test('Uurwerk’s own texts use the plural ‘shiften’, and only prescribed sentences use ‘shifts’', () => {
  expect(withWord(/\bshifts\b/i).toSorted()).toEqual(WITH_SHIFTS)
})

test('the texts call a credit note ‘creditnota’; only the prescribed name of the date of a credit note contains ‘creditnote’', () => {
  expect(withWord(/creditnote/i)).toEqual(['Creditnote datum', 'Creditnote datum'])
})

test('the English names ‘Unlock’ and ‘Reopen’ are only the prescribed names of buttons, not parts of a sentence', () => {
  expect(withWord(/\b(?:unlock|reopen)/i).toSorted()).toEqual(['Reopen', 'Unlock', 'Unlock'])
})

test.each(CALLOUTS)('the call-out %s has the name of its bonus type on all screens and in the history', (callout) => {
  const name = calloutName(callout)
  expect([timesheets.callouts[callout], customerSide.callouts[callout], codesInWords[callout]]).toEqual([
    name,
    name,
    name,
  ])
})

test('all texts use the same name for a bonus as the list of bonus types', () => {
  expect(withWord(/avonduren|nachturen|toeslag|oproep binnen/i)).toEqual([])
})

test('no text has a plural in brackets, and a time of day is written as UU:MM', () => {
  expect(withWord(/\p{L}\((?:en|s|n)\)|uu:mm/u)).toEqual([])
})
