export const install = {
  title: 'Zet Uurwerk op je startscherm',
  install: 'Installeren',
  share: 'Tik op de knop om te delen.',
  add: 'Kies ‘Zet op beginscherm’.',
  dismiss: 'Niet meer tonen',
}
