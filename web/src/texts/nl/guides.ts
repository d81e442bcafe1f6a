export const guides = {
  title: 'Handleidingen',
  choose: 'Welke handleiding',
  names: {
    medewerker: 'Medewerker',
    maandeinde: 'Maandeinde',
    facturatie: 'Facturatie',
    klant: 'Klant',
    'uurwerk-draaien': 'Uurwerk draaien',
  },
  more: 'Meer weten?',
  read: 'Lees de handleiding',
  contents: 'Op deze pagina',
  print: 'Afdrukken',
  enlarge: (picture: string) => `Vergroot: ${picture}`,
}
