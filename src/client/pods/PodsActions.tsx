import type { Membership } from '../../contract/entities.gen';
import { pathTo, paths } from '../../domain/links';
import { ButtonLink } from '../ui/ButtonLink';
import { words } from './words';

/** Where one may add, or join: named in the address when there is but one, else chosen there. */
function soleId(memberships: readonly Membership[]): string | undefined {
  return memberships.length === 1 ? memberships[0]?.id : undefined;
}

/** Joining comes first for people who are in no pod; adding for people who run the membership. */
export function PodsActions({ memberships }: { memberships: readonly Membership[] }) {
  const adding = memberships.filter(({ can }) => can.addPod);
  const joining = memberships.filter(({ can }) => can.joinPod);
  return (
    <>
      {adding.length > 0 && (
        <ButtonLink to={pathTo(paths.podsAdd, { membership: soleId(adding) })}>{words.add}</ButtonLink>
      )}
      {joining.length > 0 && (
        <ButtonLink
          to={pathTo(paths.podsJoin, { request: soleId(joining) })}
          variant={adding.length > 0 ? 'default' : 'filled'}
        >
          {words.join}
        </ButtonLink>
      )}
    </>
  );
}
