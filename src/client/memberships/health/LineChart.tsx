import { VisuallyHidden } from '@mantine/core';
import classes from './health.module.css';

const WIDTH = 160;
const HEIGHT = 40;
const EDGE = 4;
const FIGURE = 40;

interface ChartPoint {
  label: string;
  /** From 0 to 1; an undefined value leaves a gap in the line. */
  value: number | undefined;
}

interface LineChartProps {
  title: string;
  points: readonly ChartPoint[];
  summary: string;
  none: string;
  unknown: string;
  /** The first and the last week, in words. */
  ends: readonly [string, string];
}

interface Dot {
  x: number;
  y: number;
  value: number;
}

const percent = (value: number): string => `${Math.round(value * 100)}%`;

function runsOf(points: readonly ChartPoint[]): Dot[][] {
  const step = (WIDTH - FIGURE - 2 * EDGE) / Math.max(1, points.length - 1);
  const runs: Dot[][] = [];
  points.forEach(({ value }, index) => {
    if (value === undefined) return;
    const dot = { x: EDGE + index * step, y: EDGE + (1 - value) * (HEIGHT - 2 * EDGE), value };
    const isGoingOn = index > 0 && points[index - 1]?.value !== undefined;
    if (isGoingOn) runs.at(-1)?.push(dot);
    else runs.push([dot]);
  });
  return runs;
}

const at = (coordinate: number): string => coordinate.toFixed(1);

/** A thin line, with a summary in words and a table for screen readers. */
export function LineChart({ title, points, summary, none, unknown, ends }: LineChartProps) {
  const runs = runsOf(points);
  const end = runs.at(-1)?.at(-1);
  return (
    <figure className={classes.chart}>
      <figcaption>
        <span className={classes.chartTitle}>{title}</span>{' '}
        <span className={classes.quiet}>{end ? summary : none}</span>
      </figcaption>
      {end && (
        <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} className={classes.lines} aria-hidden>
          <line className={classes.ground} x1="0" x2={WIDTH - FIGURE} y1={HEIGHT - 1} y2={HEIGHT - 1} />
          {runs.map((run, index) =>
            run.length > 1 ? (
              <polyline key={index} points={run.map(({ x, y }) => `${at(x)},${at(y)}`).join(' ')} />
            ) : (
              <circle key={index} cx={at(run[0]?.x ?? 0)} cy={at(run[0]?.y ?? 0)} r="1.5" />
            ),
          )}
          <circle cx={at(end.x)} cy={at(end.y)} r="3" />
          <text x={at(end.x + 7)} y={at(Math.min(Math.max(end.y + 4, 11), HEIGHT - 3))}>
            {percent(end.value)}
          </text>
        </svg>
      )}
      {end && (
        <p className={classes.axis} aria-hidden>
          <span>{ends[0]}</span> <span>{ends[1]}</span>
        </p>
      )}
      {end && (
        <VisuallyHidden>
          <table>
            <caption>{title}</caption>
            <tbody>
              {points.map(({ label, value }) => (
                <tr key={label}>
                  <th scope="row">{label}</th>
                  <td>{value === undefined ? unknown : percent(value)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </VisuallyHidden>
      )}
    </figure>
  );
}
