import type { BusinessRegistration } from '../../contract/entities.gen';
import type { AppContext } from '../platform/context';
import { register } from '../session';

export async function registerBusiness(
  context: AppContext,
  { businessName, ...person }: BusinessRegistration,
  ip: string,
): Promise<void> {
  await register(context, { person, purpose: { then: 'business', businessName }, ip });
}
