export const welcome = {
  title: 'Welkom',
  greeting: {
    morning: (name: string) => `Goedemorgen, ${name}`,
    afternoon: (name: string) => `Goedemiddag, ${name}`,
    evening: (name: string) => `Goedenavond, ${name}`,
  },
  workday: (workday: number, workdays: number) => `Vandaag is werkdag ${workday} van ${workdays}.`,
  weekend: (workdays: number) => `Weekend, in een maand van ${workdays} werkdagen.`,
  holiday: (workdays: number) => `Feestdag, in een maand van ${workdays} werkdagen.`,
  fullTime: (hours: string) => `Voltijds is deze maand ${hours} uur.`,
}
