import classes from '../table.module.css'

/**
 * A line that says that a short table on a detail screen has no rows. A larger message would draw too much attention on
 * a detail screen.
 */
export const NoRows = ({ children }: { readonly children: string }) => <p className={classes.noRows}>{children}</p>
