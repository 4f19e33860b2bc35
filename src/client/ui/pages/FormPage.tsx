import type { ReactNode } from 'react';
import { PageHeader } from './PageHeader';
import type { PageHeaderProps } from './PageHeader';
import classes from './pages.module.css';

interface FormPageProps extends PageHeaderProps {
  /** A Form; its FormActions stay in reach on phones. */
  children: ReactNode;
}

/** Shape 5 (rule platform.pageShapes): one column of fields, in sections where there are many. */
export function FormPage({ children, ...top }: FormPageProps) {
  return (
    <div className={classes.form}>
      <PageHeader {...top} />
      {children}
    </div>
  );
}
