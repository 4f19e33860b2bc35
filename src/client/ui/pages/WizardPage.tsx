import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { richText } from '../richText';
import { PageHeader } from './PageHeader';
import type { PageHeaderProps } from './PageHeader';
import classes from './pages.module.css';
import widths from './widths.module.css';
import wizard from './WizardPage.module.css';
import { words } from './wizardWords.gen';

interface WizardPageProps extends PageHeaderProps {
  steps: readonly string[];
  current: number;
  children: ReactNode;
}

/** Shape 6 (rule platform.pageShapes). The page keeps the values over Back and reload. */
export function WizardPage({ steps, current, children, ...top }: WizardPageProps) {
  const page = useRef<HTMLDivElement>(null);
  const shown = useRef(current);
  useEffect(() => {
    if (shown.current === current) return;
    shown.current = current;
    const find = (selector: string) => page.current?.querySelector<HTMLElement>(selector);
    (find('[aria-invalid="true"]') ?? find('[data-where]'))?.focus();
  }, [current]);
  return (
    <div className={`${classes.form} ${widths.fields}`} ref={page}>
      <PageHeader {...top} />
      <div className={wizard.progress}>
        <p className={wizard.where} role="status" tabIndex={-1} data-where>
          {richText(words.step({ number: current + 1, count: steps.length, name: steps[current] ?? '' }), {
            name: (text) => <strong>{text}</strong>,
          })}
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
