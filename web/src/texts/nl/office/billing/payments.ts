import { formatCount } from '@uurwerk/domain/money/formatCount'
import { invoicePaymentTexts } from './invoicePayments.ts'
import { receivableTexts } from './receivables.ts'

const counted = (count: number, one: string, many: string) => `${formatCount(count)} ${count === 1 ? one : many}`
const payments = (count: number) => counted(count, 'betaling', 'betalingen')
const entries = (count: number) => counted(count, 'verrichting', 'verrichtingen')

/** The texts about bank files, payments, open amounts and reminders. */
export const paymentTexts = {
  failed: 'De betalingen konden niet geladen worden.',

  states: {
    open: 'Open',
    late: (days: number) => `${days} d. te laat`,
    partly: (rest: string) => `Nog ${rest}`,
    partlyLate: (rest: string, days: number) => `Nog ${rest}, ${days} d. te laat`,
    paid: 'Betaald',
    paidOn: (day: string) => `Betaald ${day}`,
    overpaid: (amount: string) => `Tegoed ${amount}`,
    withCredit: (state: string, amount: string) => `${state}, tegoed ${amount}`,
    disputed: 'Betwist',
  },
  column: 'Betaling',
  filters: {
    all: 'Betaling: alle',
    open: 'Nog te betalen',
    late: 'Vervallen',
    partly: 'Deels betaald',
    paid: 'Betaald',
    credit: 'Met tegoed',
  },

  files: {
    title: 'Betalingen',
    chooseFile: 'Rekeninguittreksel kiezen',
    drop: 'Sleep een CODA- of camt.053-bestand hierheen',
    dropText: 'Je downloadt het bij je bank. Hetzelfde bestand telt nooit twee keer.',
    reading: 'Het bestand wordt gelezen…',
    importing: 'De verrichtingen worden geboekt…',
    tooLarge: 'Dit bestand is te groot. Kies bij de bank een kortere periode.',
    checked: (name: string) => `Nakijken: ${name}`,
    already: (name: string) => `${name} is al geïmporteerd. Er verandert niets.`,
    run: 'Importeren en boeken',
    other: 'Ander bestand',
    statements: 'Uittreksels',
    columns: {
      account: 'Rekening',
      closedOn: 'Tot en met',
      opening: 'Beginsaldo',
      closing: 'Eindsaldo',
      newEntries: 'Nieuw',
      knownEntries: 'Al gekend',
    },
    gap: 'Tussen dit uittreksel en het vorige ontbreekt er een: de saldo’s sluiten niet aan.',
    books: (count: number) =>
      count === 0
        ? 'Geen enkele verrichting heeft de gestructureerde mededeling van een factuur.'
        : `${payments(count)} met een gestructureerde mededeling, meteen te boeken`,
    booked: {
      day: 'Datum',
      payer: 'Betaler',
      invoice: 'Factuur',
      customer: 'Klant',
      amount: 'Bedrag',
      surplus: 'tegoed',
      extra: 'intrest en kosten',
    },
    toBook: (count: number) =>
      count === 0 ? 'Er blijft niets over om toe te wijzen.' : `${entries(count)} wijs je daarna zelf toe.`,
    undone: (count: number) => `${payments(count)} door de bank teruggeboekt: die facturen staan weer open.`,
    unclearReturn: (payer: string, amount: string) =>
      `De bank boekte ${amount} van ${payer} terug, maar het is niet duidelijk van welke betaling. Er is geen factuur heropend. Kijk deze terugboeking daarna zelf na, onder ‘Betaald’.`,
    waitingReturn: (payer: string, amount: string, invoices: string) =>
      `De bank nam ${amount} van ${payer} terug, maar dat geld is al terugbetaald of verrekend (${invoices}). Het bestand wordt geïmporteerd. Je beslist daarna zelf over deze terugboeking, onder ‘Betaald’.`,
    done: (name: string, count: number) => `${name} is geïmporteerd: ${payments(count)} geboekt.`,
  },

  entries: {
    list: 'Verrichtingen van de bank',
    failed: 'De verrichtingen konden niet geladen worden.',
    state: 'Stand',
    states: { open: 'Toe te wijzen', booked: 'Toegewezen', dismissed: 'Geen klantbetaling' },
    direction: 'Richting',
    directions: { in: 'Ontvangen', out: 'Betaald' },
    search: 'Zoek op betaler, mededeling of factuur',
    csvName: 'verrichtingen',
    columns: {
      day: 'Datum',
      payer: 'Tegenpartij',
      communication: 'Mededeling',
      amount: 'Bedrag',
      free: 'Nog toe te wijzen',
      proposal: 'Voorstel',
      booked: 'Toegewezen aan',
      acts: 'Acties',
    },
    nameless: 'Onbekende tegenpartij',
    totalOf: (count: number) => `Totaal van ${formatCount(count)}`,
    more: (shown: number, all: number) =>
      `De lijst toont de ${formatCount(shown)} nieuwste van ${formatCount(all)} verrichtingen.`,
    reversal: 'Terugboeking',
    returnOf: 'De bank nam de betaling terug van',
    returnOfNone: 'De bank nam een betaling terug die niet toegewezen is',
    returnWaits:
      'Is dat geld al terugbetaald of verrekend, maak dat dan eerst ongedaan op de factuur. Verwerk daarna de terugboeking: de betaling vervalt.',
    processReturn: 'Terugboeking verwerken',
    processReturnOf: (payer: string) => `Terugboeking van ${payer} verwerken`,
    returnProcessed: 'De terugboeking is verwerkt: de betaling is ongedaan gemaakt.',
    details: 'De details op het uittreksel tellen niet op tot dit bedrag.',
    reasons: {
      number: 'nummer in de mededeling',
      account: 'rekening van deze klant',
      name: 'zelfde bedrag en naam',
      sum: 'som van facturen',
      refund: 'terugbetaling van tegoed',
    },
    surplus: (invoice: string) => `tegoed van ${invoice}`,
    extra: (invoice: string) => `intrest en kosten van ${invoice}`,
    book: 'Boeken',
    bookOf: (payer: string, invoice: string) => `${payer} boeken op ${invoice}`,
    none: 'Geen voorstel',
    sure: (count: number) =>
      count === 1 ? 'Het zekere voorstel boeken' : `${formatCount(count)} zekere voorstellen boeken`,
    sureQuestion: (count: number, total: string) =>
      count === 1
        ? `Wil je dit zekere voorstel van ${total} boeken?`
        : `Wil je deze ${formatCount(count)} zekere voorstellen, samen ${total}, boeken?`,
    sureEffect:
      'Elk bedrag is precies wat op de facturen openstaat, met de intrest en kosten die een herinnering vroeg.',
    booked: (count: number) => (count === 1 ? 'De betaling is geboekt.' : `${payments(count)} zijn geboekt.`),
    assign: 'Toewijzen',
    assignOf: (payer: string) => `${payer} toewijzen`,
    dismiss: 'Geen klantbetaling',
    dismissOf: (payer: string) => `${payer}: geen klantbetaling`,
    dismissed: 'De verrichting staat bij ‘Geen klantbetaling’.',
    remember: 'Ook later, voor elke verrichting van deze rekening',
    undo: 'Ongedaan maken',
    undoOf: (invoice: string) => `Betaling van ${invoice} ongedaan maken`,
    undone: 'De betaling is ongedaan gemaakt.',
    restore: 'Terugzetten',
    restoreOf: (payer: string) => `${payer} terugzetten`,
    empty: {
      open: 'Er is niets toe te wijzen',
      openText: 'Importeer een rekeninguittreksel. Wat zijn factuur zelf noemt, wordt meteen geboekt.',
      other: 'Hier staat nog niets',
    },
  },

  assign: {
    legend: (rest: string) => `Nog toe te wijzen: ${rest}`,
    invoice: 'Factuur',
    amount: 'Bedrag',
    rest: 'De rest',
    rests: { free: 'Nog niet toewijzen', surplus: 'Tegoed van de klant', extra: 'Intrest en kosten' },
    option: (number: string, customer: string, open: string) => `${number} · ${customer} · nog ${open}`,
    creditOption: (number: string, customer: string, credit: string) => `${number} · ${customer} · tegoed ${credit}`,
    refundLegend: (rest: string) => `Terugbetaald: ${rest}. Kies de factuur met het tegoed van de klant.`,
    noCredit: 'Geen enkele klant heeft een tegoed. Maak eerst een creditnota, of duid dit aan als geen klantbetaling.',
    save: 'Toewijzen',
    chooseInvoice: 'Kies een factuur.',
    chooseAmount: 'Vul een bedrag in.',
  },

  receivables: receivableTexts,

  reminders: {
    title: 'Herinneringen',
    failed: 'De herinneringen konden niet geladen worden.',
    list: 'Herinneringen die vandaag kunnen vertrekken',
    search: 'Zoek op klant of factuur',
    csvName: 'herinneringen',
    columns: {
      customer: 'Klant',
      level: 'Stap',
      invoices: 'Facturen',
      late: 'Dagen te laat',
      total: 'Openstaand',
      to: 'Naar',
      text: 'Tekst',
    },
    levels: { 1: 'Herinnering', 2: 'Tweede herinnering', 3: 'Ingebrekestelling' } as Readonly<Record<number, string>>,
    consumer: 'consument',
    read: 'Lezen',
    readOf: (customer: string) => `De herinnering aan ${customer} lezen`,
    claims: (interest: string, fixed: string) => `Intrest ${interest}, vergoeding ${fixed}`,
    unknownRate: 'Voor een halfjaar is geen wettelijke intrest ingevuld: deze intrest is niet berekend.',
    attached: 'De facturen gaan mee als bijlage, met een overzicht en een QR-code voor elk bedrag.',
    attachedAlone: 'Een overzicht met een QR-code voor elk bedrag gaat mee als bijlage.',
    onPaper: 'Deze klant krijgt een brief. Je drukt hem daarna hieronder af.',
    byLetter: 'per brief',
    preview: 'Voorbeeld (PDF)',
    chosen: (count: number) => `${formatCount(count)} gekozen`,
    clear: 'Selectie wissen',
    selection: 'Selectie',
    send: (count: number) => (count === 1 ? 'Eén herinnering maken' : `${formatCount(count)} herinneringen maken`),
    question: (count: number, total: string) =>
      count === 1
        ? `Wil je deze herinnering van ${total} maken?`
        : `Wil je deze ${formatCount(count)} herinneringen, samen ${total}, maken?`,
    effect: (mails: number, letters: number) =>
      [
        mails === 0 ? '' : `${mails === 1 ? 'Eén mail vertrekt' : `${formatCount(mails)} mails vertrekken`} meteen.`,
        letters === 0
          ? ''
          : `${letters === 1 ? 'Eén brief komt' : `${formatCount(letters)} brieven komen`} bij Brieven, om af te drukken.`,
        'Elke klant krijgt er één over al zijn vervallen facturen. Wat intussen betaald is, gaat niet mee.',
      ]
        .filter((sentence) => sentence !== '')
        .join(' '),
    notPossible: 'Geen van de gekozen herinneringen kan nu gemaakt worden.',
    empty: 'Vandaag is er niemand te herinneren',
    emptyText: 'Een factuur komt hier enkele dagen na haar vervaldag, en opnieuw na elke termijn.',
    toReceivables: 'Naar openstaand',
    terms: 'Termijnen',
  },

  letters: {
    title: 'Brieven',
    failed: 'De brieven konden niet geladen worden.',
    list: 'Herinneringen op papier van de laatste negentig dagen',
    search: 'Zoek op klant of factuur',
    csvName: 'brieven',
    columns: {
      date: 'Datum',
      customer: 'Klant',
      level: 'Stap',
      invoices: 'Facturen',
      total: 'Openstaand',
      act: 'Actie',
    },
    selection: 'Gekozen brieven',
    chosen: (count: number) => (count === 1 ? 'Eén brief gekozen' : `${formatCount(count)} brieven gekozen`),
    clear: 'Selectie wissen',
    print: (count: number) => (count === 1 ? 'Brief afdrukken' : `${formatCount(count)} brieven afdrukken`),
    withdraw: 'Intrekken',
    withdrawOf: (customer: string, day: string) => `De brief aan ${customer} van ${day} intrekken`,
    question: (customer: string) => `Wil je de brief aan ${customer} intrekken?`,
    effect: 'Doe dit alleen met een brief die niet verstuurd is. De facturen kunnen daarna opnieuw herinnerd worden.',
    withdrawn: (customer: string) => `De brief aan ${customer} is ingetrokken.`,
  },

  invoice: invoicePaymentTexts,

  settings: {
    title: 'Herinneringen',
    failed: 'De instellingen van herinneringen konden niet geladen worden.',
    intro:
      'Na hoeveel dagen een klant een herinnering kan krijgen. Uurwerk verstuurt er nooit een zonder dat HR ze las.',
    terms: 'Termijnen',
    firstDays: 'Herinnering',
    firstHint: 'Dagen na de vervaldag',
    secondDays: 'Tweede herinnering',
    secondHint: 'Dagen na de eerste. Een consument heeft altijd minstens veertien dagen.',
    thirdDays: 'Ingebrekestelling',
    thirdHint: 'Dagen na de tweede',
    claims: 'Inhoud, intrest en vergoeding',
    attachesInvoices: 'De facturen meesturen',
    attachesInvoicesHint: 'Zonder heeft de mail alleen de herinnering zelf, met een QR-code voor elk bedrag.',
    addsClaims: 'Aanrekenen vanaf de tweede herinnering',
    addsClaimsHint: 'Anders noemt de herinnering ze alleen.',
    consumerConditions: 'Onze voorwaarden voorzien een schadebeding voor consumenten',
    consumerHint: 'Zonder rekent Uurwerk een consument niets aan.',
    rates: 'Wettelijke intrest per halfjaar',
    ratesHint:
      'Je vindt hem in het Belgisch Staatsblad. Zonder intrestvoet van een halfjaar wordt die intrest niet berekend.',
    from: 'Vanaf',
    percentage: 'Intrest',
    addRate: 'Halfjaar toevoegen',
    removeRate: (from: string) => `Intrest vanaf ${from} verwijderen`,
    save: 'Opslaan',
    saved: 'De instellingen van herinneringen zijn bewaard.',
  },
}
