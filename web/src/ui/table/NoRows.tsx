import classes from './table.module.css'

/** A short table of a detail screen that holds nothing yet: one line, where a whole picture would shout. */
export const NoRows = ({ children }: { readonly children: string }) => <p className={classes.noRows}>{children}</p>
