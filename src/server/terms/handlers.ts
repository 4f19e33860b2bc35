import { AGREEMENT_KINDS } from '../../domain/terms/terms';
import type { HandlersOf } from '../platform/http/call';
import { acceptTerms } from './acceptTerms';
import { publishAgreement, publishBusinessTerms } from './publish';
import { ownTerms, publishedAgreements, publishedByBusiness, termsInForce, termsVersion } from './reads';

export const termsHandlers: HandlersOf<
  | 'getTermsInForce'
  | 'getMyTerms'
  | 'acceptTerms'
  | 'getTermsVersion'
  | 'listBusinessTerms'
  | 'publishBusinessTerms'
  | 'listAgreements'
  | 'publishAgreement'
> = {
  getTermsInForce: (_call, context) => termsInForce(context, { agreements: AGREEMENT_KINDS }),

  getMyTerms: ({ caller }, { database }) => ownTerms(database.db, caller.userId),

  acceptTerms: async ({ body, caller }, context) => {
    await acceptTerms(context, caller.userId, body.versionIds);
    return ownTerms(context.database.db, caller.userId);
  },

  getTermsVersion: ({ params, caller }, { database }) => termsVersion(database.db, params.versionId, caller.userId),

  listBusinessTerms: ({ params }, { database }) => publishedByBusiness(database.db, params.id),

  publishBusinessTerms: async ({ params, body, caller }, context) => {
    await publishBusinessTerms(context, { businessId: params.id, userId: caller.userId }, body);
    return publishedByBusiness(context.database.db, params.id);
  },

  listAgreements: ({ params }, { database }) => publishedAgreements(database.db, params.id),

  publishAgreement: async ({ params, body, caller }, context) => {
    await publishAgreement(context, { membershipId: params.id, userId: caller.userId }, body);
    return publishedAgreements(context.database.db, params.id);
  },
};
