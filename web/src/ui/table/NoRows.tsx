import classes from './table.module.css'

/**
 * One line that says that a short table on a detail screen has no rows. The large empty state is not used there,
 * because it would draw too much attention.
 */
export const NoRows = ({ children }: { readonly children: string }) => <p className={classes.noRows}>{children}</p>
