import type { AllowedChange } from './released';

export function unallowedChanges(breaking: string[], allowed: AllowedChange[]): string[] {
  const withReason = allowed.filter(({ reason }) => reason?.trim());
  return [
    ...breaking.filter((change) => !allowed.some((one) => one.change === change)),
    ...allowed.filter((one) => !withReason.includes(one)).map(({ change }) => `${change}: allowed without a reason`),
    ...withReason
      .filter(({ change }) => !breaking.some((one) => one === change))
      .map(({ change }) => `${change}: allowed, but nothing of the kind has changed`),
  ];
}
