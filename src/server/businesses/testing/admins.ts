import type { BusinessAdmin } from '../../../contract/entities.gen';
import { linksOf } from '../../session/testing/links';
import type { TestApp } from '../../testing/app';
import { PASSWORD, type TestBusiness } from '../../testing/factories';

const person = { firstName: 'Ada', lastName: 'Admin', password: PASSWORD };

export function adminsIn(test: TestApp) {
  const invite = async (business: TestBusiness, email: string) =>
    (await test.as(business.owner)).post(`/v1/businesses/${business.id}/admins`, { name: 'Ada', email });

  async function codeFor(business: TestBusiness, email: string): Promise<string> {
    expect((await invite(business, email)).status).toBe(200);
    return (await linksOf(test).newest(email, 'admin-invite')).code;
  }

  const accept = (inviteCode: string, given: Partial<typeof person> = {}, by = test.anyone()) =>
    by.post('/v1/business-admins/register', { inviteCode, ...person, ...given });

  async function adminsOf(business: TestBusiness): Promise<string[]> {
    const asOwner = await test.as(business.owner);
    const { body } = await asOwner.get(`/v1/businesses/${business.id}/business-admins`);
    return (body as BusinessAdmin[]).flatMap(({ email, owner }) => (owner ? [] : [email]));
  }

  return { invite, codeFor, accept, adminsOf };
}
