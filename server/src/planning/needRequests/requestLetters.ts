import type { About } from '../../customers/contacts/contactLetters.ts'
import { PLACE_OF_LINK } from '../../customers/confirmedEmails/confirmLetter.ts'
import { openShiftInWords } from '../openShifts/needs.ts'
import type { RequestRow } from './requestStore.ts'

type Input = Pick<RequestRow, 'shiftTypeName' | 'day' | 'startMinute' | 'endMinute' | 'customerName' | 'places'>

const people = (count: number): string => (count === 1 ? '1 medewerker' : `${count} medewerkers`)

const LINK_ONCE =
  'De link werkt één keer, en tot 7 dagen na deze mail. Stuur deze mail niet door: wie de link heeft, handelt in jouw naam.'

const letter = (name: string, companyName: string, lines: readonly string[]): string =>
  [`Dag ${name},`, ...lines, `Met vriendelijke groeten\n\n${companyName}`].join('\n\n')

/** The mail leaves out the note of the request, because a note can be about a person. */
export const requestLetter = (
  request: Input,
  { name, companyName }: Omit<About, 'customerName'>,
  publicUrl: string,
) => ({
  subject: `Aanvraag van ${request.customerName}: ${openShiftInWords(request)}`,
  body: [
    'Dag,',
    `${name} vraagt voor ${request.customerName} ${people(request.places)}:\n${openShiftInWords(request)}`,
    `Je publiceert of weigert de aanvraag bij de open shiften:\n${publicUrl}/admin/openshifts`,
    `Met vriendelijke groeten\n\n${companyName}`,
  ].join('\n\n'),
})

/** The mail that tells a contact that HR published the request as an open shift. The mail names no candidate. */
export const publishedLetter =
  (request: Input) =>
  ({ name, companyName }: About) => ({
    subject: `Je aanvraag staat open: ${openShiftInWords(request)}`,
    body: letter(name, companyName, [
      `Je aanvraag voor ${request.customerName} staat open voor onze medewerkers:\n${openShiftInWords(request)}, ${people(request.places)}`,
      `Met deze persoonlijke link zie je bij Aanvragen wie er komt:\n${PLACE_OF_LINK}`,
      LINK_ONCE,
    ]),
  })

/** The mail that tells a contact that HR refused the request. The contact reads the reason after opening the link. */
export const refusedLetter =
  (request: Input) =>
  ({ name, companyName }: About) => ({
    subject: `Je aanvraag is geweigerd: ${openShiftInWords(request)}`,
    body: letter(name, companyName, [
      `Wij kunnen niet ingaan op je aanvraag voor ${request.customerName}:\n${openShiftInWords(request)}, ${people(request.places)}`,
      `Met deze persoonlijke link lees je bij Aanvragen waarom:\n${PLACE_OF_LINK}`,
      LINK_ONCE,
    ]),
  })

/** The mail that tells a contact that HR withdrew the open shift of the request. The mail names nobody. */
export const cancelledLetter =
  (request: Input) =>
  ({ name, companyName }: About) => ({
    subject: `Je aanvraag staat niet meer open: ${openShiftInWords(request)}`,
    body: letter(name, companyName, [
      `Wij zoeken niet verder voor je aanvraag voor ${request.customerName}:\n${openShiftInWords(request)}, ${people(request.places)}`,
      `Wie al ingepland is, komt. Met deze persoonlijke link zie je in de planning wie dat is:\n${PLACE_OF_LINK}`,
      LINK_ONCE,
    ]),
  })

type Left = { readonly left: number; readonly places: number }

const leftInWords = ({ left, places }: Left): string =>
  `Nog ${left} van ${places} ${places === 1 ? 'plaats' : 'plaatsen'} open`

/** The mail that tells a contact that nobody can claim the open shift any more, and that places stay open. */
export const unfilledLetter =
  (request: Input, left: Left) =>
  ({ name, companyName }: About) => ({
    subject: `${leftInWords(left)}: ${openShiftInWords(request)}`,
    body: letter(name, companyName, [
      `${leftInWords(left)} voor ${request.customerName}:\n${openShiftInWords(request)}`,
      `Wij zoeken verder. Met deze persoonlijke link zie je in de planning wie er komt:\n${PLACE_OF_LINK}`,
      LINK_ONCE,
    ]),
  })

/** The mail that tells HR that nobody can claim the open shift any more, and that places stay open. */
export const unfilledLetterToHr = (request: Input, left: Left, companyName: string, publicUrl: string) => ({
  subject: `${leftInWords(left)}: ${openShiftInWords(request)}`,
  body: [
    'Dag,',
    `${leftInWords(left)} voor de aanvraag van ${request.customerName}:\n${openShiftInWords(request)}`,
    `Je verlengt de open shift of plant iemand:\n${publicUrl}/admin/openshifts`,
    `Met vriendelijke groeten\n\n${companyName}`,
  ].join('\n\n'),
})
