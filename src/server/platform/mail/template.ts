import type { MailContent } from './content';

/** A mail the product writes: the same data and instant always make the same mail. */
export interface MailTemplate<Data> {
  /** What it is stored under in the outbox. */
  name: string;
  /** `data` is stored as JSON, so its times are numbers. `now` is when the mail was written. */
  render: (data: Data, now: Date) => MailContent;
  /** What it says is out of date soon: nothing of it is kept when the mail is given up (rule platform.mail). */
  isShortLived: boolean;
}

type Renders = Record<string, (data: never, now: Date) => MailContent>;

/** Templates by name, whatever they are filled in with. */
export type MailTemplates = Record<string, MailTemplate<never>>;

/** Templates of an area: each takes its key as its name. For `isShortLived` see `MailTemplate`. */
export function mailTemplates<R extends Renders>(
  renders: R,
  { isShortLived = false }: { isShortLived?: boolean } = {},
): { [Name in keyof R]: MailTemplate<Parameters<R[Name]>[0]> } {
  const entries = Object.entries(renders).map(([name, render]) => [name, { name, render, isShortLived }]);
  return Object.fromEntries(entries) as { [Name in keyof R]: MailTemplate<Parameters<R[Name]>[0]> };
}
