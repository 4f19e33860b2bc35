import type { MembershipValues } from '../../domain/memberships/forms';

const KEY = 'stepwell.membership-draft';

/** What was filled in so far: kept in this tab, so that neither Back nor a reload loses it. */
export function keptDraft(): Partial<MembershipValues> {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as Partial<MembershipValues>;
  } catch {
    return {};
  }
}

export function keepDraft(values: MembershipValues): void {
  sessionStorage.setItem(KEY, JSON.stringify(values));
}

export function dropDraft(): void {
  sessionStorage.removeItem(KEY);
}
