/**
 * The types of files that the user can choose. Spreadsheet programs save CSV under several types. An old workbook can be
 * chosen too, so that the server explains how to save it.
 */
export const ACCEPTED =
  '.xlsx,.xlsm,.xls,.csv,.txt,text/csv,text/plain,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
