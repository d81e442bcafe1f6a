/** The import files of a company: 3,000 people, 500 customers, 3,500 contracts, and everybody's balances. */
export const PEOPLE = 3000
const CUSTOMERS = 500
const CONTRACTS = 3500

export type MovingFile = { readonly kind: string; readonly rows: readonly string[] }

const many = (count: number, row: (n: number) => string): string[] =>
  Array.from({ length: count }, (_none, n) => row(n))
const two = (n: number): string => `${n}`.padStart(2, '0')
const address = (n: number): string => `medewerker${n}@verhuis.example`

export const files: readonly MovingFile[] = [
  {
    kind: 'people',
    rows: [
      'E-mail;Voornaam;Achternaam;Startdatum;Deeltijds percentage;Werknemersnummer;HR werkgever',
      ...many(PEOPLE, (n) =>
        [
          address(n),
          `Voornaam${n}`,
          `Achternaam${n}`,
          `${two((n % 28) + 1)}-${two((n % 12) + 1)}-${2010 + (n % 15)}`,
          n % 3 === 0 ? '80' : '100',
          `${1_000_000 + n}`,
          'Wijzerplaat Noord',
        ].join(';'),
      ),
    ],
  },
  {
    kind: 'customers',
    rows: [
      'Naam;Afkorting;Verantwoordelijke;E-mail verantwoordelijke;Btw-nummer;Organisatienaam;Aangeschrevene;Straat;Huisnummer;Postcode;Stad;E-mails facturen',
      ...many(
        CUSTOMERS,
        (n) =>
          `Zorghuis ${n};ZH${two(n)};Lieve Somers;lieve${n}@zorghuis.example;BE0403019261;Zorghuis ${n} vzw;Dienst facturatie;Netelaan;${n + 1};2560;Nijlen;facturen${n}@zorghuis.example`,
      ),
    ],
  },
  {
    kind: 'contracts',
    rows: [
      'E-mail;Klant;Startdatum;Uurtarief',
      ...many(
        CONTRACTS,
        (n) =>
          `${address(n % PEOPLE)};Zorghuis ${n % CUSTOMERS};01-${two(Math.floor(n / PEOPLE) + 1)}-2026;${40 + (n % 10)},50`,
      ),
    ],
  },
  {
    kind: 'balances',
    rows: [
      'E-mail;Soort;Jaar;Toegekend;Over;Openingsmaand;Uren',
      ...many(PEOPLE, (n) => `${address(n)};Wettelijke vakantie;2026;20;12,5;;`),
      ...many(PEOPLE, (n) => `${address(n)};Recuperatie;;;;11-2026;4,25`),
    ],
  },
]
