import { publishedTermsSchema } from '../../domain/terms/forms';
import type { Area } from '../platform/area';
import { termsHandlers } from './handlers';
import { termsLimits } from './limits';

export const termsArea = {
  handlers: termsHandlers,
  forms: { publishBusinessTerms: publishedTermsSchema, publishAgreement: publishedTermsSchema },
  limits: termsLimits,
} satisfies Area;
