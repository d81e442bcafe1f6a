/** What somebody changed, as it follows their name: 'Els Bogaerts paste een shift aan'. */
export const changes = {
  'plan shifts': 'plande shiften in',
  'edit planned shift': 'paste een geplande shift aan',
  'remove planned shift': 'verwijderde een geplande shift',
  'remove all planned shifts': 'verwijderde alle geplande shiften',
  'create shift': 'voegde een shift toe',
  'edit shift': 'paste een shift aan',
  'remove shift': 'verwijderde een shift',
  'convert shift to sickness': 'zette een shift om naar ziekte',

  'book absences': 'gaf afwezigheden in',
  'edit absence': 'paste een afwezigheid aan',
  'remove absence': 'verwijderde een afwezigheid',
  'convert sickness': 'wijzigde de soort ziekte',
  'take back recup holidays': 'nam recuperatie van feestdagen terug',
  'change pay code': 'wijzigde een looncode',

  'confirm month': 'bevestigde een maand',
  'lock month': 'sloot een maand af',
  'lock all months': 'sloot een maand af voor iedereen',
  'unlock month': 'opende een afgesloten maand',
  'reopen month': 'heropende een bevestigde maand',
  'approve month': 'keurde een maand goed',
  'withdraw approval': 'trok de goedkeuring van een maand in',
  'remind people': 'herinnerde medewerkers aan hun maand',

  'edit counter': 'paste een verlofteller aan',
  'approve vacation': 'keurde de verlofsaldi van een jaar goed',
  'disapprove vacation': 'trok de goedkeuring van verlofsaldi in',
  'begin new year': 'begon het verlof van een nieuw jaar',
  'correct recup': 'corrigeerde het recup-saldo',
  'edit recup correction': 'paste een correctie van het recup-saldo aan',
  'add recup bonus': 'voegde een recup-bonus toe',
  'remove recup bonus': 'verwijderde een recup-bonus',

  'create person': 'maakte een gebruiker aan',
  'edit person': 'paste een gebruiker aan',
  'terminate person': 'zette een gebruiker uit dienst',
  'resume person': 'nam een gebruiker weer in dienst',
  'add part-time record': 'voegde een tewerkstellingspercentage toe',
  'change part-time record': 'paste een tewerkstellingspercentage aan',
  'start prolonged sick leave': 'startte een langdurige ziekte',
  'change prolonged sick leave': 'paste een langdurige ziekte aan',
  'end prolonged sick leave': 'beëindigde een langdurige ziekte',
  'remove prolonged sick leave': 'verwijderde een langdurige ziekte',
  'add administrator': 'gaf iemand de rol van HR',
  'bind account': 'verbond een account om mee aan te melden',
  'welcome person': 'werd verwelkomd bij de eerste aanmelding',
  'sign in': 'meldde zich aan',
  'sign out': 'meldde zich af',
  'end session': 'meldde een toestel af',
  'end sessions': 'meldde alle andere toestellen af',

  'create contract': 'maakte een contract aan',
  'edit contract': 'paste een contract aan',
  'add order': 'voegde een bestelbon toe',
  'edit order': 'paste een bestelbon aan',
  'edit hourly rate': 'wijzigde het uurtarief',
  'add free cost': 'voegde een vrije kost toe',
  'edit free cost': 'paste een vrije kost aan',
  'remove free cost': 'verwijderde een vrije kost',

  'create customer': 'maakte een klant aan',
  'edit customer': 'paste een klant aan',
  'activate customer': 'maakte een klant weer actief',
  'deactivate customer': 'maakte een klant inactief',
  'add subdivision': 'voegde een onderafdeling toe',
  'copy from parent': 'nam gegevens van de hoofdklant over',
  'edit work hours': 'paste de werkuren aan',
  'add bonus rate': 'voegde een premie toe',
  'edit bonus rate': 'paste een premie aan',
  'remove bonus rate': 'verwijderde een premie',
  'replace bonus rates': 'verving de premies',
  'add shift type': 'voegde een shifttype toe',
  'edit shift type': 'paste een shifttype aan',
  'activate shift type': 'maakte een shifttype weer actief',
  'deactivate shift type': 'maakte een shifttype inactief',
  'archive shift type': 'archiveerde een shifttype',
  'add own shift type': 'voegde een eigen shifttype toe',
  'edit own shift type': 'paste een eigen shifttype aan',
  'archive own shift type': 'archiveerde een eigen shifttype',
  'add e-mail': 'voegde een e-mailadres toe',
  'mail confirm link': 'mailde een link om een e-mailadres te bevestigen',
  'confirm e-mail': 'bevestigde een e-mailadres',

  'create invoice': 'maakte een factuur aan',
  'edit invoice': 'paste een factuur aan',
  'delete invoice': 'verwijderde een concept van een factuur',
  'finish invoice': 'maakte een factuur definitief',
  'send invoice': 'verstuurde een factuur',
  'mail invoice': 'leverde een factuur af per e-mail',
  'credit invoice': 'crediteerde een factuur',
  'invoice months': 'vroeg facturen van veel contracten tegelijk',
  'finish invoices': 'vroeg veel facturen een nummer te geven',
  'send invoices': 'vroeg veel facturen te versturen',
  'add accounting cost': 'voegde een boekhoudkundige kost toe',
  'edit accounting cost': 'paste een boekhoudkundige kost aan',

  'create hr employer': 'maakte een werkgever aan',
  'edit hr employer': 'paste een werkgever aan',
  'remove hr employer': 'verwijderde een werkgever',
  'edit pay codes': 'paste de looncodes aan',
  'edit settings': 'paste de instellingen aan',
  'replace logo': 'verving het logo',
  'remove logo': 'verwijderde het logo',
  'add holiday': 'voegde een extra feestdag toe',
  'remove holiday': 'verwijderde een extra feestdag',

  'import people': 'importeerde personen',
  'import customers': 'importeerde klanten',
  'import contracts': 'importeerde contracten',
  'import balances': 'importeerde beginsaldi',
} as const

/** Whose data somebody looked at or took along. */
export const readings = {
  'read absences': 'bekeek de afwezigheden',
  'read ledger': 'bekeek waarom een verlofteller zo staat',
  'read timesheet': 'bekeek een timesheet',
  'download timesheet': 'downloadde een timesheet',
  'read payroll timesheet': 'bekeek de prestaties voor de loonadministratie',
  'check payroll': 'keek de loonadministratie van een werkgever na',
  'export payroll': 'exporteerde naar de loonadministratie',
  'export accounting': 'exporteerde facturen voor de boekhouding',
  'read audit': 'bekeek de historiek van iemand',
  'download personal data': 'downloadde alle gegevens van iemand',
} as const

export const actionsInWords = { ...changes, ...readings } as const

/** Everything that is ever written down; an action without words does not compile. */
export type AuditAction = keyof typeof actionsInWords

const isOneOf = <Words extends object>(words: Words, text: string): text is keyof Words & string =>
  Object.hasOwn(words, text)

export const isAuditAction = (text: string): text is AuditAction => isOneOf(actionsInWords, text)
export const readingActions = Object.keys(readings)
