import type { ReactNode } from 'react';
import { PageHeader } from './PageHeader';
import type { PageHeaderProps } from './PageHeader';
import classes from './pages.module.css';

interface FormPageProps extends PageHeaderProps {
  /** A Form; on phones its FormActions stay within reach. */
  children: ReactNode;
}

/** Shape 5 (rule platform.pageShapes): one column of fields, in sections if there are many. */
export function FormPage({ children, ...top }: FormPageProps) {
  return (
    <div className={classes.form}>
      <PageHeader {...top} />
      {children}
    </div>
  );
}
