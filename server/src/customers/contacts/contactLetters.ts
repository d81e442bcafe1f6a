import { PLACE_OF_LINK } from '../confirmedEmails/confirmLetter.ts'

export type About = { readonly name: string; readonly customerName: string; readonly companyName: string }

/** The mail with a personal link to sign in. The link works once, and the mail explains how to get another link. */
export const accessLetter = ({ name, customerName, companyName }: About) => ({
  subject: `Jouw toegang tot ${companyName}`,
  body: [
    `Dag ${name},`,
    `Met deze persoonlijke link kijk je voor ${customerName} de gewerkte uren na en onderteken je ze:\n${PLACE_OF_LINK}`,
    'De link werkt één keer, en tot 7 dagen na deze mail. Daarna vraag je op dezelfde pagina een nieuwe met je e-mailadres.',
    'Stuur deze mail niet door: wie de link heeft, ondertekent in jouw naam. Had je geen link gevraagd, dan hoef je niets te doen.',
    `Met vriendelijke groeten\n\n${companyName}`,
  ].join('\n\n'),
})

type MonthsToTell = readonly { readonly month: string; readonly timesheets: number }[]

type Receipt = About & {
  /** The months that were signed together. Each month has the number of its employees. */
  readonly months: MonthsToTell
  readonly signedName: string
  readonly signedAt: string
}

const formatTimesheetCount = (count: number): string => (count === 1 ? '1 medewerker' : `${count} medewerkers`)

const listed = new Intl.ListFormat('nl-BE')

/** The mail that confirms a signature. The mail names no employee, because other people can read a mail. */
export const receiptLetter = ({ name, customerName, companyName, months, signedName, signedAt }: Receipt) => ({
  subject: `Uren van ${listed.format(months.map(({ month }) => month))} ondertekend`,
  body: [
    `Dag ${name},`,
    `Op ${signedAt} werden voor ${customerName} de uren van ${listed.format(
      months.map(({ month, timesheets }) => `${formatTimesheetCount(timesheets)} in ${month}`),
    )} ondertekend als ${signedName}, via jouw persoonlijke link.`,
    `Was jij dit niet? Laat het ons dan meteen weten.`,
    `Met vriendelijke groeten\n\n${companyName}`,
  ].join('\n\n'),
})

/** The mail contains neither the remark nor the name of the employee; HR reads these in Uurwerk. */
export const disputeLetter = ({ name, customerName, companyName, month }: About & { readonly month: string }) => ({
  subject: `Opmerkingen bij de uren van ${month}`,
  body: [
    'Dag,',
    `${name} van ${customerName} betwist uren van ${month}. De opmerkingen staan op het maanddetail van het contract.`,
    `Met vriendelijke groeten\n\n${companyName}`,
  ].join('\n\n'),
})

/** The answers are not in the mail; the contact reads them after opening the link in the mail. */
export const answersLetter =
  ({ month }: { readonly month: string }) =>
  ({ name, customerName, companyName }: About) => ({
    subject: `Antwoord op je opmerkingen bij de uren van ${month}`,
    body: [
      `Dag ${name},`,
      `Wij hebben je opmerkingen bij de uren van ${month} voor ${customerName} beantwoord. Met deze persoonlijke link lees je de antwoorden en kijk je die lijnen opnieuw na:\n${PLACE_OF_LINK}`,
      'De link werkt één keer, en tot 7 dagen na deze mail. Stuur deze mail niet door: wie de link heeft, ondertekent in jouw naam.',
      `Met vriendelijke groeten\n\n${companyName}`,
    ].join('\n\n'),
  })

/** The mail contains no employee name and no hours (rule contact-52). */
export const reminderLetter =
  (months: MonthsToTell) =>
  ({ name, customerName, companyName }: About) => ({
    subject: `Herinnering: uren te ondertekenen voor ${customerName}`,
    body: [
      `Dag ${name},`,
      [
        `Deze uren voor ${customerName} wachten nog op je handtekening:`,
        ...months.map(({ month, timesheets }) => `– ${month}: ${formatTimesheetCount(timesheets)}`),
      ].join('\n'),
      `Met deze persoonlijke link kijk je ze na en onderteken je ze:\n${PLACE_OF_LINK}`,
      'De link werkt één keer, en tot 7 dagen na deze mail. Stuur deze mail niet door: wie de link heeft, ondertekent in jouw naam.',
      'Heb je intussen ondertekend, dan hoef je niets meer te doen.',
      `Met vriendelijke groeten\n\n${companyName}`,
    ].join('\n\n'),
  })

/** The URL contains no secret, because everybody can open the page (rules contact-30, contact-64). */
export const withPrivacyLink = (text: string, publicUrl: string): string =>
  `${text}\n\nWelke gegevens wij bijhouden, waarom en hoe lang: ${publicUrl}/customer/privacy`
