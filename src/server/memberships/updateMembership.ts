import { eq, asc } from 'drizzle-orm';
import { isDeepStrictEqual } from 'node:util';
import type { Membership, MembershipUpdate } from '../../contract/entities.gen';
import { recordAct } from '../audit';
import type { AppContext } from '../platform/context';
import { memberships, customButtons, membershipFeatures, membershipSettings } from '../platform/database/schema';
import { refuseOutdated } from '../platform/http/version';
import { lockMembership, type LockedMembership } from '../tenancy';
import { versionAgreementLinks } from '../terms';
import type { Act } from '../platform/act';
import { detailsOf } from './details';
import { getMembership } from './getMembership';
import { publishChannelsSwitchedBy } from './notices';
import { membershipVersion } from './presenter';
import { loadMembership } from './reads';
import { storeMembershipLists } from './storeMembershipLists';
import { storedSettings } from './settings';

/**
 * Changes the given fields; a list replaces the previous list. A new maximum applies to future pods: existing pods
 * keep their seats and their people. Returns the membership as this person sees it. 409 if it has been changed since
 * the client read it.
 */
export async function updateMembership(
  context: AppContext,
  { membershipId, userId }: { membershipId: string; userId: string },
  { version, ...changes }: MembershipUpdate,
): Promise<Membership> {
  await context.act(async (act) => {
    const before = await lockMembership(act, membershipId);
    if (version) refuseOutdated(version, membershipVersion(await loadMembership(act.tx, userId, membershipId)));
    const fields = await changedFields(act, before, changes);
    const details = detailsOf(changes);
    if (Object.keys(details).length > 0) {
      await act.tx.update(memberships).set(details).where(eq(memberships.id, membershipId));
    }
    const { features, ...others } = changes;
    if (features) {
      await publishChannelsSwitchedBy(act, membershipId, () => storeMembershipLists(act, membershipId, { features }));
    }
    await storeMembershipLists(act, membershipId, others);
    if (others.settings) await versionAgreementLinks(act, { membershipId, businessId: before.businessId });
    if (fields.length > 0) await recordAct(act, 'MEMBERSHIP_CHANGED', { membershipId, fields });
  });
  return getMembership(context, userId, membershipId);
}

type Named = Record<string, unknown>;

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
 * Names of the fields that these changes alter in a locked membership, for the audit log. Called before the changes are
 * written.
 */
async function changedFields(act: Act, before: LockedMembership, changes: MembershipUpdate): Promise<string[]> {
  const given = detailsOf(changes);
  const names = Object.keys(given) as (keyof typeof given)[];
  return [
    ...names.filter((name) => given[name] !== before[name]),
    ...(await changedSettings(act, before.id, changes.settings)),
    ...(await changedFeatures(act, before.id, changes.features)),
    ...(await changedButtons(act, before.id, changes.customButtons)),
  ];
}
