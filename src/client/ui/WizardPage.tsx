import type { ReactNode } from 'react';
import { PageTop } from './PageTop';
import type { PageTopProps } from './PageTop';
import classes from './pages.module.css';
import wizard from './WizardPage.module.css';
import { words } from './words';

interface WizardPageProps extends PageTopProps {
  /** What each step is about, in order. */
  steps: readonly string[];
  /** From 0. */
  current: number;
  /** The current step's Form, with Next and Back as its FormActions. */
  children: ReactNode;
}

/** Shape 6: one form in steps. What was filled in is the page's to keep, over Back and reload alike. */
export function WizardPage({ steps, current, children, ...top }: WizardPageProps) {
  return (
    <div className={classes.form}>
      <PageTop {...top} />
      <div className={wizard.progress}>
        <p className={wizard.where} role="status">
          {words.step(current + 1, steps.length)}: <strong>{steps[current]}</strong>
        </p>
        <ol className={wizard.bars} aria-hidden>
          {steps.map((step, index) => (
            <li key={step} data-reached={index <= current || undefined} />
          ))}
        </ol>
      </div>
      {children}
    </div>
  );
}
