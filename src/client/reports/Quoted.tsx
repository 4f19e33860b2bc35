import classes from './reports.module.css';

export function Quoted({ label, quote }: { label?: string; quote: string }) {
  return (
    <div className={classes.block}>
      {label && <p className={classes.quiet}>{label}</p>}
      <blockquote className={classes.quote}>
        <p className={classes.text} dir="auto">
          {quote}
        </p>
      </blockquote>
    </div>
  );
}
