import type { ReactNode } from 'react';
import { PageHeader } from './PageHeader';
import type { PageHeaderProps } from './PageHeader';
import classes from './pages.module.css';
import widths from './widths.module.css';

interface FormPageProps extends PageHeaderProps {
  children: ReactNode;
}

/** Shape 5 (rule platform.pageShapes). */
export function FormPage({ children, ...top }: FormPageProps) {
  return (
    <div className={`${classes.form} ${widths.fields}`}>
      <PageHeader {...top} />
      {children}
    </div>
  );
}
