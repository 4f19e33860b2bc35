export interface Finding {
  level: 'good' | 'warning' | 'fault';
  text: string;
}

const finding =
  (level: Finding['level']) =>
  (text: string): Finding => ({ level, text });

export const good = finding('good');
export const warning = finding('warning');
export const fault = finding('fault');

const marks = { good: '✓', warning: '!', fault: '✗' } as const;

export const findingLine = ({ level, text }: Finding): string => `${marks[level]} ${text}`;

export function errorReason(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.cause instanceof Error) return errorReason(error.cause);
  const said = error.message || (error as NodeJS.ErrnoException).code || error.name;
  return said.replace(/\s+/g, ' ').trim().replace(/\.$/, '');
}
