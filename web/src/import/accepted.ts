/** The types of files that the user can choose: spreadsheet programs save CSV under several types. */
export const ACCEPTED = '.csv,.txt,text/csv,text/plain'
