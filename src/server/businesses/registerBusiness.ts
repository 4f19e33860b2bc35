import type { BusinessRegistration } from '../../contract/entities.gen';
import type { AppContext } from '../platform/context';
import { register } from '../session';

/** Mails the link that creates the business and its owner's account (rule businesses.registration). */
export async function registerBusiness(
  context: AppContext,
  { businessName, ...person }: BusinessRegistration,
  ip: string,
): Promise<void> {
  await register(context, { person, purpose: { then: 'business', businessName }, ip });
}
