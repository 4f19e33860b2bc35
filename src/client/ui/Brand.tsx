import classes from './Brand.module.css';
import { words } from './words.gen';

/** The logo of `public/icons/icon.svg`, inline because a separate request takes a slow phone 100 ms. */
export function BrandMark() {
  return (
    <svg viewBox="0 0 64 64" width={28} height={28} aria-hidden>
      <rect width="64" height="64" rx="15" fill="#0f766e" />
      <rect x="9" y="9" width="46" height="46" rx="9" fill="#14a99a" />
      <rect x="17" y="17" width="30" height="30" rx="7" fill="#7ee8d8" />
      <rect x="25" y="25" width="14" height="14" rx="4" fill="#fff" />
    </svg>
  );
}

export function Brand() {
  return (
    <span className={classes.brand}>
      <BrandMark />
      <span className={classes.name}>{words.product}</span>
    </span>
  );
}
