import { useMemo } from 'react';
import { encode } from 'uqr';
import classes from './twoFactor.module.css';

/** The quiet zone that readers need around the code, in modules. */
const BORDER = 4;

/** The path: a square for each dark module. */
function pathOf(modules: readonly (readonly boolean[])[]): string {
  return modules.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
}

/** Dark on light in both themes, as many apps read nothing else. */
export function QrCode({ label, content }: { label: string; content: string }) {
  const { size, path } = useMemo(() => {
    const { data, size } = encode(content, { ecc: 'M', border: BORDER });
    return { size, path: pathOf(data) };
  }, [content]);
  return (
    <svg
      role="img"
      aria-label={label}
      className={classes.qr}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
    >
      <path d={path} fill="currentColor" />
    </svg>
  );
}
