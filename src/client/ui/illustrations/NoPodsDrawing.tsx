import { Illustration, ink } from './Illustration';

export function NoPodsDrawing() {
  return (
    <Illustration>
      <ellipse cx="60" cy="44" rx="56" ry="34" className={ink.soft} />
      <ellipse cx="60" cy="46" rx="24" ry="14" className={ink.line} />
      <circle cx="60" cy="18" r="8" className={ink.line} />
      <circle cx="24" cy="34" r="8" className={ink.line} />
      <circle cx="96" cy="34" r="8" className={ink.line} />
      <circle cx="34" cy="64" r="8" className={ink.warm} />
      <circle cx="86" cy="64" r="8" className={ink.free} />
    </Illustration>
  );
}
