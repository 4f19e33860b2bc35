import type { BusinessRegistration } from '../../contract/entities.gen';
import type { AppContext } from '../platform/context';
import { register, type BrowserOrigin } from '../session';

export async function registerBusiness(
  context: AppContext,
  { businessName, ...person }: BusinessRegistration,
  origin: BrowserOrigin,
): Promise<string> {
  return register(context, { person, purpose: { then: 'business', businessName }, origin, terms: { agreements: [] } });
}
