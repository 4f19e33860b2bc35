import { and, eq, isNull } from 'drizzle-orm';
import { isAgreement, TERMS_KINDS, type TermsKind } from '../../domain/terms/terms';
import type { Clock } from '../platform/clock';
import type { Config } from '../platform/config/config';
import type { Database, Tx } from '../platform/database/client';
import { termsVersions } from '../platform/database/schema';
import { standardTerms, STANDARD_TERMS_DATE } from './builtIn/standardTerms';
import { addVersion, latestVersion, lockPlatformTerms } from './publish';

interface PlatformText {
  text: string;
  whatChanged: string;
  isLink: boolean;
  isStandard: boolean;
}

/** The platform's link, else the operator's file, else the product's own (rule terms.operator). */
function platformText({ termsTexts, platformSettings }: Config, kind: TermsKind): PlatformText {
  const { LeaderAgreementLink, ParticipantAgreementLink } = platformSettings;
  const link = isAgreement(kind) ? (kind === 'LEADER_AGREEMENT' ? LeaderAgreementLink : ParticipantAgreementLink) : '';
  if (link !== '') return { text: link, whatChanged: '', isLink: true, isStandard: false };
  const file = termsTexts[kind];
  if (file) return { ...file, isLink: false, isStandard: false };
  return { text: standardTerms[kind], whatChanged: '', isLink: false, isStandard: true };
}

const REVISED = 'The text has been revised.';

/** An operator's file makes an agreement binding, also with the product's words. */
const isSameKind = (kind: TermsKind, one: { isStandard: boolean }, other: { isStandard: boolean }): boolean =>
  !isAgreement(kind) || one.isStandard === other.isStandard;

/** An older process that starts during an update doesn't take its text back. */
async function wasStandard(tx: Tx, kind: TermsKind, text: string): Promise<boolean> {
  const count = await tx.$count(
    termsVersions,
    and(
      isNull(termsVersions.businessId),
      isNull(termsVersions.membershipId),
      eq(termsVersions.kind, kind),
      eq(termsVersions.text, text),
      eq(termsVersions.isStandard, true),
    ),
  );
  return count > 0;
}

/**
 * Makes a version of each platform text that differs from the newest. Servers run it as they start, one after another.
 */
export async function publishPlatformTerms({ db }: Pick<Database, 'db'>, clock: Clock, config: Config): Promise<void> {
  await db.transaction(async (tx) => {
    await lockPlatformTerms(tx);
    for (const kind of TERMS_KINDS) {
      const latest = await latestVersion({ tx }, undefined, kind);
      const given = platformText(config, kind);
      if (latest?.text === given.text && latest.isLink === given.isLink && isSameKind(kind, latest, given)) continue;
      if (latest?.isStandard && given.isStandard && (await wasStandard(tx, kind, given.text))) continue;
      const isFile = !given.isLink && !given.isStandard;
      // What was in force before versions were stored asks nobody.
      const publishedAt = latest || isFile ? clock.now() : STANDARD_TERMS_DATE;
      const whatChanged = given.whatChanged || (latest ? REVISED : '');
      await addVersion({ tx }, undefined, kind, latest, { ...given, whatChanged, publishedAt });
    }
  });
}
