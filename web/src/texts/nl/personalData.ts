export const personalData = {
  own: 'Mijn gegevens downloaden',
  ofPerson: 'Alle gegevens',
}
