import { and, desc, eq, isNull, sql, type SQL } from 'drizzle-orm';
import { v7 } from 'uuid';
import type { AgreementInput, BusinessTermsInput } from '../../contract/entities.gen';
import { plainOwnText } from '../../domain/memberships/ownWords';
import { CHANGE_REQUIRED } from '../../domain/terms/forms';
import { AGREEMENT_KINDS, type AgreementKind, type TermsKind } from '../../domain/terms/terms';
import { recordAct } from '../audit';
import type { Act } from '../platform/act';
import type { AppContext } from '../platform/context';
import { businesses, membershipSettings, termsVersions } from '../platform/database/schema';
import { countAttempt } from '../platform/http/limits/attempts';
import { conflict, invalidField, notFound } from '../platform/http/problem';
import { refuseOutdated } from '../platform/http/version';
import { lockMembership } from '../tenancy';
import { termsLimits } from './limits';
import { peopleOfAgreement, peopleOfBusiness } from './reads';
import { refusals } from './refusals';

type Scope = { businessId: string } | { membershipId: string };
type Input = BusinessTermsInput | AgreementInput;
export type NewVersion = Omit<
  typeof termsVersions.$inferInsert,
  'id' | 'businessId' | 'membershipId' | 'kind' | 'number'
>;
type StoredVersion = typeof termsVersions.$inferSelect;

const isOf = (scope: Scope | undefined, kind: TermsKind): SQL | undefined =>
  and(
    eq(termsVersions.kind, kind),
    scope && 'businessId' in scope ? eq(termsVersions.businessId, scope.businessId) : isNull(termsVersions.businessId),
    scope && 'membershipId' in scope
      ? eq(termsVersions.membershipId, scope.membershipId)
      : isNull(termsVersions.membershipId),
  );

/** No scope for the platform's. */
export async function latestVersion(
  { tx }: Pick<Act, 'tx'>,
  scope: Scope | undefined,
  kind: TermsKind,
): Promise<StoredVersion | undefined> {
  const [latest] = await tx
    .select()
    .from(termsVersions)
    .where(isOf(scope, kind))
    .orderBy(desc(termsVersions.number))
    .limit(1);
  return latest;
}

export async function addVersion(
  { tx }: Pick<Act, 'tx'>,
  scope: Scope | undefined,
  kind: TermsKind,
  after: StoredVersion | undefined,
  version: NewVersion,
): Promise<void> {
  await tx.insert(termsVersions).values({ id: v7(), ...scope, kind, number: (after?.number ?? 0) + 1, ...version });
}

/** Open pages of the people it concerns list the action; nothing is put in their way (rule terms.due). */
async function announce(act: Act, businessId: string, people: SQL): Promise<void> {
  const { rows } = await act.tx.execute<{ user_id: string }>(people);
  const userIds = rows.map(({ user_id: id }) => id);
  act.publish({ userIds }, { type: 'action', businessId, action: 'ACCEPT_TERMS' });
}

/** The membership's link, while it has no own text. */
async function linkOf({ tx }: Act, membershipId: string, kind: AgreementKind): Promise<string> {
  const name = kind === 'LEADER_AGREEMENT' ? 'LeaderAgreementLink' : 'ParticipantAgreementLink';
  const [setting] = await tx
    .select({ value: membershipSettings.value })
    .from(membershipSettings)
    .where(and(eq(membershipSettings.membershipId, membershipId), eq(membershipSettings.name, name)));
  return setting?.value ?? '';
}

const nothingChanged = () => conflict('terms_unchanged', refusals.termsUnchanged);

/** Checks what was sent against the latest version, which is locked. Returns the text; empty withdraws. */
function textToPublish({ text: given, whatChanged = '', after }: Input, latest: StoredVersion | undefined): string {
  refuseOutdated(after === undefined ? undefined : String(after), String(latest?.number ?? 0));
  const text = plainOwnText(given);
  if (text === (latest && !latest.isLink ? latest.text : '')) throw nothingChanged();
  if (text !== '' && latest && whatChanged.trim() === '')
    throw invalidField('whatChanged', CHANGE_REQUIRED, 'required');
  return text;
}

const record = (act: Act, scope: Scope, kind: TermsKind, text: string) =>
  recordAct(act, text === '' ? 'TERMS_WITHDRAWN' : 'TERMS_PUBLISHED', { ...scope, detail: kind });

/** Publishes a business's own text (rule terms.publishing). 409 if nothing changes, or the client's list is outdated. */
export async function publishBusinessTerms(
  context: AppContext,
  { businessId, userId }: { businessId: string; userId: string },
  input: BusinessTermsInput,
): Promise<void> {
  await countAttempt(context, termsLimits.publishing(businessId));
  await context.act(async (act) => {
    const isThis = eq(businesses.id, businessId);
    const [business] = await act.tx.select({ id: businesses.id }).from(businesses).where(isThis).for('no key update');
    if (!business) throw notFound();
    await act.confirm();
    const { kind, whatChanged = '' } = input;
    const latest = await latestVersion(act, { businessId }, kind);
    const text = textToPublish(input, latest);
    await addVersion(act, { businessId }, kind, latest, {
      text,
      whatChanged: plainOwnText(whatChanged),
      publishedAt: act.now,
      publishedBy: userId,
    });
    await record(act, { businessId }, kind, text);
    await announce(act, businessId, peopleOfBusiness(businessId));
  });
}

const OTHER_ADDRESS = 'The agreement is at another place: see the link.';

/** The same for a membership's agreement, whose link is in force again once the text is withdrawn. */
export async function publishAgreement(
  context: AppContext,
  { membershipId, userId }: { membershipId: string; userId: string },
  input: AgreementInput,
): Promise<void> {
  await countAttempt(context, termsLimits.publishing(membershipId));
  await context.act(async (act) => {
    const { businessId } = await lockMembership(act, membershipId);
    const { kind, whatChanged = '' } = input;
    const latest = await latestVersion(act, { membershipId }, kind);
    const text = textToPublish(input, latest);
    const link = text === '' ? await linkOf(act, membershipId, kind) : '';
    await addVersion(act, { membershipId }, kind, latest, {
      text: text || link,
      isLink: link !== '',
      whatChanged: link === '' ? plainOwnText(whatChanged) : OTHER_ADDRESS,
      publishedAt: act.now,
      publishedBy: userId,
    });
    await record(act, { membershipId }, kind, text);
    await announce(act, businessId, peopleOfAgreement(membershipId, kind));
  });
}

/**
 * Makes versions of a membership's agreement links that were changed, unless its own text takes precedence (rule
 * terms.links). Call it after storing the settings of a locked membership.
 */
export async function versionAgreementLinks(
  act: Act,
  { membershipId, businessId }: { membershipId: string; businessId: string },
): Promise<void> {
  for (const kind of AGREEMENT_KINDS) {
    const latest = await latestVersion(act, { membershipId }, kind);
    const hasOwnText = latest && !latest.isLink && latest.text !== '';
    const text = await linkOf(act, membershipId, kind);
    if (hasOwnText || text === (latest?.text ?? '')) continue;
    await addVersion(act, { membershipId }, kind, latest, {
      text,
      isLink: text !== '',
      whatChanged: latest && text !== '' ? OTHER_ADDRESS : '',
      publishedAt: act.now,
      ...(act.by?.userId !== undefined && { publishedBy: act.by.userId }),
    });
    await announce(act, businessId, peopleOfAgreement(membershipId, kind));
  }
}

/** The lock that processes take in turn as they start. */
export const lockPlatformTerms = (tx: Act['tx']) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtext('stepwell platform terms'))`);
