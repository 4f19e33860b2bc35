import { Illustration, ink } from './Illustration';

export function NoChatsDrawing() {
  return (
    <Illustration>
      <ellipse cx="60" cy="42" rx="56" ry="34" className={ink.soft} />
      <path
        d="M26 14h38a8 8 0 0 1 8 8v14a8 8 0 0 1-8 8H38l-10 9v-9h-2a8 8 0 0 1-8-8V22a8 8 0 0 1 8-8z"
        className={ink.line}
      />
      <path d="M30 25h28M30 33h18" className={ink.line} />
      <path
        d="M66 40h28a8 8 0 0 1 8 8v8a8 8 0 0 1-8 8h-2v8l-9-8H66a8 8 0 0 1-8-8v-8a8 8 0 0 1 8-8z"
        className={ink.warm}
      />
    </Illustration>
  );
}
