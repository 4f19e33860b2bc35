import { Illustration, ink } from './Illustration';

export function NoStepsDrawing() {
  return (
    <Illustration>
      <ellipse cx="60" cy="46" rx="56" ry="32" className={ink.soft} />
      <path d="M24 56h22v12H24z" className={ink.warm} />
      <path d="M46 46h22v22H46zM68 36h24v32H68z" className={ink.line} />
      <path d="M80 36V10l15 6-15 6" className={ink.line} />
    </Illustration>
  );
}
