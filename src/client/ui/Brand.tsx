import classes from './Brand.module.css';
import { words } from './words';

/** The logo: a stepwell seen from above, with steps on all sides leading down to water. */
export function BrandMark({ size = 28 }: { size?: number }) {
  return <img src="/icons/icon.svg" width={size} height={size} alt="" />;
}

export function Brand() {
  return (
    <span className={classes.brand}>
      <BrandMark />
      <span className={classes.name}>{words.product}</span>
    </span>
  );
}
