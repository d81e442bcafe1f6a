/**
 * The types of files that the user can choose. Spreadsheet programs save CSV under several types. An old workbook can
 * be chosen too. The server then explains how to save it in a new format.
 */
export const ACCEPTED =
  '.xlsx,.xlsm,.xls,.csv,.txt,text/csv,text/plain,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
