import { eq } from 'drizzle-orm';
import type { OwnWords, OwnWordsInput } from '../../contract/entities.gen';
import { OWN_TEXTS, type OwnTextName } from '../../domain/memberships/ownWords';
import { recordAct } from '../audit';
import type { AppContext } from '../platform/context';
import type { Queryable } from '../platform/database/client';
import { memberships } from '../platform/database/schema';
import { notFound } from '../platform/http/problem';
import { refuseOutdated, versionOf } from '../platform/http/version';
import { lockMembership } from '../tenancy';

type OwnTexts = Record<OwnTextName, string>;

const ownWordsVersion = ({ welcomeText, invitationText, joinText }: OwnTexts): string =>
  versionOf<OwnWordsInput>({ welcomeText, invitationText, joinText });

const presentOwnWords = (texts: OwnTexts): OwnWords => ({
  ...Object.fromEntries(OWN_TEXTS.filter((name) => texts[name] !== '').map((name) => [name, texts[name]])),
  version: ownWordsVersion(texts),
});

export async function ownWordsOf(db: Queryable, membershipId: string): Promise<OwnWords> {
  const { welcomeText, invitationText, joinText } = memberships;
  const [texts] = await db
    .select({ welcomeText, invitationText, joinText })
    .from(memberships)
    .where(eq(memberships.id, membershipId));
  if (!texts) throw notFound();
  return presentOwnWords(texts);
}

/**
 * Replaces the texts that mails and join pages show as the business's (rule memberships.ownWords). Mails already
 * queued keep theirs. 409 if the texts have changed since the client read them.
 */
export function saveOwnWords(
  context: AppContext,
  membershipId: string,
  { version, welcomeText = '', invitationText = '', joinText = '' }: OwnWordsInput,
): Promise<OwnWords> {
  return context.act(async (act) => {
    const before = await lockMembership(act, membershipId);
    refuseOutdated(version, ownWordsVersion(before));
    const texts = { welcomeText, invitationText, joinText };
    const fields = OWN_TEXTS.filter((name) => texts[name] !== before[name]);
    if (fields.length > 0) {
      await act.tx.update(memberships).set(texts).where(eq(memberships.id, membershipId));
      await recordAct(act, 'MEMBERSHIP_CHANGED', { membershipId, fields });
    }
    return presentOwnWords(texts);
  });
}
