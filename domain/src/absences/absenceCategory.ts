type AbsenceDescription = {
  readonly fullDayTitle: string
  readonly halfDayTitle: string
  /** The background colour of the absence in a calendar. The light theme and the dark theme use the same colour. */
  readonly color: string
}

const described = (fullDayTitle: string, color: string, halfDayTitle = fullDayTitle): AbsenceDescription => ({
  fullDayTitle,
  halfDayTitle,
  color,
})

const ORANGE = '#F2A24A'
const BLACK = '#201B1F'
const PURPLE = '#7650BD'
const LIME = '#B6D647'
const TEAL = '#0F7A72'
const GREY = '#6F676D'
const YELLOW = '#F5D547'

/** The ten kinds of absence, with their Dutch titles and colours (rule absences-1). */
export const absenceDescriptions = {
  VACATION: described('Vakantie volledige dag', ORANGE, 'Vakantie halve dag'),
  SICK_LEAVE: described('Ziek', BLACK),
  SICK_LEAVE_NO_CERTIFICATE: described('Ziek', BLACK),
  RECUPERATION: described('Recup', PURPLE),
  RECUPERATION_HOLIDAY: described('Feestdag recup', PURPLE),
  EXCUSED_ABSENCE: described('Klein verlet', LIME),
  PERSONAL_LEAVE: described('Familiaal verlof', TEAL),
  EDUCATIONAL_LEAVE: described('Vlaams Opleidingsverlof', TEAL),
  UNPAID_LEAVE: described('Onbetaald verlof', GREY),
  DAILY_ABSENCE_PROLONGED_SICK_LEAVE: described('Ziekte voor langdurige zieken', YELLOW),
} as const satisfies Record<string, AbsenceDescription>

export type AbsenceCategory = keyof typeof absenceDescriptions

export const absenceCategories = Object.keys(absenceDescriptions) as readonly AbsenceCategory[]

export const isAbsenceCategory = (text: string): text is AbsenceCategory => Object.hasOwn(absenceDescriptions, text)

/** The kinds of absence that an employee can book (rule absences-2). */
export const employeeCategories: readonly AbsenceCategory[] = [
  'VACATION',
  'RECUPERATION',
  'RECUPERATION_HOLIDAY',
  'EDUCATIONAL_LEAVE',
]

/** The kinds of absence of a self-employed person only inform HR and add no hours (rule absences-3). */
export const independentCategories: readonly AbsenceCategory[] = [
  'SICK_LEAVE',
  'UNPAID_LEAVE',
  'DAILY_ABSENCE_PROLONGED_SICK_LEAVE',
]

export const isSickness = (category: AbsenceCategory): boolean =>
  category === 'SICK_LEAVE' ||
  category === 'SICK_LEAVE_NO_CERTIFICATE' ||
  category === 'DAILY_ABSENCE_PROLONGED_SICK_LEAVE'
