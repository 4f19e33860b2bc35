import { asc, eq } from 'drizzle-orm';
import { isDeepStrictEqual } from 'node:util';
import type { MembershipUpdate } from '../../contract/entities.gen';
import type { Act } from '../platform/act';
import { customButtons, membershipFeatures, membershipSettings } from '../platform/database/schema';
import { detailsOf } from './details';
import type { LockedMembership } from '../tenancy';
import { storedSettings } from './settings';

type Named = Record<string, unknown>;

/** Names whose values differ, or that are only in one of the two. */
const different = (before: Named, after: Named): string[] =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (name) => !isDeepStrictEqual(before[name], after[name]),
  );

const byName = (rows: readonly { name: string; value: unknown }[]): Named =>
  Object.fromEntries(rows.map(({ name, value }) => [name, value]));

async function changedSettings({ tx }: Act, id: string, given: MembershipUpdate['settings']): Promise<string[]> {
  if (!given) return [];
  const stored = await tx.select().from(membershipSettings).where(eq(membershipSettings.membershipId, id));
  return different(byName(stored), byName(storedSettings(given)));
}

/** A feature without a row is enabled (rule memberships.features). */
async function changedFeatures({ tx }: Act, id: string, given: MembershipUpdate['features']): Promise<string[]> {
  if (!given) return [];
  const stored = await tx.select().from(membershipFeatures).where(eq(membershipFeatures.membershipId, id));
  const off = (features: readonly { name: string; disabled: boolean }[]) =>
    byName(features.filter(({ disabled }) => disabled).map(({ name }) => ({ name, value: false })));
  return different(off(stored), off(given));
}

type Button = NonNullable<MembershipUpdate['customButtons']>[number];

async function changedButtons({ tx }: Act, id: string, given: MembershipUpdate['customButtons']): Promise<string[]> {
  if (!given) return [];
  const stored = await tx
    .select()
    .from(customButtons)
    .where(eq(customButtons.membershipId, id))
    .orderBy(asc(customButtons.position));
  const shown = (buttons: readonly Button[]) =>
    buttons.map(({ label, url, placement, formLabel = '' }) => ({ label, url, placement, formLabel }));
  return isDeepStrictEqual(shown(stored), shown(given)) ? [] : ['customButtons'];
}

/**
 * Names of the fields that these changes alter in a locked membership, for the audit log. Called before they are
 * written.
 */
export async function changedFields(act: Act, before: LockedMembership, changes: MembershipUpdate): Promise<string[]> {
  const given = detailsOf(changes);
  const names = Object.keys(given) as (keyof typeof given)[];
  return [
    ...names.filter((name) => given[name] !== before[name]),
    ...(await changedSettings(act, before.id, changes.settings)),
    ...(await changedFeatures(act, before.id, changes.features)),
    ...(await changedButtons(act, before.id, changes.customButtons)),
  ];
}
