import type { ReactNode } from 'react';
import { PageTop } from './PageTop';
import type { PageTopProps } from './PageTop';
import classes from './pages.module.css';

interface FormPageProps extends PageTopProps {
  /** A Form; its FormActions stay in reach on phones. */
  children: ReactNode;
}

/** Shape 5: one column of fields, in sections where there are many. */
export function FormPage({ children, ...top }: FormPageProps) {
  return (
    <div className={classes.form}>
      <PageTop {...top} />
      {children}
    </div>
  );
}
