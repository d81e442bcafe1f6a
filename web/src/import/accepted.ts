/** The files that the browser offers: a spreadsheet program saves CSV under several types. */
export const ACCEPTED = '.csv,.txt,text/csv,text/plain'
