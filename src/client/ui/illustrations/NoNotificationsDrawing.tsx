import { Illustration, ink } from './Illustration';

export function NoNotificationsDrawing() {
  return (
    <Illustration>
      <ellipse cx="60" cy="44" rx="56" ry="34" className={ink.soft} />
      <circle cx="88" cy="20" r="8" className={ink.warm} />
      <path d="M60 15v9M42 58c4-5 4-9 4-20a14 14 0 0 1 28 0c0 11 0 15 4 20z" className={ink.line} />
      <path d="M54 64a6 6 0 0 0 12 0" className={ink.line} />
    </Illustration>
  );
}
