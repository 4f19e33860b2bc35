import { isAgreement, TERMS_KINDS, type TermsKind } from '../../domain/terms/terms';
import type { Clock } from '../platform/clock';
import type { Config } from '../platform/config/config';
import type { Database } from '../platform/database/client';
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

/**
 * Makes a version of each platform text that differs from the newest. Servers run it as they start, one after another.
 */
export async function publishPlatformTerms({ db }: Pick<Database, 'db'>, clock: Clock, config: Config): Promise<void> {
  await db.transaction(async (tx) => {
    await lockPlatformTerms(tx);
    for (const kind of TERMS_KINDS) {
      const latest = await latestVersion({ tx }, undefined, kind);
      const given = platformText(config, kind);
      if (latest?.text === given.text && latest.isLink === given.isLink) continue;
      const isFile = !given.isLink && !given.isStandard;
      // What was in force before versions were stored asks nobody.
      const publishedAt = latest || isFile ? clock.now() : STANDARD_TERMS_DATE;
      await addVersion({ tx }, undefined, kind, latest, { ...given, publishedAt });
    }
  });
}
