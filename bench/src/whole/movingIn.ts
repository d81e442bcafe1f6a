/**
 * The import files of a company. They have 3,000 people (1,000 of them with a part-time history), 500 customers with
 * bonus rates and hours, 2,500 shift types, 3,500 contracts (1,750 of them with a change of rate), and the balances of
 * all people.
 */
const PEOPLE = 3000
const CUSTOMERS = 500
const TYPES_OF_CUSTOMER = 5
const CONTRACTS = 3500

export type MovingFile = {
  readonly kind: string
  readonly rows: readonly string[]
  /** Returns the row with an added error, which the import must find. */
  readonly spoil: (row: string) => string
}

const many = (count: number, row: (n: number) => string): string[] =>
  Array.from({ length: count }, (_none, n) => row(n))
const two = (n: number): string => `${n}`.padStart(2, '0')
const address = (n: number): string => `medewerker${n}@verhuis.example`

const person = (n: number, [percentage, from]: readonly [percentage: string, from: string]): string =>
  [
    address(n),
    `Voornaam${n}`,
    `Achternaam${n}`,
    `${two((n % 28) + 1)}-${two((n % 12) + 1)}-${2010 + (n % 15)}`,
    percentage,
    from,
    `${1_000_000 + n}`,
    'Wijzerplaat Noord',
  ].join(';')

const contract = (n: number, [rate, from]: readonly [rate: string, from: string]): string =>
  [address(n % PEOPLE), `Zorghuis ${n % CUSTOMERS}`, `01-${two(Math.floor(n / PEOPLE) + 1)}-2026`, rate, from].join(';')

export const files: readonly MovingFile[] = [
  {
    kind: 'people',
    rows: [
      'E-mail;Voornaam;Achternaam;Startdatum;Deeltijds percentage;Percentage vanaf;Werknemersnummer;HR werkgever',
      ...many(PEOPLE, (n) => person(n, [n % 3 === 0 ? '80' : '100', ''])),
      ...many(PEOPLE / 3, (n) => person(n * 3, ['50', '01-06-2025'])),
    ],
    spoil: (row) => row.replace(/;\d\d-\d\d-/, ';31-02-'),
  },
  {
    kind: 'customers',
    rows: [
      'Naam;Afkorting;Verantwoordelijke;E-mail verantwoordelijke;Btw-nummer;Organisatienaam;Aangeschrevene;Straat;Huisnummer;Postcode;Stad;E-mails facturen;Start ochtend;Start avond;Start nacht;Bonus avond;Bonus nacht;Bonus zaterdag;Bonus zon- en feestdag;Bonus onderbroken dienst;Bonus oproep 24;Bonus oproep 48',
      ...many(
        CUSTOMERS,
        (n) =>
          `Zorghuis ${n};ZH${two(n)};Lieve Somers;lieve${n}@zorghuis.example;BE0403019261;Zorghuis ${n} vzw;Dienst facturatie;Netelaan;${n + 1};2560;Nijlen;facturen${n}@zorghuis.example;06:00;19:00;20:00;${20 + (n % 5)};35;26;56;10;25;15`,
      ),
    ],
    spoil: (row) => row.replace(/@zorghuis/, ' zorghuis'),
  },
  {
    kind: 'shiftTypes',
    rows: [
      'Klant;Naam;Start;Einde;Begin pauze;Einde pauze;Kleur',
      ...many(
        CUSTOMERS * TYPES_OF_CUSTOMER,
        (n) =>
          `Zorghuis ${n % CUSTOMERS};Dienst ${Math.floor(n / CUSTOMERS)};0${6 + Math.floor(n / CUSTOMERS / 2)}:00;15:06;12:00;12:30;geel`,
      ),
    ],
    spoil: (row) => row.replace(';15:06;', ';25:06;'),
  },
  {
    kind: 'contracts',
    rows: [
      'E-mail;Klant;Startdatum;Uurtarief;Startdatum order',
      ...many(CONTRACTS, (n) => contract(n, [`${40 + (n % 10)},50`, ''])),
      ...many(CONTRACTS / 2, (n) => contract(n * 2, [`${42 + (n % 10)},25`, '01-07-2026'])),
    ],
    spoil: (row) => row.replace(/;\d\d,/, ';veel,'),
  },
  {
    kind: 'balances',
    rows: [
      'E-mail;Soort;Jaar;Toegekend;Over;Openingsmaand;Uren',
      ...many(PEOPLE, (n) => `${address(n)};Wettelijke vakantie;2026;20;12,5;;`),
      ...many(PEOPLE, (n) => `${address(n)};Recuperatie;;;;11-2026;4,25`),
    ],
    spoil: (row) => row.replace('Wettelijke', 'Wetelijke'),
  },
]
