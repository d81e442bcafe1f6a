import { customerColumn, type ImportColumn } from './importColumn.ts'

/** The names of colours in an import file. White is the colour of a shift type without a colour. */
const COLOURS = {
  wit: '#FFFFFF',
  geel: '#FFE48A',
  oranje: '#FFC99A',
  rood: '#FFB3B3',
  roze: '#FFC7E3',
  paars: '#DCC8FF',
  blauw: '#BBD8FF',
  groen: '#BDEBC8',
  grijs: '#D9DDE3',
}

/** The columns of the import file for shift types: the fields of the form for a new shift type of a customer. */
export const shiftTypeColumns: readonly ImportColumn[] = [
  customerColumn,
  {
    header: 'Naam',
    synonyms: ['Shift', 'Shift type', 'Shifttype', 'Dienst', 'Post'],
    path: 'name',
    required: true,
    form: 'text',
    example: 'Vroege',
    note: 'Hoogstens 20 tekens; klant, naam, start en einde samen komen één keer voor',
  },
  {
    header: 'Start',
    synonyms: ['Begin', 'Van', 'Startuur', 'Beginuur'],
    path: 'labourTime.startTime',
    required: true,
    form: 'time',
    example: '07:00',
  },
  {
    header: 'Einde',
    synonyms: ['Tot', 'Stop', 'Einduur'],
    path: 'labourTime.endTime',
    required: true,
    form: 'time',
    example: '15:06',
    note: 'Een einde voor de start is de dag erna',
  },
  {
    header: 'Begin pauze',
    synonyms: ['Start pauze', 'Pauze van', 'Pauze begin'],
    path: 'breakTime.startTime',
    form: 'time',
    example: '12:00',
    note: 'Leeg is zonder pauze',
  },
  {
    header: 'Einde pauze',
    synonyms: ['Pauze tot', 'Pauze einde'],
    path: 'breakTime.endTime',
    form: 'time',
    example: '12:30',
  },
  {
    header: 'Kleur',
    path: 'color',
    form: 'text',
    words: COLOURS,
    example: 'geel',
    note: 'Een woord zoals geel of blauw, of een code zoals #FFE48A. Leeg is wit',
  },
]
