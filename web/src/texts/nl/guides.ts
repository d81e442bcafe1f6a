export const guides = {
  title: 'Handleidingen',
  choose: 'Welke handleiding',
  names: {
    medewerker: 'Medewerker',
    maandeinde: 'Maandeinde',
    facturatie: 'Facturatie',
    'uurwerk-draaien': 'Uurwerk draaien',
  },
  contents: 'Op deze pagina',
  print: 'Afdrukken',
  enlarge: (picture: string) => `Vergroot: ${picture}`,
}
