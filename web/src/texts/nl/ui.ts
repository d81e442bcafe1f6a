import { formatCount } from '@uurwerk/domain/money/formatCount'
import { listed } from './listed.ts'

export const ui = {
  cancel: 'Annuleren',
  close: 'Sluiten',
  copied: 'Gekopieerd',
  crumbs: 'Kruimelpad',
  undo: 'Ongedaan maken',
  remove: 'Verwijderen',
  retry: 'Opnieuw proberen',
  previousMonth: 'Vorige maand',
  nextMonth: 'Volgende maand',
  chooseMonth: (month: string) => `${month}, andere maand kiezen`,
  previousYear: 'Vorig jaar',
  previousWeek: 'Vorige week',
  nextWeek: 'Volgende week',
  weekShort: (week: number) => `week ${week}`,
  week: (week: number, span: string) => `week ${week} · ${span}`,
  nextYear: 'Volgend jaar',
  today: 'vandaag',
  oneTickOneWorkday: '1 streepje = 1 werkdag',
  hoursBar: (filled: string, needed: string) => `${filled} van ${needed} uur ingevuld`,
  hoursBarToday: (workday: number, workdays: number) => `tot en met vandaag ${workday} van ${workdays} werkdagen`,
  loadFailed: 'Dit kon niet geladen worden',
  stale: {
    field: 'Veld',
    theirs: 'Nu opgeslagen',
    yours: 'Wat jij invulde',
    take: 'Neem de nieuwe over',
    keep: 'Bewaar wat ik invulde',
  },
  noChoice: 'Niets gevonden',
  tickList: {
    tickAll: 'Alles aanvinken',
    untickAll: 'Alles uitvinken',
    tickAllOf: (list: string) => `Alles aanvinken: ${list}`,
    untickAllOf: (list: string) => `Alles uitvinken: ${list}`,
  },
  timePlaceholder: 'UU:MM',
  monthPlaceholder: 'Kies maand',
  noSuchDay: {
    employee: 'Deze dag bestaat niet. Typ een dag zoals 20/11/2026.',
    office: 'Deze dag bestaat niet. Typ een dag zoals 20-11-2026.',
  },
  dayPlaceholder: { employee: 'dd/mm/jjjj', office: 'dd-mm-jjjj' },
  discardQuestion: 'U heeft niet-opgeslagen wijzigingen. Weet u zeker dat u ze wilt verwijderen?',
  discard: 'Wijzigingen verwijderen',
  draftKept: 'Wat je had ingevuld, staat er weer.',
  remarkNotKept: 'Je opmerking is bij het uitloggen niet bewaard. Typ ze opnieuw.',
  byYou: 'jou in een andere browser',
  changedByOthers: (rows: number, names: readonly string[]) => {
    const what = rows === 1 ? '1 regel net gewijzigd' : `${formatCount(rows)} regels net gewijzigd`
    return names.length === 0 ? what : `${what} door ${listed(names)}`
  },
  fixTheseFields: (count: number) =>
    count === 1 ? 'Eén veld is nog niet juist.' : `${formatCount(count)} velden zijn nog niet juist.`,
}
