import type { Business, Membership, Pod } from '../../../contract/entities.gen';
import { mySettingsPath, pathTo, paths, settingsPanels } from '../../../domain/links';
import { isFeatureOn } from '../../../domain/memberships/settings';
import { words as accountWords } from '../../account/words';
import { words as businessWords } from '../../businesses/words';
import { membershipWords } from '../../memberships/membershipWords';
import { addPodPath, pageLinksFor } from '../../memberships/membershipLinks';
import { words as frameWords } from '../words';
import type { Destination } from './destination';

interface Own {
  business: Business | undefined;
  memberships: readonly Membership[];
  pods: readonly Pod[];
}

const page = (name: string, to: string, also?: string): Destination => ({ kind: 'page', name, to, also });

/** The five entries of the main navigation. */
export const navPages: readonly Destination[] = [
  page(frameWords.memberships, paths.memberships),
  page(frameWords.pods, paths.pods),
  page(frameWords.chat, paths.chats),
  page(frameWords.notifications, paths.notifications),
  page(frameWords.mySettings, paths.mySettings),
];

function membershipPages(membership: Membership, pods: readonly Pod[]): Destination[] {
  const { id, name, can } = membership;
  const isInPod = pods.some(({ membershipId }) => membershipId === id);
  const addPod = addPodPath(id);
  const links = pageLinksFor(membership, isInPod);
  // A trained leader's pod card already links to it.
  const isAddPodLeft = can.addPod && !links.some(({ to }) => to === addPod);
  return [
    ...links.map(({ label, to }) => page(label, to, name)),
    ...(isAddPodLeft ? [page(membershipWords.card.addPod, addPod, name)] : []),
  ];
}

function stepPages({ memberships, pods }: Own): Destination[] {
  return pods
    .filter(({ can, membershipId }) => {
      const features = memberships.find(({ id }) => id === membershipId)?.features;
      return can.seeSteps && features !== undefined && isFeatureOn('NextTinyStep', features);
    })
    .map(({ id, name }) => page(membershipWords.card.step, pathTo(paths.podsNextTinyStep, { pod: id }), name));
}

/** The pages that the user's roles and permissions allow. */
export function ownPages(own: Own): Destination[] {
  const { business, memberships, pods } = own;
  const can = business?.can;
  const panels = settingsPanels.filter((panel) => panel !== 'admins' || can?.viewAdmins);
  return [
    ...navPages,
    ...stepPages(own),
    ...memberships.flatMap((membership) => membershipPages(membership, pods)),
    ...panels.map((panel) => page(accountWords.settings.panels[panel], mySettingsPath(panel), frameWords.mySettings)),
    page(accountWords.account.changePassword, paths.changePassword),
    page(accountWords.account.twoFactor, paths.twoFactor),
    ...(can?.addMembership ? [page(accountWords.memberships.add, paths.membershipsAdd)] : []),
    ...(can?.edit ? [page(accountWords.memberships.businessSettings, paths.businessSettings, business?.name)] : []),
    ...(can?.configureZoom ? [page(accountWords.memberships.zoom, paths.thirdPartySettings, business?.name)] : []),
    ...(can?.viewAuditLog ? [page(accountWords.memberships.auditLog, paths.auditLog, business?.name)] : []),
    ...(can?.inviteAdmin ? [page(businessWords.inviteAdmin.submit, paths.inviteAdmin, business?.name)] : []),
    page(accountWords.account.terms, paths.terms),
  ];
}
