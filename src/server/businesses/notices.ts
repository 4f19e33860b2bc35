import { pageLinks } from '../../domain/links';
import { notify } from '../notifications';
import type { Act } from '../platform/act';
import { userById } from '../session';
import { ownerOf } from '../tenancy';
import { businessMails } from './mails';
import { businessNotifications } from './notificationKinds';
import { businessById } from './reads';

interface PersonName {
  firstName: string;
  lastName: string;
}

const fullName = ({ firstName, lastName }: PersonName) => `${firstName} ${lastName}`;

export function mailInvitation(
  act: Act,
  { name, email, code }: { name: string; email: string; code: string },
  business: { name: string },
  inviter: PersonName,
): void {
  const link = act.url(pageLinks.adminSignUp(code));
  const data = { name, businessName: business.name, inviterName: fullName(inviter), link };
  act.mail({ to: email, template: businessMails['admin-invite'], data });
}

export async function notifyAdminJoined(
  act: Act,
  businessId: string,
  admin: PersonName & { id: string },
): Promise<void> {
  const [business, owner] = [await businessById(act.tx, businessId), await ownerOf(act.tx, businessId)];
  if (!business || !owner) return;
  const [adminName, businessName] = [fullName(admin), business.name];
  const link = act.url(pageLinks.adminsPanel());
  act.mail({
    to: owner.email,
    template: businessMails['admin-joined'],
    data: { firstName: owner.firstName, adminName, businessName, link },
  });
  const data = { admin: { userId: admin.id, name: adminName }, businessName };
  await notify(act, { kind: businessNotifications['admin-joined'], userIds: [owner.id], data });
}

export async function notifyAdminRemoved(act: Act, businessId: string, adminId: string): Promise<void> {
  const [business, person] = [await businessById(act.tx, businessId), await userById(act.tx, adminId)];
  if (!business || !person) return;
  const data = { businessName: business.name };
  act.mail({
    to: person.email,
    template: businessMails['admin-removed'],
    data: { firstName: person.firstName, ...data },
  });
  await notify(act, { kind: businessNotifications['admin-removed'], userIds: [adminId], data });
}

export async function notifyHandedOver(
  act: Act,
  { businessId, from, to }: { businessId: string; from: string; to: string },
): Promise<void> {
  const business = await businessById(act.tx, businessId);
  const [former, owner] = [await userById(act.tx, from), await userById(act.tx, to)];
  if (!business || !former || !owner) return;
  const [businessName, formerOwner] = [business.name, fullName(former)];
  const link = act.url(pageLinks.adminsPanel());
  act.mail({
    to: owner.email,
    template: businessMails['business-owned'],
    data: { firstName: owner.firstName, businessName, formerOwner, link },
  });
  act.mail({
    to: former.email,
    template: businessMails['business-handed-over'],
    data: { firstName: former.firstName, businessName, newOwner: fullName(owner) },
  });
  const data = { formerOwner: { userId: from, name: formerOwner }, businessName };
  await notify(act, { kind: businessNotifications['business-owned'], userIds: [to], data });
}

export function mailStaffTwoFactor(
  act: Act,
  business: { name: string },
  { email, firstName }: { email: string; firstName: string },
): void {
  const data = { firstName, businessName: business.name, link: act.url(pageLinks.twoFactor()) };
  act.mail({ to: email, template: businessMails['staff-two-factor'], data });
}
